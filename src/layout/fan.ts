import { CARD_HEIGHT } from './frame.js';

/** How much of a covered card shows, in card widths. */
export interface Strips {
  /** Of a card that lies face up, where there is room. */
  readonly up: number;
  /** Of a card that lies face down, where there is room; half of it where there is not. */
  readonly down: number;
  /** The least of a card that lies face up: its index is still legible. */
  readonly least: number;
}

/** From each card of a fan to the next, in card widths. */
export interface Offset {
  /** Negative: the fan opens to the left; its last card stays where the pile is. */
  readonly x: number;
  readonly y: number;
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

const countDown = (isDown: readonly boolean[]): number => isDown.filter(Boolean).length;

/**
 * How far below the first card of a column each of its cards lies, in card widths. A column that
 * does not fit into its room is squeezed: cards that lie face down first, to half of their strip,
 * then those that lie face up, to the least that is legible. What still does not fit runs over.
 * {@link FAN_STYLES} says the same in CSS.
 *
 * @param isDown for each card from the bottom, whether it lies face down
 * @param room height for the whole column, in card widths
 */
export function fan(isDown: readonly boolean[], room: number, strips: Strips): readonly number[] {
  const covered = isDown.slice(0, -1);
  const downs = countDown(covered);
  const ups = covered.length - downs;
  const spare = room - CARD_HEIGHT;
  const down = downs && clamp(strips.down / 2, (spare - ups * strips.up) / downs, strips.down);
  const up = ups && clamp(strips.least, (spare - downs * down) / ups, strips.up);
  let y = 0;
  return isDown.map((isCardDown) => {
    const at = y;
    y += isCardDown ? down : up;
    return at;
  });
}

/** The least height that a column needs, in card widths: squeezed as far as {@link fan} goes. */
export function leastRoom(isDown: readonly boolean[], strips: Strips): number {
  const covered = isDown.slice(0, -1);
  const downs = countDown(covered);
  return CARD_HEIGHT + (downs * strips.down) / 2 + (covered.length - downs) * strips.least;
}

/** Where card `index` of the `count` spread cards of a waste or an open reserve lies, from its pile, in card widths. */
export const spreadOffset = ({ x, y }: Offset, index: number, count: number): Offset => ({
  x: x < 0 ? x * (count - 1 - index) : x * index,
  y: y * index,
});

/**
 * The fan in CSS, for the styles of a pile. The game's sheet sets `--_cg-room`, `--_cg-ou`,
 * `--_cg-od` and `--_cg-least`; a column sets of its covered cards (all but the last one)
 * `--_cg-nd`, how many lie face down, and `--_cg-nu`, how many lie face up; each of its cards sets
 * `--_cg-d` and `--_cg-u`, how many cards lie under it face down and face up.
 */
export const FAN_STYLES = {
  /** Of a column: the strips `--_cg-sd` and `--_cg-su`, numbers. */
  column:
    `--_cg-sd:clamp(var(--_cg-od)/2,(var(--_cg-room) - ${CARD_HEIGHT} - var(--_cg-nu)*var(--_cg-ou))/max(.001,var(--_cg-nd)),var(--_cg-od));` +
    `--_cg-su:clamp(var(--_cg-least),(var(--_cg-room) - ${CARD_HEIGHT} - var(--_cg-nd)*var(--_cg-sd))/max(.001,var(--_cg-nu)),var(--_cg-ou));`,
  /** Of a card in a column: how far down it lies, `--_cg-y`, a length. */
  card: '--_cg-y:calc((var(--_cg-d)*var(--_cg-sd) + var(--_cg-u)*var(--_cg-su))*var(--_cg-cw));',
  /**
   * Of a card `--_cg-i` (from 0) with `--_cg-j` cards on it, in a waste: `--_cg-x` and `--_cg-y`,
   * lengths.
   */
  waste:
    '--_cg-x:calc((max(0,var(--_cg-wx))*var(--_cg-i) + min(0,var(--_cg-wx))*var(--_cg-j))*var(--_cg-cw));' +
    '--_cg-y:calc(var(--_cg-wy)*var(--_cg-i)*var(--_cg-cw));',
  /** Of a card `--_cg-i` in an open reserve. */
  reserve: '--_cg-y:calc(var(--_cg-ry)*var(--_cg-i)*var(--_cg-cw));',
  /** Of a covered card in a column, face up: its index shrinks with its strip; `--_cg-ih`, `--_cg-ig`, numbers. */
  covered: '--_cg-ih:min(var(--_cg-ihb),var(--_cg-su) - .075);--_cg-ig:min(var(--_cg-igb),var(--_cg-su)*.16);',
} as const;
