import {
  formatMove,
  legalMoves,
  overlay,
  parseMove,
  play,
  positionToJSON,
  RANKS,
  refusal,
  VARIANTS,
  type Move,
  type PartialRules,
  type Place,
  type Pile,
  type Position,
  type PositionJSON,
  type Rank,
  type Refusal,
  type VariantId,
} from '../../src/engine/index.js';
import { CardReader, turned } from '../../src/engine/cards.js';

/** A crafted position: cards parted by spaces, piles that are not named are empty. */
export interface Crafted {
  readonly stock?: string;
  readonly waste?: string;
  readonly reserves?: readonly string[];
  readonly foundations?: readonly string[];
  readonly tableau?: readonly string[];
  /** Ace when not given. */
  readonly base?: Rank | null;
  readonly pass?: number;
  readonly rules?: PartialRules;
}

/**
 * A position of a game of the table, most of it empty. Its rules need not make a game: a pack more, for
 * one, gives the card that a full foundation must refuse.
 */
export function crafted(variant: VariantId, piles: Crafted): Position {
  const rules = overlay(VARIANTS[variant].rules, piles.rules ?? {});
  const reader = new CardReader(4, 13);
  const pile = (text = ''): Pile =>
    text
      .split(' ')
      .filter(Boolean)
      .map((card) => (card.startsWith('#') ? turned(reader.read(card.slice(1))) : reader.read(card)));
  const all = (given: readonly string[] = [], count: number) =>
    Array.from({ length: Math.max(given.length, count) }, (_, index) => pile(given[index]));
  return {
    variant,
    rules,
    stock: pile(piles.stock).map(turned),
    waste: pile(piles.waste),
    reserves: all(piles.reserves, rules.reserve.piles),
    foundations: all(piles.foundations, rules.foundations.count),
    tableau: all(piles.tableau, rules.tableau.piles),
    base: piles.base === null ? null : RANKS.indexOf(piles.base ?? 'A'),
    pass: piles.pass ?? 1,
  };
}

/** A foundation's text: `height` cards of a suit upwards from `lowest`, round the corner. */
export const built = (lowest: string, height: number): string =>
  Array.from(
    { length: height },
    (_, index) => RANKS.charAt((RANKS.indexOf(lowest.charAt(0)) + index) % 13) + lowest.charAt(1),
  ).join(' ');

/** The position after some moves, which are written as `tableau:3>foundation:1*1`. */
export const after = (position: Position, ...moves: readonly string[]): Position =>
  moves.reduce((now, text) => play(now, parseMove(text)), position);

/** Why a move is refused, or null. */
export const why = (position: Position, move: string): Refusal | null => refusal(position, parseMove(move));

/** Every legal move as text, sorted. */
export const listed = (position: Position): string[] => legalMoves(position).map(formatMove).sort();

/** The legal moves of cards: neither draw nor redeal. */
export const cardMoves = (position: Position): string[] => listed(position).filter((text) => !text.includes('stock'));

/** A position as text, byte by byte comparable. */
export const snap = (position: Position): string => JSON.stringify(positionToJSON(position));

/** A pile as text, from the bottom; `#` marks what lies face down (of the stock, all does). */
export function pileOf(position: Position, place: Place): string {
  const json: PositionJSON = positionToJSON(position);
  const [kind, index] = place.split(':');
  if (kind === 'stock') return json.stock.map((card) => `#${card}`).join(' ');
  if (kind === 'waste') return json.waste.join(' ');
  const piles = { reserve: json.reserves, foundation: json.foundations, tableau: json.tableau }[kind as 'reserve'];
  return piles[Number(index)]!.join(' ');
}

/** The places of a position, stock and waste first. */
export const placesIn = ({ reserves, foundations, tableau }: Position): Place[] => [
  'stock',
  'waste',
  ...reserves.map((_, index): Place => `reserve:${index}`),
  ...foundations.map((_, index): Place => `foundation:${index}`),
  ...tableau.map((_, index): Place => `tableau:${index}`),
];

/** Every move that is accepted, by asking for all there could be. Of foundations that are alike the first. */
export function accepted(position: Position): string[] {
  const found = new Map<string, Move>();
  const places = placesIn(position);
  for (const from of places) {
    const size = pileOf(position, from).split(' ').length;
    for (const to of places)
      for (let count = 1; count <= size + 1; count++) {
        const move: Move = { from, to, count };
        if (refusal(position, move) !== null) continue;
        const [kind, index] = to.split(':');
        const target = kind === 'foundation' ? `of height ${position.foundations[Number(index)]!.length}` : to;
        const key = `${from}>${target}*${count}`;
        if (!found.has(key)) found.set(key, move);
      }
  }
  return [...found.values()].map(formatMove).sort();
}
