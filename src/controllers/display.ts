import { suitOf, type Card } from '../engine/cards.js';
import type { Move } from '../engine/moves.js';
import { partsOf, pileAt, placeOf, topOf, type Place, type Position } from '../engine/position.js';

/** Suits in the order in which foundations are shown: spades, hearts, diamonds, clubs. */
const SHOWN_SUITS = [1, 2, 3, 0];

/** A foundation as it is shown. */
export interface FoundationCell {
  /** Where it is shown: foundations counted by suit. */
  readonly cell: Place;
  /** The engine's foundation that is shown there. */
  readonly place: Place;
  /** The suit that this cell shows and takes. */
  readonly suit: number;
}

/**
 * Which foundation each cell shows, a pure function of the position: the engine fills foundations as
 * they are started, the table shows each suit in a block of its own. A started foundation takes the
 * next cell of its suit. Of the others each takes the cell of its own number or, where that is taken,
 * that of the foundation which took it, and so on: one that starts moves one other at most.
 */
export function foundationCells({ foundations }: Position): readonly FoundationCell[] {
  const inSuit = foundations.length / 4;
  const suits = SHOWN_SUITS.flatMap((suit) => Array.from({ length: inSuit }, () => suit));
  /** The cell of each foundation that is started. */
  const cells = new Map<number, number>();
  foundations.forEach((pile, index) => {
    const top = topOf(pile);
    if (top === undefined) return;
    let cell = suits.indexOf(suitOf(top));
    while ([...cells.values()].includes(cell)) cell++;
    cells.set(index, cell);
  });
  const startedAt = new Map([...cells].map(([index, cell]) => [cell, index]));
  return suits.map((suit, cell) => {
    let index = startedAt.get(cell);
    if (index === undefined) for (index = cell; cells.has(index);) index = cells.get(index)!;
    return { cell: placeOf('foundation', cell), place: placeOf('foundation', index), suit };
  });
}

/** The cell where a move of `card` is seen to lead: a new foundation begins in the block of its suit. */
export function cellOf(position: Position, cells: readonly FoundationCell[], { to }: Move, card: Card): Place {
  if (partsOf(to)?.kind !== 'foundation') return to;
  const isStarted = (place: Place) => (pileAt(position, place)?.length ?? 0) > 0;
  const shown = isStarted(to)
    ? cells.find(({ place }) => place === to)
    : cells.find(({ place, suit }) => suit === suitOf(card) && !isStarted(place));
  return shown?.cell ?? to;
}
