import { isDown, rankOf, turned, type Card } from './cards.js';
import { refusal } from './legality.js';
import { formatMove, type Move } from './moves.js';
import { partsOf, pileAt, placeOf, type Pile, type Place, type PlaceKind, type Position } from './position.js';

/** What followed from a move by itself. */
export interface Consequence {
  /** `turn`: a card was turned up where it lay; `fill`: a card came to an emptied column. */
  readonly kind: 'turn' | 'fill';
  readonly card: Card;
  /** Where the card came from; for a turn the same place as `to`. */
  readonly from: Place;
  readonly to: Place;
}

/** A move done: the new position, the cards that moved and what followed by itself. */
export interface Outcome {
  readonly position: Position;
  /** Face up, in the order in which they lie on each other after a draw or a move, before a redeal. */
  readonly cards: readonly Card[];
  readonly consequences: readonly Consequence[];
}

/** A position that is being made: a list of piles is copied before it is written to. */
type Draft = { -readonly [Key in keyof Position]: Position[Key] };

const replaced = (piles: readonly Pile[], index: number, pile: Pile): readonly Pile[] => {
  const copy = piles.slice();
  copy[index] = pile;
  return copy;
};

function setPile(draft: Draft, kind: PlaceKind, index: number, pile: Pile): void {
  if (kind === 'stock' || kind === 'waste') draft[kind] = pile;
  else if (kind === 'reserve') draft.reserves = replaced(draft.reserves, index, pile);
  else if (kind === 'foundation') draft.foundations = replaced(draft.foundations, index, pile);
  else draft.tableau = replaced(draft.tableau, index, pile);
}

/** Takes cards off a reserve, column, waste or foundation; a card that comes up there is turned. */
function takeOff(draft: Draft, place: Place, count: number, log: Consequence[]): readonly Card[] {
  const { kind, index } = partsOf(place)!;
  const pile = pileAt(draft, place)!;
  const rest = pile.slice(0, pile.length - count);
  const top = rest[rest.length - 1];
  const staysDown = kind === 'reserve' && draft.rules.reserve.face === 'last' && rest.length > 1;
  if (top !== undefined && isDown(top) && !staysDown) {
    const card = turned(top);
    rest[rest.length - 1] = card;
    log.push({ kind: 'turn', card, from: place, to: place });
  }
  setPile(draft, kind, index, rest);
  return pile.slice(pile.length - count);
}

/** The reserve that fills an emptied column: the longest, the leftmost of equals; null when all are empty. */
function fullestReserve({ reserves }: Position): Place | null {
  let fullest = -1;
  reserves.forEach(({ length }, index) => {
    if (length > (reserves[fullest]?.length ?? 0)) fullest = index;
  });
  return fullest < 0 ? null : placeOf('reserve', fullest);
}

/** Fills an emptied column from the first source of the rules that has a card. */
function fillColumn(draft: Draft, to: Place, log: Consequence[]): void {
  for (const source of draft.rules.fill.auto) {
    const from = source === 'reserve' ? fullestReserve(draft) : draft.waste.length > 0 ? 'waste' : null;
    if (!from) continue;
    const turns: Consequence[] = [];
    const top = takeOff(draft, from, 1, turns)[0]!;
    const card = isDown(top) ? turned(top) : top;
    setPile(draft, 'tableau', partsOf(to)!.index, [card]);
    log.push({ kind: 'fill', card, from, to }, ...turns);
    return;
  }
}

function draw(draft: Draft, count: number): readonly Card[] {
  const { stock, waste } = draft;
  const cards = stock
    .slice(stock.length - count)
    .map(turned)
    .reverse();
  draft.stock = stock.slice(0, stock.length - count);
  draft.waste = waste.concat(cards);
  return cards;
}

function redeal(draft: Draft): readonly Card[] {
  const { waste } = draft;
  draft.stock = waste.map(turned).reverse();
  draft.waste = [];
  draft.pass++;
  return waste;
}

function carry(draft: Draft, { from, to, count }: Move, log: Consequence[]): readonly Card[] {
  const cards = takeOff(draft, from, count, log);
  const { kind, index } = partsOf(to)!;
  setPile(draft, kind, index, pileAt(draft, to)!.concat(cards));
  draft.base ??= rankOf(cards[0]!);
  if (partsOf(from)!.kind === 'tableau' && pileAt(draft, from)!.length === 0) fillColumn(draft, from, log);
  return cards;
}

/**
 * Does a legal move with all that follows by itself: cards turned up, an emptied column filled.
 * @throws RangeError when the move is not legal; its message ends in the reason, a `Refusal`
 */
export function perform(position: Position, move: Move): Outcome {
  const refused = refusal(position, move);
  if (refused) throw new RangeError(`${formatMove(move)} is not legal: ${refused}`);
  const draft: Draft = { ...position };
  const consequences: Consequence[] = [];
  const cards =
    move.from === 'stock'
      ? draw(draft, move.count)
      : move.to === 'stock'
        ? redeal(draft)
        : carry(draft, move, consequences);
  return { position: draft, cards, consequences };
}

/**
 * The position after a move and all that follows from it by itself.
 * @throws RangeError when the move is not legal; its message ends in the reason, a `Refusal`
 */
export const play = (position: Position, move: Move): Position => perform(position, move).position;
