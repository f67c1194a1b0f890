import { ContextProvider } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { cardText } from '../engine/cards.js';
import { positionFromJSON, type PositionJSON } from '../engine/exchange.js';
import * as games from '../engine/game.js';
import { drawCount, legalMoves, refusal } from '../engine/legality.js';
import { formatMove, parseMove, type Move } from '../engine/moves.js';
import type { Place, Position } from '../engine/position.js';
import { toRecord, type Source } from '../engine/record.js';
import { VARIANTS } from '../engine/variants.js';
import type { Messages } from '../messages/messages.js';
import { gameContext, type GameActions } from './context.js';
import { describe } from './describe.js';
import { EventQueue } from './event-queue.js';
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
}

/** A deal: a game's rules, what its pack was dealt from, and the game that begins, or goes on, with it. */
export interface Deal extends Setup {
  /** Null where the game begins with a position. */
  readonly source: Source | null;
  readonly game: games.Game;
}

const seedOf = ({ source }: Deal): string | null => source?.seed ?? null;

/** What the controller asks of its host. */
export interface GameOptions {
  readonly messages: Messages;
  /** Deals a new game of the same kind, with a fresh number. */
  readonly newGame: () => boolean;
  /** Is told of a deal when it is made, before the page is. */
  readonly dealt: (deal: Deal) => void;
}

/** Reads a move given as text or object; null when it is none. */
function readMove(move: unknown): Move | null {
  try {
    return parseMove(typeof move === 'string' ? move : formatMove(move as Move));
  } catch {
    return null;
  }
}

/** Cards that a step moved, as the page is told: none that lie face down now, or that lay in the stock before. */
function toldCards({ move, cards }: games.Step, isTakenBack: boolean): readonly string[] {
  const isHidden = move?.to === 'stock' || (isTakenBack && move?.from === 'stock');
  return isHidden ? [] : cards.map(cardText);
}

/**
 * Owns the game: commits deals and steps, tells the page by events from its host, and provides what
 * is shown to the elements inside by context. Everything is committed before anybody is told.
 */
export class GameController implements ReactiveController {
  readonly #host: GameHost;
  readonly #options: GameOptions;
  readonly #provider: ContextProvider<typeof gameContext>;
  readonly #actions: GameActions;
  readonly #events: EventQueue;
  #deal: Deal | null = null;
  #game: games.Game | null = null;
  #hand: Hand | null = null;
  #refusals: ReadonlyMap<Place, number> = new Map();
  #view: GameView | null = null;
  #isFirstWin = true;

  constructor(host: GameHost, options: GameOptions) {
    (this.#host = host).addController(this);
    this.#options = options;
    this.#provider = new ContextProvider(host, { context: gameContext });
    this.#events = new EventQueue(host);
    this.#actions = {
      newGame: options.newGame,
      restart: () => this.restart(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      focus: () => host.focus(),
    };
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

  /** Deals a game. Returns whether it was dealt: a listener of canfield-before-deal may cancel it, or deal another. */
  deal(deal: Deal): boolean {
    const detail = { variant: deal.variant, seed: seedOf(deal) };
    const before = this.#game;
    if (!this.#host.dispatchEvent(new CanfieldBeforeDealEvent(detail)) || this.#game !== before) return false;
    this.#deal = deal;
    this.#game = deal.game;
    this.#hand = null;
    this.#refusals = new Map();
    this.#isFirstWin = !games.isGameWon(deal.game);
    this.#show();
    this.#options.dealt(deal);
    this.#events.tell(new CanfieldDealEvent(detail));
    return true;
  }

  /** Begins with a position. One that cannot be read tells canfield-error. */
  dealPosition(json: PositionJSON): boolean {
    let start: Position;
    try {
      start = positionFromJSON(json);
    } catch (error) {
      return this.#fail('bad-position', error instanceof Error ? error.message : describe(error));
    }
    const { variant, rules } = start;
    const name = variant ? VARIANTS[variant].name : this.#options.messages.ownGame;
    return this.deal({ variant, rules, name, source: null, game: games.gameFrom(start) });
  }

  /** Makes a move, given as object or text. Returns whether it was made: one that is not legal tells canfield-error. */
  play(move: unknown, by: By): boolean {
    if (!this.#game) return false;
    const read = readMove(move);
    if (!read) return this.#fail('no-move', this.#options.messages.notAMove(describe(move)));
    const why = refusal(games.positionOf(this.#game), read);
    if (why) return this.#fail('illegal-move', this.#options.messages.illegalMove(formatMove(read), why));
    return this.#commit(games.step(this.#game, read), read, by);
  }

  /** Takes back the last step whole. While cards are dragged these go back, and nothing else. */
  undo(): boolean {
    if (!this.#game || (this.#hand?.isDragged && this.putBack())) return false;
    const step = games.lastStep(this.#game);
    return step !== null && this.#commit(games.undo(this.#game), step.move, 'undo');
  }

  /** Makes the step undone last again. */
  redo(): boolean {
    if (!this.#game || (this.#hand?.isDragged && this.putBack()) || !games.canRedo(this.#game)) return false;
    const next = games.redo(this.#game);
    return this.#commit(next, games.lastStep(next)?.move ?? null, 'redo');
  }

  /** Back to the deal: a step that can be undone. */
  restart(): boolean {
    if (!this.#game) return false;
    const next = games.restart(this.#game);
    return next !== this.#game && this.#commit(next, null, 'restart');
  }

  /** The game as one line of text; empty where it began with a position. */
  toRecord(): string {
    const { source } = this.#deal ?? {};
    return source && this.#game ? toRecord(source, this.#game) : '';
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
    const position = games.positionOf(this.#game);
    const hand = this.#hand;
    this.putBack();
    if (cell === 'stock') return this.#turn(position, by);
    const move = hand && moveTo(hand, cell);
    if (move) return void this.play(move, by);
    // The same cards again, or the key on their pile: that was putting them back.
    const isSame = hand?.from === shown.place && (hand.count === count || by === 'key');
    if (isSame || count === 0) return;
    const lifted = lift(position, shown.place, count, false);
    // A foundation gives nothing back: a click on it means nothing.
    if (!lifted || lifted.targets.length === 0) return shown.kind === 'foundation' ? undefined : this.#refuse(cell);
    const [target, ...others] = choices(position, lifted);
    if (target && others.length === 0) this.play(target.move, by);
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

  /**
   * Lifts the top `count` cards of a pile to be dragged. Returns whether they may be; that they may not
   * is shown, unless it is asked quietly.
   */
  grab(cell: Place, count: number, isQuiet: boolean): boolean {
    const shown = this.#view?.piles.get(cell);
    if (!this.#game || !shown || this.#host.readonly) return false;
    this.putBack();
    const lifted = lift(games.positionOf(this.#game), shown.place, count, true);
    if (lifted) this.#hold(lifted);
    else if (!isQuiet) this.#refuse(cell);
    return lifted !== null;
  }

  /** The cells where the cards in hand may be dropped: their targets, and any foundation when they go to one. */
  dropCells(): readonly Place[] {
    const hand = this.#hand;
    return hand && this.#view ? [...this.#view.piles.keys()].filter((cell) => moveTo(hand, cell) !== null) : [];
  }

  /** Drops the cards in hand on a pile that is shown, or puts them back where they may not go there. */
  drop(cell: Place | null, by: By): void {
    const move = this.#hand && cell && moveTo(this.#hand, cell);
    this.putBack();
    if (move) this.play(move, by);
  }

  /** Puts the cards in hand back. Returns whether there were any. */
  putBack(): boolean {
    if (!this.#hand) return false;
    this.#hold(null);
    return true;
  }

  /** Shows anew what depends on the host's own attributes. */
  refresh(): void {
    if (this.#host.readonly) this.#hand = null;
    this.#show();
  }

  /** Draws, or turns the waste over where the stock is empty. */
  #turn(position: Position, by: By): void {
    const { stock, waste } = position;
    const move: Move =
      stock.length > 0
        ? { from: 'stock', to: 'waste', count: drawCount(position) }
        : { from: 'waste', to: 'stock', count: waste.length };
    if (refusal(position, move)) this.#refuse('stock');
    else this.play(move, by);
  }

  #hold(hand: Hand | null): void {
    this.#hand = hand;
    this.#show();
  }

  /** Shows that something cannot be done at a pile. */
  #refuse(cell: Place): void {
    this.#refusals = new Map(this.#refusals).set(cell, (this.#refusals.get(cell) ?? 0) + 1);
    this.#show();
  }

  /** Commits a step, shows it, then tells of it. A listener that is asked before may cancel it, or make another. */
  #commit(next: games.Game, move: Move | null, by: By): boolean {
    const before = this.#game!;
    // The page gets a move of its own: what it writes there changes nothing here.
    const told = { move: move && { ...move }, by };
    if (!this.#host.dispatchEvent(new CanfieldBeforeMoveEvent(told)) || this.#game !== before) return false;
    const wasWon = games.isGameWon(before);
    const isTakenBack = by === 'undo';
    const step = games.lastStep(isTakenBack ? before : next);
    this.#game = next;
    this.#hand = null;
    this.#show();
    const { moveCount, home, status, variant, seed } = this.#view!;
    const consequences = isTakenBack || !step ? [] : step.consequences;
    const moved = new CanfieldMoveEvent({
      move: move && { ...move },
      by,
      cards: step ? toldCards(step, isTakenBack) : [],
      consequences: consequences.map(({ kind, card, from, to }) => ({ kind, card: cardText(card), from, to })),
      moveCount,
      home,
      record: this.toRecord(),
    });
    if (status !== 'won' || wasWon) this.#events.tell(moved);
    else {
      const first = this.#isFirstWin;
      this.#isFirstWin = false;
      this.#events.tell(moved, new CanfieldWinEvent({ variant, seed, moveCount, first, record: this.toRecord() }));
    }
    return true;
  }

  #fail(code: ErrorDetail['code'], message: string): false {
    this.#events.tell(new CanfieldErrorEvent({ code, message }));
    return false;
  }

  #show(): void {
    if (!this.#game || !this.#deal) return;
    const { name } = this.#deal;
    const seed = seedOf(this.#deal);
    const { messages } = this.#options;
    const isReadonly = this.#host.readonly;
    const state = { game: this.#game, name, seed, hand: this.#hand, isReadonly, refusals: this.#refusals };
    this.#view = viewOf(state, this.#view);
    this.#provider.setValue({ view: this.#view, messages, actions: this.#actions });
    this.#host.requestUpdate();
  }
}
