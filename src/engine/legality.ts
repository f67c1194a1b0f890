import { isDown, isRed, rankOf, RANKS, suitOf, type Card } from './cards.js';
import type { Move } from './moves.js';
import { partsOf, pileAt, placeOf, type Pile, type Place, type PlaceKind, type Position } from './position.js';
import { drawOf, ranksOf } from './rules.js';

/**
 * Why a move is not legal:
 * `place` no such pile, or none that gives or takes; `count` not that many cards; `empty` nothing there;
 * `face-down` a card lies face down; `run` the cards are not built on each other; `group` these may not
 * move together; `base-first` the base must be chosen first; `base` another rank starts a foundation;
 * `suit-full` this suit has all its foundations; `complete` the foundation is; `one-card` foundations take single cards;
 * `suit`, `color`, `rank` the card does not fit; `over-base` nothing goes on a base card; `height` the column is full;
 * `gap` an empty column takes nothing from there; `gap-rank` it takes another rank; `reserve-first` the reserve has cards;
 * `draw` the stock turns another number; `stock-left` the stock is not empty; `no-redeal` none is left.
 */
export type Refusal =
  | 'place'
  | 'count'
  | 'empty'
  | 'face-down'
  | 'run'
  | 'group'
  | 'base-first'
  | 'base'
  | 'suit-full'
  | 'complete'
  | 'one-card'
  | 'suit'
  | 'color'
  | 'rank'
  | 'over-base'
  | 'height'
  | 'gap'
  | 'gap-rank'
  | 'reserve-first'
  | 'draw'
  | 'stock-left'
  | 'no-redeal';

// Every question about legality is answered by the functions below, which tell why not. Most cards
// do not fit by rank: that is asked first, since legal moves are listed by trying all.

/** Why `card` may not lie on `under` in a column, or null when it may. */
function buildRefusal({ rules, base }: Position, under: Card, card: Card): Refusal | null {
  const { build, wrap } = rules.tableau;
  const steps = rankOf(under) - rankOf(card);
  if (steps !== 1 && (wrap === 'none' || steps !== 1 - ranksOf(rules))) return 'rank';
  if (build === 'alt' && isRed(under) === isRed(card)) return 'color';
  if (build === 'suit' && suitOf(under) !== suitOf(card)) return 'suit';
  return wrap === 'not-over-base' && rankOf(under) === base ? 'over-base' : null;
}

/** How many cards from the top of a column lie face up and built on each other. */
export function runLength(position: Position, pile: Pile): number {
  let foot = pile.length - 1;
  if (foot < 0 || isDown(pile[foot]!)) return 0;
  while (foot > 0 && !isDown(pile[foot - 1]!) && buildRefusal(position, pile[foot - 1]!, pile[foot]!) === null) foot--;
  return pile.length - foot;
}

/** Why the top `count` cards of a column may not go to another column together, or null when they may. */
function groupRefusal({ rules }: Position, pile: Pile, count: number): Refusal | null {
  switch (rules.tableau.move) {
    case 'run':
      return null;
    case 'topOrWhole':
      return count === 1 || count === pile.length ? null : 'group';
    case 'whole':
      return count === pile.length ? null : 'group';
    case 'single':
      return count === 1 ? null : 'group';
  }
}

/** Why a foundation does not take a card, or null when it does. */
function foundationRefusal({ rules, base, foundations }: Position, pile: Pile, card: Card): Refusal | null {
  const { count, perPile, wrap } = rules.foundations;
  if (pile.length === 0) {
    if (base !== null && rankOf(card) !== base) return 'base';
    let started = 0;
    for (const other of foundations) if (other.length > 0 && suitOf(other[0]!) === suitOf(card)) started++;
    return started * 4 >= count ? 'suit-full' : null;
  }
  const top = pile[pile.length - 1]!;
  const steps = rankOf(card) - rankOf(top);
  if (steps !== 1 && (!wrap || steps !== 1 - ranksOf(rules))) return 'rank';
  if (suitOf(top) !== suitOf(card)) return 'suit';
  return pile.length >= perPile ? 'complete' : null;
}

/** Why a column does not take `count` cards with `card` at their foot, or null when it does. */
function columnRefusal(position: Position, pile: Pile, card: Card, count: number, source: PlaceKind): Refusal | null {
  const { rules, base, reserves } = position;
  if (base === null) return 'base-first';
  if (pile.length > 0) {
    const top = pile[pile.length - 1]!;
    if (isDown(top)) return 'face-down';
    const { max } = rules.tableau;
    return max !== null && pile.length + count > max ? 'height' : buildRefusal(position, top, card);
  }
  const { manual, rank, reserveFirst } = rules.fill;
  if (source === 'stock' || !manual.includes(source)) return 'gap';
  if (rank !== null && RANKS.charAt(rankOf(card)) !== rank) return 'gap-rank';
  return reserveFirst && source === 'waste' && reserves.some(({ length }) => length > 0) ? 'reserve-first' : null;
}

/** Why the top card of a pile of this kind may not be played, or null when it may. */
function topRefusal({ base, rules }: Position, pile: Pile, kind: PlaceKind): Refusal | null {
  if (kind === 'stock' || (kind === 'foundation' && !rules.foundations.back)) return 'place';
  if (pile.length === 0) return 'empty';
  if (isDown(pile[pile.length - 1]!)) return 'face-down';
  return base === null && kind !== 'reserve' ? 'base-first' : null;
}

/** Why the top `count` cards of a pile may not be lifted together, or null when they may. */
export function liftRefusal(position: Position, from: Place, count: number): Refusal | null {
  const kind = partsOf(from)?.kind;
  const pile = pileAt(position, from);
  if (!kind || !pile) return 'place';
  const refused = topRefusal(position, pile, kind);
  if (refused) return refused;
  if (!Number.isInteger(count) || count < 1 || count > pile.length) return 'count';
  if (count === 1) return null;
  if (kind !== 'tableau') return 'group';
  if (count > runLength(position, pile)) return pile.slice(-count).some(isDown) ? 'face-down' : 'run';
  return groupRefusal(position, pile, count);
}

/** The most cards that may be lifted together from the top of a pile. */
export function liftable(position: Position, from: Place): number {
  const pile = pileAt(position, from);
  const kind = partsOf(from)?.kind;
  if (!pile || !kind || topRefusal(position, pile, kind) !== null) return 0;
  if (kind !== 'tableau') return 1;
  const run = runLength(position, pile);
  return groupRefusal(position, pile, run) === null ? run : 1;
}

/** Cards that a draw turns now. */
export const drawCount = ({ rules, stock, pass }: Position): number => Math.min(drawOf(rules, pass), stock.length);

/** How often the waste may still be turned over: `Infinity` where there is no limit. */
export const redealsLeft = ({ rules, pass }: Position): number =>
  rules.stock.redeals === null ? Infinity : Math.max(0, rules.stock.redeals + 1 - pass);

function drawRefusal({ base, stock }: Position): Refusal | null {
  if (base === null) return 'base-first';
  return stock.length === 0 ? 'empty' : null;
}

function redealRefusal(position: Position): Refusal | null {
  const { base, stock, waste } = position;
  if (base === null) return 'base-first';
  if (stock.length > 0) return 'stock-left';
  if (waste.length === 0) return 'empty';
  return redealsLeft(position) === 0 ? 'no-redeal' : null;
}

/** Why a move is not legal, or null when it is. */
export function refusal(position: Position, { from, to, count }: Move): Refusal | null {
  if (from === 'stock' && to === 'waste')
    return drawRefusal(position) ?? (count === drawCount(position) ? null : 'draw');
  if (from === 'waste' && to === 'stock')
    return redealRefusal(position) ?? (count === position.waste.length ? null : 'count');
  const lifting = liftRefusal(position, from, count);
  if (lifting) return lifting;
  const source = pileAt(position, from)!;
  const sourceKind = partsOf(from)!.kind;
  const target = pileAt(position, to);
  const card = source[source.length - count]!;
  if (!target || from === to) return 'place';
  switch (partsOf(to)!.kind) {
    case 'tableau':
      return (
        (sourceKind === 'tableau' ? groupRefusal(position, source, count) : null) ??
        columnRefusal(position, target, card, count, sourceKind)
      );
    case 'foundation':
      if (sourceKind === 'foundation') return 'place';
      return count > 1 ? 'one-card' : foundationRefusal(position, target, card);
    default:
      return 'place';
  }
}

/** Adds the moves of a card to foundations, like ones (all empty, or of one height) once. */
function addFoundationMoves(position: Position, from: Place, card: Card, moves: Move[]): void {
  const { foundations } = position;
  let heights: number[] | undefined;
  for (let index = 0; index < foundations.length; index++) {
    const pile = foundations[index]!;
    if (foundationRefusal(position, pile, card) !== null || heights?.includes(pile.length)) continue;
    (heights ??= []).push(pile.length);
    moves.push({ from, to: placeOf('foundation', index), count: 1 });
  }
}

/**
 * Adds the moves of a pile's top cards, `run` of which are built on each other, to columns. Ranks rise
 * by one from the top of a run, round the corner too: of a whole turn of ranks one count can fit a card.
 */
function addColumnMoves(
  position: Position,
  from: Place,
  kind: PlaceKind,
  pile: Pile,
  run: number,
  moves: Move[],
): void {
  const { rules, tableau } = position;
  const ranks = ranksOf(rules);
  const topRank = rankOf(pile[pile.length - 1]!);
  for (let index = 0; index < tableau.length; index++) {
    const target = tableau[index]!;
    const top = target[target.length - 1];
    const isGap = top === undefined;
    if (target === pile || (!isGap && isDown(top))) continue;
    const first = isGap ? 1 : ((rankOf(top) - topRank + ranks - 1) % ranks) + 1;
    for (let count = first; count <= run; count += isGap ? 1 : ranks) {
      if (kind === 'tableau' && groupRefusal(position, pile, count) !== null) continue;
      if (columnRefusal(position, target, pile[pile.length - count]!, count, kind) === null)
        moves.push({ from, to: placeOf('tableau', index), count });
    }
  }
}

/** Adds the moves of a pile's top cards. */
function addMoves(position: Position, from: Place, kind: PlaceKind, pile: Pile, moves: Move[]): void {
  if (topRefusal(position, pile, kind) !== null) return;
  if (kind !== 'foundation') addFoundationMoves(position, from, pile[pile.length - 1]!, moves);
  addColumnMoves(position, from, kind, pile, kind === 'tableau' ? runLength(position, pile) : 1, moves);
}

/**
 * Every legal move of a position. Of foundations that are alike (empty, or of the same suit and
 * height) the first is listed; empty columns are listed each. A whole column's move to an empty
 * column is idle but legal, and listed.
 */
export function legalMoves(position: Position): Move[] {
  const { rules, waste, reserves, foundations, tableau } = position;
  const moves: Move[] = [];
  addMoves(position, 'waste', 'waste', waste, moves);
  for (let i = 0; i < reserves.length; i++) addMoves(position, placeOf('reserve', i), 'reserve', reserves[i]!, moves);
  for (let i = 0; i < tableau.length; i++) addMoves(position, placeOf('tableau', i), 'tableau', tableau[i]!, moves);
  if (rules.foundations.back)
    for (let i = 0; i < foundations.length; i++)
      addMoves(position, placeOf('foundation', i), 'foundation', foundations[i]!, moves);
  if (drawRefusal(position) === null) moves.push({ from: 'stock', to: 'waste', count: drawCount(position) });
  if (redealRefusal(position) === null) moves.push({ from: 'waste', to: 'stock', count: waste.length });
  return moves;
}
