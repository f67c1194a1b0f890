import { RANKS, type PositionJSON, type Rank, type VariantId } from '../../src/engine/index.js';
import lines from './games.json';

/** A move of a recorded game: what was legal, and what was played. */
export interface RecordedStep {
  /** Sorted; foundations without a number, alike ones once. */
  readonly legal: readonly string[];
  readonly pick: string;
}

/** A game that engines of other authors agree on. `scripts/compact-games.mjs` tells how games.json holds it. */
export interface RecordedGame {
  readonly variant: VariantId;
  /** `deal`, or the kind of made-up position that it starts with. */
  readonly kind: string;
  /** The cards in dealing order, of a `deal`. */
  readonly deck?: readonly string[];
  readonly start: PositionJSON;
  readonly steps: readonly RecordedStep[];
  readonly final: PositionJSON;
  readonly won: boolean;
}

interface Line {
  readonly variant: VariantId;
  readonly kind: string;
  readonly deck?: string;
  readonly start: string;
  readonly steps: string;
  readonly final: string;
  readonly won: boolean;
}

const cardsOf = (text: string): string[] => text.match(/#?../g) ?? [];

/** `6C21`: a foundation of 21 cards from the six of clubs. */
function foundationOf(text: string): string[] {
  const lowest = RANKS.indexOf(text.charAt(0));
  return Array.from(
    { length: Number(text.slice(2)) },
    (_, index) => RANKS.charAt((lowest + index) % 13) + text.charAt(1),
  );
}

function positionOf(variant: VariantId, text: string): PositionJSON {
  const [head = '', stock = '', waste = '', reserves = '', foundations = '', tableau = ''] = text.split('|');
  const [base, pass] = head.split(' ');
  const piles = (list: string, read: (pile: string) => string[]) => (list === '-' ? [] : list.split(',').map(read));
  return {
    variant,
    stock: cardsOf(stock),
    waste: cardsOf(waste),
    reserves: piles(reserves, cardsOf),
    foundations: piles(foundations, foundationOf),
    tableau: piles(tableau, cardsOf),
    base: base === '-' ? null : (base as Rank),
    pass: Number(pass),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  s: 'stock',
  w: 'waste',
  r: 'reserve',
  t: 'tableau',
  f: 'foundation',
};

/** `t5t3*2!` is tableau:5>tableau:3*2, played; `!1` tells the foundation it is played to. */
function stepOf(text: string): RecordedStep {
  let pick = '';
  const legal = text.split(' ').map((word) => {
    const [, from = '', fromPile, to = '', toPile, count = '1', played, slot] =
      /^([a-z])(\d*)([a-z])(\d*)(?:\*(\d+))?(!?)(\d*)$/.exec(word) ?? [];
    const place = (letter: string, pile?: string) => KINDS[letter] + (pile ? `:${pile}` : '');
    if (played) pick = `${place(from, fromPile)}>${place(to, slot || toPile)}*${count}`;
    return `${place(from, fromPile)}>${place(to, toPile)}*${count}`;
  });
  return { legal, pick };
}

export const games: readonly RecordedGame[] = (lines as readonly Line[]).map(
  ({ variant, kind, deck, start, steps, final, won }) => ({
    variant,
    kind,
    ...(deck && { deck: cardsOf(deck) }),
    start: positionOf(variant, start),
    steps: steps === '' ? [] : steps.split('/').map(stepOf),
    final: positionOf(variant, final),
    won,
  }),
);
