import { partsOf, type Place } from './position.js';

/**
 * A move: `count` cards from the top of one pile to another, their order kept. A draw is
 * `stock>waste`, turned one by one; a redeal is `waste>stock`, the whole waste turned over.
 */
export interface Move {
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
}

/** A move as text, such as `tableau:3>foundation:1*1`. */
export const formatMove = ({ from, to, count }: Move): string => `${from}>${to}*${count}`;

/**
 * Reads a move's text; whether it is legal is for `refusal` to say.
 * @throws RangeError when the text is no move
 */
export function parseMove(text: string): Move {
  const [, from = '', to = '', count = ''] =
    /^([a-z]+(?::\d{1,2})?)>([a-z]+(?::\d{1,2})?)\*(\d{1,3})$/.exec(text) ?? [];
  if (!partsOf(from) || !partsOf(to) || Number(count) < 1)
    throw new RangeError(`"${text}" is no move: write it as tableau:3>foundation:1*1`);
  return { from: from as Place, to: to as Place, count: Number(count) };
}
