import type { Card } from '../engine/cards.js';
import type { Refusal } from '../engine/legality.js';
import type { PlaceKind } from '../engine/position.js';

/** What a pile's name is made of: what is seen of it, no more. */
export interface SeenPile {
  readonly kind: PlaceKind;
  /** Its number among those of its kind, from 0. */
  readonly index: number;
  readonly count: number;
  /** Its upper cards, from the bottom; `null` lies face down. Of a column all of them. */
  readonly cards: readonly (Card | null)[];
  /** How many of them, from the top, lie spread, and are built on each other. */
  readonly spread: number;
  readonly run: number;
  /** What it shows or takes when it is empty. */
  readonly slot:
    | { readonly kind: 'rank'; readonly rank: number; readonly suit: number | null }
    | { readonly kind: 'redeal'; readonly isPossible: boolean; readonly left: number }
    | { readonly kind: 'gap'; readonly takes: 'any' | 'waste' | 'reserve' | 'nothing' }
    | { readonly kind: 'plain' };
  /** Cards that the stock turns at a time. */
  readonly draw: number;
}

/** A setting that a page may get wrong, with the whole numbers it takes. */
export type NumberSetting = 'draw' | 'redeals';

/**
 * Every text that a person sees or hears, in one language. A text with values is a function, so that
 * a language can put them in its own order and forms.
 */
export interface Messages {
  /** The language, as in the HTML attribute `lang`. */
  readonly lang: string;

  // Cards and piles

  /** A card's name: "7 of hearts". */
  readonly card: (card: Card) => string;
  /** A pile's short name, for use within a sentence: "tableau 3"; `alike` piles are of its kind. */
  readonly place: (kind: PlaceKind, index: number, alike: number) => string;
  /** A pile's name with all that is seen of it; `alike` piles are of its kind. */
  readonly pile: (pile: SeenPile, alike: number) => string;
  /** A pile's name while the cards in hand may go there. */
  readonly target: (name: string) => string;
  /** Why a move is not legal. */
  readonly refusals: Readonly<Record<Refusal, string>>;

  // The game and what frames it

  /** The whole element's name. */
  readonly game: (name: string, seed: string | null) => string;
  /** The name of an author's own game that has none. */
  readonly ownGame: string;
  /** The name of the field of piles. */
  readonly board: string;
  readonly toolbar: string;
  readonly newGame: string;
  readonly restart: string;
  readonly undo: string;
  readonly redo: string;
  /** The name of the progress line. */
  readonly progress: string;
  /** How far the game is, short: "33/156". It has the number as {@link number} writes it. */
  readonly home: (home: number, total: number) => string;
  /** The same in words. */
  readonly homeInWords: (home: number, total: number) => string;
  /** Moves made. It has the number as {@link number} writes it. */
  readonly moves: (count: number) => string;
  /** The deal's number or text. It has it as it is given. */
  readonly deal: (seed: string) => string;
  readonly number: (value: number) => string;

  // The note at the end

  readonly wonTitle: (total: number) => string;
  readonly wonText: (name: string) => string;
  readonly newDeal: string;

  // For the authors of pages: warnings on the console, texts of errors

  /** No game has that name; `near` is the id that may have been meant, `used` the one that is played. */
  readonly unknownVariant: (text: string, near: string | null, used: string) => string;
  /** A name that was understood although it is no id. */
  readonly nearVariant: (text: string, id: string) => string;
  readonly badSeed: (text: string) => string;
  readonly badTheme: (text: string) => string;
  /** A record that cannot be read, and why. */
  readonly badRecord: (why: string) => string;
  readonly badNumber: (setting: NumberSetting, text: string) => string;
  /** Rules that make no game, and what is wrong with them. */
  readonly badRules: (problems: readonly string[]) => string;
  /** A move that was asked for and is not legal; `move` is its text. */
  readonly illegalMove: (move: string, refusal: Refusal) => string;
  /** Something else asked for a move and gave none. */
  readonly notAMove: (text: string) => string;
  /** The elements are already defined, by another copy of this script or by something else. */
  readonly loadedTwice: (name: string) => string;
}
