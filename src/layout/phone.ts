import { WASTE_CARDS } from './arrangement.js';
import {
  Cells,
  columnsRoom,
  foundationsAcross,
  isOpen,
  leastReserveRoom,
  RAIL_STEP,
  reserveRoom,
  reserveStrip,
  UP_STRIP,
  type Counts,
  type Draft,
} from './cells.js';
import { CARD_HEIGHT, FRAMES } from './frame.js';

const STRIP = UP_STRIP.compact;
const ROOM = 5.3;
const GAP = 0.14;

/** What the fan of a waste takes beside its pile, in columns. */
const WASTE_FAN = ((WASTE_CARDS - 1) * STRIP) / (1 + FRAMES.phone.gap);

/** Where piles lie in a container narrower than 560 px: more than eight columns lie in two rows. */
export function phone(counts: Counts): Draft {
  const rows = counts.columns > 8 ? 2 : 1;
  const across = Math.ceil(counts.columns / rows);
  if (across > 5) return handAbove(counts, rows, across);
  return counts.reserves === 1 && isOpen(counts) ? openRail(counts, rows, across) : rail(counts, rows, across);
}

/** Height of reserves in a row: about `wanted`, no more than their cards need, no less than is legible. */
const rowRoom = (counts: Counts, columns: number, wanted: number): number =>
  Math.min(reserveRoom(counts, STRIP), Math.max(leastReserveRoom(counts, 'phone', columns), wanted));

/**
 * Few columns: a rail at the left with reserve, stock, and the waste that fans down; at its right
 * foundations over columns, several reserves in a row between them.
 */
function rail(counts: Counts, rows: number, across: number): Draft {
  const width = Math.max(4, across);
  const cells = new Cells(counts);
  cells.rail(STRIP);
  const inRow = foundationsAcross(counts, width);
  let top = cells.foundations(inRow, 1, 0, width) + GAP;
  let reserve = 0;
  if (counts.reserves > 1) {
    const room = rowRoom(counts, width + 1, 2.4);
    reserve = reserveStrip(counts, room, STRIP);
    // Spread over the columns; few stand side by side in the middle, where a gap would part them.
    const step = 2 * counts.reserves <= width ? 1 : (width - 1) / (counts.reserves - 1);
    cells.reserves(1 + (width - 1 - (counts.reserves - 1) * step) / 2, top, room, step);
    top += room + GAP;
  }
  const height = top + columnsRoom(counts.reserves > 1 && rows === 1 ? 4.4 : ROOM, rows);
  cells.columns(rows, 1, width, top, height);
  return {
    columns: width + 1,
    height,
    rows,
    stub: inRow < counts.foundations,
    waste: { x: 0, y: STRIP },
    reserve: { x: 0, y: reserve },
    cells,
  };
}

/**
 * Few columns and one open reserve: it fans down the whole rail below the stock. The waste fans to the
 * right beside the stock, and the foundations at the right of it are stubs.
 */
function openRail(counts: Counts, rows: number, across: number): Draft {
  const wasteWidth = Math.ceil(WASTE_FAN) + 1;
  const width = Math.max(4, across, wasteWidth + counts.foundations / 4);
  const inRow = foundationsAcross(counts, width - wasteWidth);
  const cells = new Cells(counts);
  cells.hand(0, 1);
  const top = cells.foundations(inRow, width + 1 - inRow, 0, inRow) + GAP;
  const least = leastReserveRoom(counts, 'phone', width + 1);
  const height = Math.max(top + columnsRoom(ROOM, rows), RAIL_STEP + least);
  const room = height - RAIL_STEP;
  cells.reserves(0, RAIL_STEP, room);
  cells.columns(rows, 1, width, top, height);
  return {
    columns: width + 1,
    height,
    rows,
    stub: inRow < counts.foundations,
    waste: { x: STRIP, y: 0 },
    reserve: { x: 0, y: reserveStrip(counts, room, STRIP) },
    cells,
  };
}

/**
 * Many columns: above them a row with the reserves at the left, at the right the stock under the thumb
 * and the waste that fans to the left. Foundations lie between those where one row of cards fits, else
 * in rows of their own.
 */
function handAbove(counts: Counts, rows: number, across: number): Draft {
  const { foundations, reserves } = counts;
  const handWidth = 2.12 + (counts.isWasteSpread ? WASTE_FAN : 0);
  // Open reserves hang into the rows below: a suit's foundations must fit at their side.
  const left = isOpen(counts) ? reserves : 0;
  const width = Math.max(across, reserves + Math.ceil(handWidth), left + foundations / 4);
  const cells = new Cells(counts);
  cells.hand(width - 1, width - 2.12);
  const room = rowRoom(counts, width, 3.2);
  cells.reserves(0, 0, room);

  const spare = width - reserves - handWidth - foundations;
  const isBetween = spare >= 0;
  const inRow = isBetween ? foundations : foundationsAcross(counts, width - left);
  const bottom = isBetween
    ? cells.foundations(inRow, reserves > 0 ? reserves + spare / 2 : 0, 0, inRow)
    : RAIL_STEP + cells.foundations(inRow, left, RAIL_STEP, width - left);

  const top = Math.max(bottom, reserves > 0 ? room : CARD_HEIGHT) + GAP;
  const height = top + columnsRoom(ROOM, rows);
  cells.columns(rows, 0, width, top, height);
  return {
    columns: width,
    height,
    rows,
    stub: inRow < foundations,
    waste: { x: -STRIP, y: 0 },
    reserve: { x: 0, y: reserveStrip(counts, room, STRIP) },
    cells,
  };
}
