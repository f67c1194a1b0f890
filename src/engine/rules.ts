import type { Rank } from './cards.js';

/**
 * All that makes a game: a row of the table of games, or an author's own. The engine, the layout and
 * the texts read nothing else. What a field means is the same for every game.
 */
export interface Rules {
  /** Packs of 52 shuffled together. */
  readonly decks: 1 | 2 | 3 | 4;
  readonly foundations: {
    /** Piles; a multiple of four, for a suit starts at most a quarter of them. */
    readonly count: number;
    /** Cards in a complete pile; count × perPile is the whole pack. */
    readonly perPile: number;
    /**
     * The rank that starts a pile: that of the card `dealt` after the reserve, `chosen` by the
     * player's first move, a rank, or a rank whose cards are all put up before the deal (`2:all`).
     */
    readonly base: 'dealt' | 'chosen' | Rank | `${Rank}:all`;
    /** Whether an ace goes on a king. */
    readonly wrap: boolean;
    /** Whether a pile's top card may come back to the tableau. */
    readonly back: boolean;
  };
  readonly reserve: {
    /** Piles. */
    readonly piles: number;
    /** Cards in each pile. */
    readonly cards: number;
    /** What lies face up: the top card, every card, or nothing until the last card of a pile. */
    readonly face: 'top' | 'all' | 'last';
  };
  readonly tableau: {
    /** Columns. */
    readonly piles: number;
    /** Each column's cards from the bottom, `u` up and `d` down; or `triangle`: 1, 2, 3 … cards, the top one up. */
    readonly deal: string;
    /** A card goes on one of the next higher rank and of the other colour, the same suit, or any. */
    readonly build: 'alt' | 'suit' | 'any';
    /** Whether a king goes on an ace: never; always; or always but for the rank below the base on a base card. */
    readonly wrap: 'none' | 'not-over-base' | 'full';
    /** What moves together: any built run, the top card or the whole column, the whole column, the top card. */
    readonly move: 'run' | 'topOrWhole' | 'whole' | 'single';
    /** The most cards that building may bring a column to, or null. */
    readonly max: number | null;
  };
  readonly fill: {
    /** Where a card comes from by itself when a move empties a column: the first of these that has one. */
    readonly auto: readonly ('reserve' | 'waste')[];
    /** Where the player may bring cards from to an empty column. */
    readonly manual: readonly ('reserve' | 'waste' | 'tableau' | 'foundation')[];
    /** The one rank that the player may bring to the foot of an empty column, or null. */
    readonly rank: Rank | null;
    /** Whether the waste must wait until every reserve is empty. */
    readonly reserveFirst: boolean;
  };
  readonly stock: {
    /** Cards turned at once, or that number for each pass through the stock (the last one stays). */
    readonly draw: number | readonly number[];
    /** How often the waste may be turned over, or null for no limit. */
    readonly redeals: number | null;
  };
  /** Ranks in a suit, from the ace; 13 when absent. Smaller packs are for tests and exhaustive checks. */
  readonly ranks?: number;
}

/** Some of the rules, to be laid over others: what is not given stays. */
export type PartialRules = {
  readonly [Key in keyof Rules]?: Rules[Key] extends object ? Partial<Rules[Key]> : Rules[Key];
};

/** `rules` with `changes` laid over them, group by group. */
export function overlay(rules: Rules, changes: PartialRules): Rules {
  const { foundations, reserve, tableau, fill, stock, ...rest } = changes;
  return {
    ...rules,
    ...rest,
    foundations: { ...rules.foundations, ...foundations },
    reserve: { ...rules.reserve, ...reserve },
    tableau: { ...rules.tableau, ...tableau },
    fill: { ...rules.fill, ...fill },
    stock: { ...rules.stock, ...stock },
  };
}

/** What must be laid over `rules` to make them `changed`: empty when they are the same game. */
export function difference(rules: Rules, changed: Rules): PartialRules {
  const differing = (from: object, to: object): [string, unknown][] =>
    Object.entries(to).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      const old = (from as Record<string, unknown>)[key];
      if (JSON.stringify(old) === JSON.stringify(value)) return [];
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && typeof old === 'object';
      return [[key, isGroup ? Object.fromEntries(differing(old ?? {}, value)) : value]];
    });
  return Object.fromEntries(differing(rules, changed));
}

/** Ranks in a suit. */
export const ranksOf = (rules: Rules): number => rules.ranks ?? 13;

/** Cards in the whole pack. */
export const packSize = (rules: Rules): number => rules.decks * 4 * ranksOf(rules);

/** Cards the stock turns in this pass; passes count from 1. */
export function drawOf(rules: Rules, pass: number): number {
  const { draw } = rules.stock;
  return typeof draw === 'number' ? draw : (draw[Math.min(pass, draw.length) - 1] ?? 1);
}
