import { isDown, RANKS, type Card } from '../engine/cards.js';
import { canRedo, canUndo, isGameWon, moveCount, positionOf, type Game } from '../engine/game.js';
import { liftable, redealsLeft, runLength } from '../engine/legality.js';
import { partsOf, pileAt, placesOf, type Pile, type Place, type PlaceKind, type Position } from '../engine/position.js';
import { drawOf } from '../engine/rules.js';
import type { VariantId } from '../engine/variants.js';
import { foundationCells } from './display.js';
import type { Hand } from './hand.js';

/** What a pile shows where it has no card. */
export type Slot =
  /** A foundation or a column that takes one rank; a foundation's cell one suit too. */
  | { readonly kind: 'rank'; readonly rank: number; readonly suit: number | null }
  /** The stock: whether the waste can be turned over now, and how often still (`Infinity`: no limit). */
  | { readonly kind: 'redeal'; readonly isPossible: boolean; readonly left: number }
  /** An empty column: what the player may bring there. */
  | { readonly kind: 'gap'; readonly takes: 'any' | 'waste' | 'reserve' | 'nothing' }
  | { readonly kind: 'plain' };

/** A pile as it is shown. It stays the same object as long as nothing of it changes. */
export interface PileView {
  /** Where it is shown: its place, but that foundations are counted as they are shown, by suit. */
  readonly cell: Place;
  /** Its place in the engine: what moves name. */
  readonly place: Place;
  readonly kind: PlaceKind;
  /** Its number among those of its kind, from 0, as shown. */
  readonly index: number;
  /** Cards in the pile. */
  readonly count: number;
  /** The cards that are drawn, from the bottom; those buried below them are not. `null` lies face down. */
  readonly cards: readonly (Card | null)[];
  /** How many of them, from the top, lie spread; the others lie squared under them. */
  readonly spread: number;
  /** Cards from the top that are in hand. */
  readonly held: number;
  /** Whether those are being dragged: they are drawn under the pointer, not here. */
  readonly isDragged: boolean;
  /** Whether the cards in hand may come here. */
  readonly isTarget: boolean;
  /** Cards from the top of a column that are built on each other; 1 or none in another pile. */
  readonly run: number;
  /** Cards from the top that may be lifted together at most. */
  readonly movable: number;
  /** Counts what was refused here: each change is shown once. */
  readonly refusals: number;
  readonly slot: Slot;
  /** Cards that the stock turns at a time; 0 of other piles. */
  readonly draw: number;
}

/** A game as it is shown: what a player sees and nothing else. */
export interface GameView {
  /** The game's id, or null for an author's own. */
  readonly variant: VariantId | null;
  readonly name: string;
  /** The deal's number or text; null of a game that began with a position. */
  readonly seed: string | null;
  readonly status: 'playing' | 'won';
  /** The rank that starts foundations, 0 (ace) to 12 (king); null until it is chosen. */
  readonly base: number | null;
  /** Cards on the foundations. */
  readonly home: number;
  /** Cards of the game: the whole pack, or those of the position it began with. */
  readonly total: number;
  readonly moveCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the player may not act. */
  readonly isReadonly: boolean;
  /** The piles by cell: stock, waste, reserves, foundations, columns. */
  readonly piles: ReadonlyMap<Place, PileView>;
}

/** What the view is made of. */
export interface ViewState {
  readonly game: Game;
  readonly name: string;
  readonly seed: string | null;
  readonly hand: Hand | null;
  readonly isReadonly: boolean;
  /** How often something was refused at a place. */
  readonly refusals: ReadonlyMap<Place, number>;
}

/** The most cards of the waste that lie spread. */
const WASTE_SPREAD = 3;

/** Cards that lie spread and cards that are drawn: of a squared pile the top and the one that comes up next. */
function drawnCards(position: Position, kind: PlaceKind, pile: Pile): { spread: number; drawn: number } {
  const { rules, pass } = position;
  if (kind === 'tableau' || (kind === 'reserve' && rules.reserve.face === 'all'))
    return { spread: pile.length, drawn: pile.length };
  const most = kind === 'waste' ? Math.min(WASTE_SPREAD, drawOf(rules, pass)) : 1;
  const spread = Math.min(most, pile.length);
  return { spread, drawn: Math.min(spread + 1, pile.length) };
}

function slotOf(position: Position, kind: PlaceKind, suit: number | null): Slot {
  const { rules, base, waste } = position;
  if (kind === 'foundation' && base !== null) return { kind: 'rank', rank: base, suit };
  if (kind === 'stock') {
    const left = redealsLeft(position);
    return { kind: 'redeal', isPossible: left > 0 && waste.length > 0, left };
  }
  if (kind !== 'tableau') return { kind: 'plain' };
  const { rank, manual, auto, reserveFirst } = rules.fill;
  if (rank !== null) return { kind: 'rank', rank: RANKS.indexOf(rank), suit: null };
  const reserveWaits = auto.includes('reserve') || reserveFirst;
  if (reserveWaits && position.reserves.some(({ length }) => length > 0)) return { kind: 'gap', takes: 'reserve' };
  if (manual.length === 0) return { kind: 'gap', takes: 'nothing' };
  return { kind: 'gap', takes: manual.includes('tableau') ? 'any' : 'waste' };
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

function isSamePile(a: PileView, b: PileView): boolean {
  return (Object.keys(a) as (keyof PileView)[]).every((key) => {
    if (key === 'cards') return isSameList(a.cards, b.cards);
    if (key === 'slot') return isSameList(Object.values(a.slot), Object.values(b.slot));
    return a[key] === b[key];
  });
}

function pileView(state: ViewState, cell: Place, place: Place, suit: number | null): PileView {
  const { game, hand, isReadonly } = state;
  const position = positionOf(game);
  const { kind, index } = partsOf(cell)!;
  const pile = pileAt(position, place)!;
  const { spread, drawn } = drawnCards(position, kind, pile);
  return {
    cell,
    place,
    kind,
    index,
    count: pile.length,
    cards: pile.slice(pile.length - drawn).map((card) => (isDown(card) ? null : card)),
    spread,
    held: hand?.from === place ? hand.count : 0,
    isDragged: hand?.from === place && hand.isDragged,
    isTarget: hand?.targets.some((target) => target.cell === cell) ?? false,
    run: kind === 'tableau' ? runLength(position, pile) : Math.min(1, pile.length),
    movable: isReadonly ? 0 : liftable(position, place),
    refusals: state.refusals.get(cell) ?? 0,
    slot: slotOf(position, kind, suit),
    draw: kind === 'stock' ? drawOf(position.rules, position.pass) : 0,
  };
}

/** What a player sees of a game. Piles that look as they did in `previous` are the same objects. */
export function viewOf(state: ViewState, previous: GameView | null): GameView {
  const { game, name, seed, isReadonly } = state;
  const position = positionOf(game);
  const foundations = new Map(foundationCells(position).map((shown) => [shown.cell, shown]));
  const piles = placesOf(position).map((cell): [Place, PileView] => {
    const shown = foundations.get(cell);
    const pile = pileView(state, cell, shown?.place ?? cell, shown?.suit ?? null);
    const before = previous?.piles.get(cell);
    return [cell, before && isSamePile(before, pile) ? before : pile];
  });
  return {
    variant: position.variant,
    name,
    seed,
    status: isGameWon(game) ? 'won' : 'playing',
    base: position.base,
    home: position.foundations.reduce((sum, { length }) => sum + length, 0),
    total: placesOf(position).reduce((sum, place) => sum + pileAt(position, place)!.length, 0),
    moveCount: moveCount(game),
    canUndo: canUndo(game),
    canRedo: canRedo(game),
    isReadonly,
    piles: new Map(piles),
  };
}
