import type { Place } from '../engine/position.js';

/** A rectangle on the screen, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The least part of the card that must lie in a lane, unless the pointer does. */
const LEAST = 0.15;

const isColumn = (cell: Place) => cell.startsWith('tableau');

const overlap = (a: number, aSize: number, b: number, bSize: number) =>
  Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));

/** Where a drop reaches a pile: a column's lane goes down to the next pile below it or to the table's foot. */
function laneOf(cell: Place, boxes: ReadonlyMap<Place, Box>, foot: number): Box {
  const box = boxes.get(cell)!;
  if (!isColumn(cell)) return box;
  const below = [...boxes].filter(
    ([other, { x, y, width }]) =>
      other !== cell && y > box.y + box.height / 2 && overlap(box.x, box.width, x, width) > 1,
  );
  const bottom = below.reduce((least, [, { y }]) => Math.min(least, y), foot);
  // Named one by one: a box may be a DOMRect, whose numbers a spread would not take over.
  return { x: box.x, y: box.y, width: box.width, height: Math.max(box.height, bottom - box.y) };
}

/**
 * The pile that cards are dropped on: of those that may take them the one whose lane covers most of
 * the lead card; the card must lie in it by a part at least, or the pointer must. Null when none does.
 * @param cells the piles that may take the cards
 * @param boxes every pile's box
 * @param foot the lower edge of the table
 */
export function laneAt(
  card: Box,
  pointer: { readonly x: number; readonly y: number },
  cells: readonly Place[],
  boxes: ReadonlyMap<Place, Box>,
  foot: number,
): Place | null {
  let best: Place | null = null;
  let most = 0;
  for (const cell of cells) {
    const lane = laneOf(cell, boxes, foot);
    const covered =
      (overlap(card.x, card.width, lane.x, lane.width) * overlap(card.y, card.height, lane.y, lane.height)) /
      (card.width * card.height);
    const hasPointer =
      overlap(pointer.x, 0.01, lane.x, lane.width) > 0 && overlap(pointer.y, 0.01, lane.y, lane.height) > 0;
    if ((covered >= LEAST || hasPointer) && covered > most) [best, most] = [cell, covered];
  }
  return best;
}
