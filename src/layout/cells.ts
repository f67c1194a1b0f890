import { placeOf, type Place } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import { WASTE_CARDS, type Arrangement, type Cell, type IndexSize } from './arrangement.js';
import { CARD_HEIGHT, cardWidth, FRAMES, STUB_HEIGHT, type ArrangementName } from './frame.js';

/** What of the rules the table is laid by. */
export interface Counts {
  readonly columns: number;
  readonly foundations: number;
  readonly reserves: number;
  /** Cards of each reserve that lie spread: all of an open one, one of a covered one. */
  readonly spread: number;
  /** Whether the waste shows more than its top card. */
  readonly isWasteSpread: boolean;
}

/** What a shape decides; the rest of an arrangement follows from it. */
export type Draft = Pick<Arrangement, 'columns' | 'height' | 'rows' | 'stub' | 'waste' | 'reserve' | 'cells'>;

/** From each pile of a rail to the next below it, in card widths. */
export const RAIL_STEP = CARD_HEIGHT + 0.14;

/** From each row of stubs to the next: two rows are as high as a card. */
export const STUB_STEP = CARD_HEIGHT - STUB_HEIGHT;

/** Strip of a covered card that lies face up, where there is room. */
export const UP_STRIP: Readonly<Record<IndexSize, number>> = { compact: 0.43, regular: 0.36, wide: 0.335 };

/** Of each card in an open reserve, on the narrowest card, this much shows at least, in px. */
const LEGIBLE = 13;

/** The most that an open reserve asks for, in card widths: twenty cards or so. */
const RESERVE_MOST = 6.6;

export const countsOf = ({ tableau, foundations, reserve, stock }: Rules): Counts => ({
  columns: tableau.piles,
  foundations: foundations.count,
  reserves: reserve.piles,
  spread: reserve.face === 'all' ? Math.max(1, reserve.cards) : 1,
  isWasteSpread: Math.max(...[stock.draw].flat()) > 1,
});

export const isOpen = ({ spread }: Counts): boolean => spread > 1;

/** Width of a card in the narrowest container of an arrangement, in px. */
export const narrowestCard = (name: ArrangementName, columns: number): number =>
  cardWidth(columns, FRAMES[name], FRAMES[name].narrowest);

/** Height of a reserve with strips of this height. */
export const reserveRoom = ({ spread }: Counts, strip: number): number =>
  Math.min(RESERVE_MOST, CARD_HEIGHT + (spread - 1) * strip);

/** The least height of a reserve: the indices of an open one can still be read. */
export const leastReserveRoom = (counts: Counts, name: ArrangementName, columns: number): number =>
  reserveRoom(counts, Math.min(UP_STRIP.compact, LEGIBLE / narrowestCard(name, columns)));

/** From each card of a reserve to the next in this much room. */
export const reserveStrip = ({ spread }: Counts, room: number, most: number): number =>
  spread > 1 ? Math.min(most, Math.floor((1000 * (room - CARD_HEIGHT)) / (spread - 1)) / 1000) : 0;

/** How many foundations lie side by side in `width` columns: all, those of two suits, or of one; no suit is parted. */
export const foundationsAcross = ({ foundations }: Counts, width: number): number =>
  [foundations, foundations / 2].find((across) => across <= width) ?? foundations / 4;

/** Cells under construction. */
export class Cells extends Map<Place, Cell> {
  readonly #counts: Counts;

  constructor(counts: Counts) {
    super();
    this.#counts = counts;
  }

  /** Stock and waste. */
  hand(stock: number, waste: number, room = CARD_HEIGHT): void {
    this.set('stock', { c: stock, r: 0, room });
    this.set('waste', { c: waste, r: 0, room });
  }

  /** Reserves side by side, `step` columns from one to the next. */
  reserves(c: number, r: number, room = CARD_HEIGHT, step = 1): void {
    for (let i = 0; i < this.#counts.reserves; i++) this.set(placeOf('reserve', i), { c: c + i * step, r, room });
  }

  /** Reserve, where there is one, stock and waste one below the other at the left edge; the waste fans down. */
  rail(wasteStrip: number): void {
    const hasReserve = this.#counts.reserves === 1;
    if (hasReserve) this.reserves(0, 0);
    const r = hasReserve ? RAIL_STEP : 0;
    this.set('stock', { c: 0, r, room: CARD_HEIGHT });
    this.set('waste', { c: 0, r: r + RAIL_STEP, room: CARD_HEIGHT + wasteStrip * (WASTE_CARDS - 1) });
  }

  /**
   * Foundations in rows of `across` over the `width` columns from `c`: spread over them where at most
   * one is to spare, else over the last of them. Several rows are stubs. Returns their height.
   */
  foundations(across: number, c: number, r: number, width: number): number {
    const { foundations } = this.#counts;
    const rows = foundations / across;
    const room = rows > 1 ? STUB_HEIGHT : CARD_HEIGHT;
    const step = width - across <= 1 && across > 1 ? (width - 1) / (across - 1) : 1;
    const first = c + width - 1 - (across - 1) * step;
    for (let i = 0; i < foundations; i++)
      this.set(placeOf('foundation', i), {
        c: first + (i % across) * step,
        r: r + Math.floor(i / across) * STUB_STEP,
        room,
      });
    return room + (rows - 1) * STUB_STEP;
  }

  /** Foundations beside the columns: a suit in each of the four columns from `c`. Returns whether they are stubs. */
  matrix(c: number): boolean {
    const { foundations } = this.#counts;
    const ofSuit = foundations / 4;
    const isStub = ofSuit > 3;
    const step = isStub ? STUB_STEP : CARD_HEIGHT + 0.1;
    const room = isStub ? STUB_HEIGHT : CARD_HEIGHT;
    for (let i = 0; i < foundations; i++)
      this.set(placeOf('foundation', i), { c: c + Math.floor(i / ofSuit), r: (i % ofSuit) * step, room });
    return isStub;
  }

  /**
   * Columns in one or two rows, in the middle of the `width` columns from `c`, from `top` to `bottom`.
   * The lower row has more room: where columns are dealt longer and longer, the long ones lie there.
   */
  columns(rows: number, c: number, width: number, top: number, bottom: number): void {
    const { columns } = this.#counts;
    const across = Math.ceil(columns / rows);
    const first = c + (width - across) / 2;
    const upper = rows > 1 ? 0.455 * (bottom - top - ROW_GAP) : bottom - top;
    const lower = bottom - top - ROW_GAP - upper;
    for (let i = 0; i < columns; i++) {
      const isUpper = i < across;
      this.set(placeOf('tableau', i), {
        c: first + (i % across),
        r: isUpper ? top : bottom - lower,
        room: isUpper ? upper : lower,
      });
    }
  }
}

const ROW_GAP = 0.14;

/** Height of the columns, in one row or two, by the height of one row. */
export const columnsRoom = (room: number, rows: number): number => (rows > 1 ? 1.25 * room : room);
