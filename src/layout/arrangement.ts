import type { Place } from '../engine/position.js';
import { leastRoom, type Offset, type Strips } from './fan.js';
import { CARD_HEIGHT, type Frame } from './frame.js';

/** Where a pile lies. */
export interface Cell {
  /** From the left, in columns: a column is a card and a gap. */
  readonly c: number;
  /** From the top, in card widths. */
  readonly r: number;
  /** The height that the pile may take, in card widths: a column's fan is squeezed into it. */
  readonly room: number;
}

/** Which index and strips cards have: the narrower the card, the larger the index on it. */
export type IndexSize = 'compact' | 'regular' | 'wide';

/** Where the piles of a game lie in one of the three arrangements. */
export interface Arrangement {
  readonly frame: Frame;
  /** Cards across, with the gaps between them; may be a fraction. */
  readonly columns: number;
  /** Height of the board, in card widths. */
  readonly height: number;
  /** Rows in which the columns lie, 1 or 2. */
  readonly rows: number;
  /** Whether foundations are stubs, an index and no more. */
  readonly stub: boolean;
  /** From each card of a spread waste to the next. */
  readonly waste: Offset;
  /** From each card of an open reserve to the next; nothing for a covered one. */
  readonly reserve: Offset;
  readonly index: IndexSize;
  readonly strips: Strips;
  /** Foundations are counted as they are shown, in blocks of a suit: spades, hearts, diamonds, clubs. */
  readonly cells: ReadonlyMap<Place, Cell>;
}

/** What a pile may cover, in card widths. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cards that a waste spreads at most. */
export const WASTE_CARDS = 3;

/**
 * What the pile at a place may cover, its cards fanned as far as they go.
 *
 * @param side 1, or -1 for a board that is mirrored
 */
export function boxOf({ cells, columns, frame, waste }: Arrangement, place: Place, side: 1 | -1 = 1): Box | null {
  const cell = cells.get(place);
  if (!cell) return null;
  const c = side < 0 ? columns - 1 - cell.c : cell.c;
  const fanned = place === 'waste' ? waste.x * side * (WASTE_CARDS - 1) : 0;
  return {
    x: c * (1 + frame.gap) + Math.min(0, fanned),
    y: cell.r,
    width: 1 + Math.abs(fanned),
    height: cell.room,
  };
}

/**
 * By how many card widths each row of columns must grow for the last card of every column to be seen
 * whole: whole steps, so that the board seldom changes.
 *
 * @param columns of each column, for each card from the bottom, whether it lies face down
 */
export function growth({ cells, strips }: Arrangement, columns: readonly (readonly boolean[])[]): number {
  const missing = columns.map(
    (isDown, i) => leastRoom(isDown, strips) - (cells.get(`tableau:${i}`)?.room ?? CARD_HEIGHT),
  );
  return Math.ceil(Math.max(0, ...missing) - 1e-9);
}
