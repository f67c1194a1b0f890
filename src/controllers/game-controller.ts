import { ContextProvider } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { cardText } from '../engine/cards.js';
import { positionFromJSON, type PositionJSON } from '../engine/exchange.js';
import * as games from '../engine/game.js';
import { drawCount, legalMoves, refusal } from '../engine/legality.js';
import { formatMove, parseMove, type Move } from '../engine/moves.js';
import type { Place, Position } from '../engine/position.js';
import { VARIANTS } from '../engine/variants.js';
import type { Messages } from '../messages/messages.js';
import { gameContext } from './context.js';
import {
  CanfieldBeforeDealEvent,
  CanfieldBeforeMoveEvent,
  CanfieldDealEvent,
  CanfieldErrorEvent,
  CanfieldMoveEvent,
  CanfieldWinEvent,
  type By,
  type ErrorDetail,
} from './events.js';
import { choices, lift, moveTo, type Hand } from './hand.js';
import type { Setup } from './setup.js';
import { viewOf, type GameView } from './view.js';

/** The element that a game lives in. */
export interface GameHost extends ReactiveControllerHost, HTMLElement {
  readonly readonly: boolean;
  /** Deals a new game of the same kind, with a fresh number. */
  deal(): boolean;
}

/** A deal: a game's rules and the number that shuffles its pack, or else the position that it begins with. */
export type Deal = Setup &
  ({ readonly seed: string; readonly start?: undefined } | { readonly seed: null; readonly start: Position });

/** Reads a move given as text or object; null when it is none. */
function readMove(move: unknown): Move | null {
  try {
    return parseMove(typeof move === 'string' ? move : formatMove(move as Move));
  } catch {
    return null;
  }
}

/**
 * Owns the game: commits deals and steps, tells the page by events from its host, and provides what
 * is shown to the elements inside by context. Everything is committed before anybody is told.
 */
export class GameController implements ReactiveController {
  readonly #host: GameHost;
  readonly #provider: ContextProvider<typeof gameContext>;
  readonly #messages: Messages;
  #deal: Deal | null = null;
  #game: games.Game | null = null;
  #hand: Hand | null = null;
  #refusals: ReadonlyMap<Place, number> = new Map();
  #view: GameView | null = null;
  #wasWon = false;
  #isFirstWin = true;
  /** Events that are still to be told: a listener's own calls come after what it was told of. */
  readonly #untold: Event[] = [];
  #isTelling = false;

  constructor(host: GameHost, messages: Messages) {
    (this.#host = host).addController(this);
    this.#provider = new ContextProvider(host, { context: gameContext });
    this.#messages = messages;
  }

  /** A card in hand goes back when the element leaves the page. */
  hostDisconnected(): void {
    this.putBack();
  }

  /** What is shown; null before the first deal. */
  get view(): GameView | null {
    return this.#view;
  }

  /** The position; hidden cards are in it. Null before the first deal. */
  get position(): Position | null {
    return this.#game && games.positionOf(this.#game);
  }

  /** The cards in hand, or null. */
  get hand(): Hand | null {
    return this.#hand;
  }

  /** Deals a game. Returns whether it was dealt: a listener of canfield-before-deal may cancel it. */
  deal(deal: Deal): boolean {
    const detail = { variant: deal.variant, seed: deal.seed };
    if (!this.#host.dispatchEvent(new CanfieldBeforeDealEvent(detail))) return false;
    this.#deal = deal;
    this.#game = deal.start ? games.gameFrom(deal.start) : games.newGame(deal.rules, deal.variant, deal.seed);
    this.#hand = null;
    this.#refusals = new Map();
    this.#wasWon = false;
    this.#isFirstWin = true;
    this.#show();
    this.#tell(new CanfieldDealEvent(detail));
    return true;
  }

  /** Begins with a position. One that cannot be read tells canfield-error. */
  dealPosition(json: PositionJSON): boolean {
    try {
      const start = positionFromJSON(json);
      const { variant, rules } = start;
      return this.deal({
        variant,
        rules,
        name: variant ? VARIANTS[variant].name : this.#messages.ownGame,
        seed: null,
        start,
      });
    } catch (error) {
      return this.#fail('bad-position', error instanceof Error ? error.message : String(error));
    }
  }

  /** A new game of the same kind, with a fresh number. */
  newGame(): boolean {
    return this.#host.deal();
  }

  /** Makes a move, given as object or text. Returns whether it was made: one that is not legal tells canfield-error. */
  play(move: Move | string, by: By): boolean {
    if (!this.#game) return false;
    const read = readMove(move);
    if (!read)
      return this.#fail('no-move', this.#messages.notAMove(typeof move === 'string' ? move : JSON.stringify(move)));
    const why = refusal(games.positionOf(this.#game), read);
    if (why) return this.#fail('illegal-move', this.#messages.illegalMove(formatMove(read), why));
    return this.#step(games.step(this.#game, read), read, by);
  }

  /** Takes back the last step whole. With cards in hand these go back first, and nothing else. */
  undo(by: By = 'undo'): boolean {
    if (!this.#game || this.putBack()) return false;
    const step = games.lastStep(this.#game);
    return step !== null && this.#step(games.undo(this.#game), step.move, by);
  }

  /** Makes the step undone last again. */
  redo(by: By = 'redo'): boolean {
    if (!this.#game || this.putBack() || !games.canRedo(this.#game)) return false;
    const next = games.redo(this.#game);
    return this.#step(next, games.lastStep(next)?.move ?? null, by);
  }

  /** Back to the deal: a step that can be undone. */
  restart(by: By = 'restart'): boolean {
    if (!this.#game) return false;
    this.putBack();
    const next = games.restart(this.#game);
    return next !== this.#game && this.#step(next, null, by);
  }

  /** Every legal move. */
  legalMoves(): readonly Move[] {
    return this.#game ? legalMoves(games.positionOf(this.#game)) : [];
  }

  /**
   * A click, tap or key on a pile that is shown: on the stock a draw or a redeal; with cards in hand
   * their move there; else the top `count` cards move where only one place takes them, and are taken
   * in hand where more do.
   */
  press(cell: Place, count: number, by: By): void {
    const shown = this.#view?.piles.get(cell);
    if (!this.#game || !shown || this.#host.readonly) return;
    if (cell === 'stock') return this.#turn(by);
    const hand = this.#hand;
    const move = hand && moveTo(hand, cell);
    if (move) return void this.play(move, by);
    this.putBack();
    const isSame = hand?.from === shown.place && hand.count === count;
    if (isSame || count === 0) return;
    const lifted = lift(games.positionOf(this.#game), shown.place, count, false);
    const [target] = lifted?.targets ?? [];
    // A foundation gives nothing back: a click on it means nothing.
    if (!lifted || !target) return shown.kind === 'foundation' ? undefined : this.refuse(cell);
    if (choices(games.positionOf(this.#game), lifted) === 1) this.play(target.move, by);
    else this.#hold(lifted);
  }

  /** A second click at once on the same card: to a foundation where it may go, else as a click. */
  pressAgain(cell: Place, count: number, by: By): void {
    const shown = this.#view?.piles.get(cell);
    if (!this.#game || !shown || this.#host.readonly) return;
    const lifted = lift(games.positionOf(this.#game), shown.place, count, false);
    const up = lifted?.targets.find(({ cell: target }) => target.startsWith('foundation'));
    if (!up) return this.press(cell, count, by);
    this.putBack();
    this.play(up.move, by);
  }

  /** Lifts the top `count` cards of a pile to be dragged. Returns whether they may be. */
  grab(cell: Place, count: number): boolean {
    const shown = this.#view?.piles.get(cell);
    if (!this.#game || !shown || this.#host.readonly) return false;
    this.putBack();
    const lifted = lift(games.positionOf(this.#game), shown.place, count, true);
    if (!lifted) {
      this.refuse(cell);
      return false;
    }
    this.#hold(lifted);
    return true;
  }

  /** Drops the cards in hand on a pile that is shown, or puts them back where they may not go there. */
  drop(cell: Place | null, by: By): boolean {
    const move = this.#hand && cell && moveTo(this.#hand, cell);
    if (move) return this.play(move, by);
    this.putBack();
    return false;
  }

  /** The cells where the cards in hand may be dropped: their targets, and any foundation when they go to one. */
  dropCells(): readonly Place[] {
    const hand = this.#hand;
    return hand && this.#view ? [...this.#view.piles.keys()].filter((cell) => moveTo(hand, cell) !== null) : [];
  }

  /** Puts the cards in hand back. Returns whether there were any. */
  putBack(): boolean {
    if (!this.#hand) return false;
    this.#hold(null);
    return true;
  }

  /** Shows that something cannot be done at a pile. */
  refuse(cell: Place): void {
    this.#refusals = new Map(this.#refusals).set(cell, (this.#refusals.get(cell) ?? 0) + 1);
    this.#show();
  }

  /** Shows anew what depends on the host's own attributes. */
  refresh(): void {
    this.#show();
  }

  #turn(by: By): void {
    this.putBack();
    const { stock, waste } = games.positionOf(this.#game!);
    const move: Move =
      stock.length > 0
        ? { from: 'stock', to: 'waste', count: drawCount(games.positionOf(this.#game!)) }
        : { from: 'waste', to: 'stock', count: waste.length };
    if (refusal(games.positionOf(this.#game!), move)) this.refuse('stock');
    else this.play(move, by);
  }

  #hold(hand: Hand | null): void {
    this.#hand = hand;
    this.#show();
  }

  /** Commits a step, shows it, then tells of it. */
  #step(next: games.Game, move: Move | null, by: By): boolean {
    if (!this.#host.dispatchEvent(new CanfieldBeforeMoveEvent({ move, by }))) return false;
    const isBack = by === 'undo';
    const step = games.lastStep(isBack ? this.#game! : next);
    this.#game = next;
    this.#hand = null;
    this.#show();
    const { moveCount, home } = this.#view!;
    const consequences = isBack || !step ? [] : step.consequences;
    this.#tell(
      new CanfieldMoveEvent({
        move,
        by,
        cards: !step || move?.to === 'stock' ? [] : step.cards.map(cardText),
        consequences: consequences.map(({ kind, card, from, to }) => ({ kind, card: cardText(card), from, to })),
        moveCount,
        home,
      }),
    );
    this.#tellWin();
    return true;
  }

  #tellWin(): void {
    const { status, moveCount, variant, seed } = this.#view!;
    const isNew = status === 'won' && !this.#wasWon;
    this.#wasWon = status === 'won';
    if (!isNew) return;
    const first = this.#isFirstWin;
    this.#isFirstWin = false;
    this.#tell(new CanfieldWinEvent({ variant, seed, moveCount, first }));
  }

  #fail(code: ErrorDetail['code'], message: string): false {
    this.#tell(new CanfieldErrorEvent({ code, message }));
    return false;
  }

  #tell(event: Event): void {
    this.#untold.push(event);
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let next = this.#untold.shift(); next; next = this.#untold.shift()) this.#host.dispatchEvent(next);
    } finally {
      this.#isTelling = false;
    }
  }

  #show(): void {
    if (!this.#game || !this.#deal) return;
    const { name, seed } = this.#deal;
    this.#view = viewOf(
      {
        game: this.#game,
        name,
        seed,
        hand: this.#hand,
        isReadonly: this.#host.readonly,
        refusals: this.#refusals,
      },
      this.#view,
    );
    this.#provider.setValue({ view: this.#view, messages: this.#messages, controller: this });
    this.#host.requestUpdate();
  }
}
