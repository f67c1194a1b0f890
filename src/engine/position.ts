import type { Card } from './cards.js';
import type { Rules } from './rules.js';
import type { VariantId } from './variants.js';

/** Cards from the bottom up; the last one is the top. Those that lie face down are {@link turned}. */
export type Pile = readonly Card[];

/**
 * A position of a game: data, never changed. A move makes a new one that shares every pile it did
 * not touch, so that `===` tells what changed.
 */
export interface Position {
  /** The row of the table that the rules come from, or null for an author's own game. */
  readonly variant: VariantId | null;
  readonly rules: Rules;
  /** Face down; the last card is the next one drawn. */
  readonly stock: Pile;
  readonly waste: Pile;
  readonly reserves: readonly Pile[];
  /** In the order in which they were started. */
  readonly foundations: readonly Pile[];
  readonly tableau: readonly Pile[];
  /** The rank that starts a foundation, 0 (ace) to 12; null until the player has chosen it. */
  readonly base: number | null;
  /** The pass through the stock, from 1. */
  readonly pass: number;
}

/** The kinds of pile. */
export type PlaceKind = 'stock' | 'waste' | 'reserve' | 'foundation' | 'tableau';

/** A pile's name: `stock`, `waste`, `reserve:0`, `foundation:5`, `tableau:3`; numbers count from 0. */
export type Place = 'stock' | 'waste' | `${'reserve' | 'foundation' | 'tableau'}:${number}`;

/** A place taken apart. */
export interface PlaceParts {
  readonly kind: PlaceKind;
  /** 0 for stock and waste. */
  readonly index: number;
}

const MOST_PILES = 64;

const names = <Kind extends 'reserve' | 'foundation' | 'tableau'>(kind: Kind) =>
  Array.from({ length: MOST_PILES }, (_, index): Place => `${kind}:${index}`);

/** Interned names: making a move makes no text. */
const NAMES = { reserve: names('reserve'), foundation: names('foundation'), tableau: names('tableau') };

const PARTS: ReadonlyMap<string, PlaceParts> = new Map<string, PlaceParts>([
  ['stock', { kind: 'stock', index: 0 }],
  ['waste', { kind: 'waste', index: 0 }],
  ...(['reserve', 'foundation', 'tableau'] as const).flatMap((kind) =>
    NAMES[kind].map((name, index): [string, PlaceParts] => [name, { kind, index }]),
  ),
]);

/** The name of a reserve, foundation or column. */
export const placeOf = (kind: 'reserve' | 'foundation' | 'tableau', index: number): Place =>
  NAMES[kind][index] ?? `${kind}:${index}`;

/** Takes a place apart, or null when the text names none. */
export const partsOf = (place: string): PlaceParts | null => PARTS.get(place) ?? null;

/** The pile at a place, or null when the position has none there. */
export function pileAt(position: Position, place: Place): Pile | null {
  const parts = partsOf(place);
  if (!parts) return null;
  switch (parts.kind) {
    case 'stock':
      return position.stock;
    case 'waste':
      return position.waste;
    case 'reserve':
      return position.reserves[parts.index] ?? null;
    case 'foundation':
      return position.foundations[parts.index] ?? null;
    case 'tableau':
      return position.tableau[parts.index] ?? null;
  }
}

/** Every place of a position: stock, waste, reserves, foundations, columns. */
export const placesOf = ({ reserves, foundations, tableau }: Position): readonly Place[] => [
  'stock',
  'waste',
  ...NAMES.reserve.slice(0, reserves.length),
  ...NAMES.foundation.slice(0, foundations.length),
  ...NAMES.tableau.slice(0, tableau.length),
];

/** The top card, or undefined of an empty pile. */
export const topOf = (pile: Pile): Card | undefined => pile[pile.length - 1];

/** Whether every card is on the foundations. */
export const isWon = ({ stock, waste, reserves, foundations, tableau }: Position): boolean =>
  foundations.some((pile) => pile.length > 0) &&
  stock.length === 0 &&
  waste.length === 0 &&
  reserves.every((pile) => pile.length === 0) &&
  tableau.every((pile) => pile.length === 0);
