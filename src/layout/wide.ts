import type { IndexSize } from './arrangement.js';
import {
  Cells,
  columnsRoom,
  foundationsAcross,
  isOpen,
  leastReserveRoom,
  reserveStrip,
  UP_STRIP,
  type Counts,
  type Draft,
} from './cells.js';
import { CARD_HEIGHT } from './frame.js';

type WideName = 'column' | 'page';

const GAP = 0.2;
/** Top of what lies under the first row of cards. */
const SECOND_ROW = CARD_HEIGHT + GAP;
/** Stock, spread waste and a gap, in columns. */
const HAND_WIDTH = 3;
const WASTE = { x: 0.36, y: 0 };
const NONE = { x: 0, y: 0 };

/** Which index the cards have where they are `columns` across. */
export function wideIndex(name: WideName, columns: number): IndexSize {
  if (name === 'page') return columns <= 17 ? 'wide' : 'compact';
  return columns <= 8 ? 'regular' : 'compact';
}

/** Height of a row of columns: the narrower the cards, the more of their widths. */
function roomOf(name: WideName, columns: number): number {
  if (columns <= 8) return 4.685;
  const more = Math.max(0, columns - 9.4);
  return name === 'page' ? 4.6 + 0.118 * more : 5.085 + 0.2235 * more;
}

/** Where piles lie in a container of 560 px and more. */
export function wide(name: WideName, counts: Counts): Draft {
  const inRow = besideHand(counts);
  return inRow === null ? handAside(name, counts) : handAbove(name, counts, inRow);
}

/**
 * How many foundations lie side by side where stock, waste, reserves and foundations fit in one row
 * over the columns, or null where they do not. Reserves, or foundations in two rows, only where nine
 * columns and more would leave too little for cards at their side.
 */
function besideHand(counts: Counts): number | null {
  const { columns, foundations, reserves } = counts;
  const isBroad = columns > 8;
  if (isOpen(counts) || (reserves > 0 && !isBroad)) return null;
  const free = columns - HAND_WIDTH - (reserves > 0 ? reserves + 0.5 : 0);
  return [foundations, ...(isBroad ? [foundations / 2] : [])].find((inRow) => inRow <= free) ?? null;
}

/** Stock, waste, reserves and foundations in one row over the columns. */
function handAbove(name: WideName, counts: Counts, inRow: number): Draft {
  const { columns, foundations } = counts;
  const cells = new Cells(counts);
  cells.hand(0, 1);
  cells.reserves(HAND_WIDTH, 0);
  cells.foundations(inRow, columns - inRow, 0, inRow);
  const height = SECOND_ROW + roomOf(name, columns);
  cells.columns(1, 0, columns, SECOND_ROW, height);
  return { columns, height, rows: 1, stub: inRow < foundations, waste: WASTE, reserve: NONE, cells };
}

/**
 * At the left a rail with reserve, stock and waste; or, beside few columns and where reserves are
 * several or open, stock and waste over the reserves, which have the height to fan down. At its right
 * foundations over columns. On a page more than eight foundations lie beside the columns, a column a
 * suit: a board that fits without scrolling.
 */
function handAside(name: WideName, counts: Counts): Draft {
  const { columns, foundations, reserves } = counts;
  const isPage = name === 'page';
  const gap = isPage ? 0.35 : 0.3;
  const isMatrix = isPage && foundations > 8 && columns <= 8;
  const isRail = reserves <= 1 && !isOpen(counts) && (columns > 5 || isMatrix);
  const left = isRail ? 1 + gap : Math.max(HAND_WIDTH, reserves + gap);
  // Narrower than on a phone no card should be.
  const rows = !isPage && left + columns > 16.5 ? 2 : 1;
  const width = Math.max(isMatrix ? 1 : 4, Math.ceil(columns / rows));
  const across = left + width + (isMatrix ? gap + 4 : 0);
  const strip = UP_STRIP[wideIndex(name, across)];
  const cells = new Cells(counts);

  let stub: boolean;
  let top = 0;
  let height = 5.12;
  if (isMatrix) {
    stub = cells.matrix(across - 4);
  } else {
    const inRow = foundationsAcross(counts, width);
    stub = inRow < foundations;
    top = cells.foundations(inRow, left, 0, width) + GAP;
    height = top + columnsRoom(roomOf(name, across), rows);
  }

  let waste = WASTE;
  let reserve = 0;
  if (isRail) {
    waste = { x: 0, y: isPage ? 0.31 : strip };
    cells.rail(waste.y);
  } else {
    height = Math.max(height, SECOND_ROW + leastReserveRoom(counts, name, across));
    const room = isOpen(counts) ? height - SECOND_ROW : CARD_HEIGHT;
    reserve = reserveStrip(counts, room, strip);
    cells.hand(0, 1);
    cells.reserves(0, SECOND_ROW, room);
  }
  cells.columns(rows, left, width, top, height);
  return { columns: across, height, rows, stub, waste, reserve: { x: 0, y: reserve }, cells };
}
