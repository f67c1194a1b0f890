import type { Card } from './cards.js';
import { dealCards } from './deal.js';
import type { Move } from './moves.js';
import { perform, type Consequence } from './perform.js';
import { isWon, type Position } from './position.js';
import type { Rules } from './rules.js';
import { shuffledDeck } from './seed.js';
import type { VariantId } from './variants.js';

/** A move that was made, and what followed from it by the rules. */
export interface Made {
  readonly move: Move;
  /** The cards that it moved, from the bottom up. */
  readonly cards: readonly Card[];
  readonly consequences: readonly Consequence[];
}

/**
 * One action of the player with everything that followed by itself: what undo, redo, the move
 * count, events and speech work on.
 */
export interface Step extends Omit<Made, 'move'> {
  /** The player's move, or null for a restart. */
  readonly move: Move | null;
  /** The moves that auto-play added. */
  readonly auto: readonly Made[];
}

/** A moment of a game: its position and how it came about. */
interface Moment {
  readonly position: Position;
  /** Moves made since the deal or the last restart. */
  readonly moves: number;
  /** The step that led here and the moment before it; null at the deal. */
  readonly last: { readonly step: Step; readonly before: Moment } | null;
}

/** Moments that were undone, the next one to redo first. */
interface Undone {
  readonly moment: Moment;
  readonly rest: Undone | null;
}

/**
 * A game: a deal and the steps since, with those undone. Data, never changed: a step makes a new
 * one. Undo, redo and a step cost the same however long the game is.
 */
export interface Game {
  readonly start: Position;
  readonly now: Moment;
  readonly undone: Undone | null;
}

/** A game that begins with a position. */
export const gameFrom = (start: Position): Game => ({
  start,
  now: { position: start, moves: 0, last: null },
  undone: null,
});

/** A new game: the pack of these rules shuffled by a seed and dealt. */
export const newGame = (rules: Rules, variant: VariantId | null, seed: string | number): Game =>
  gameFrom(dealCards(rules, variant, shuffledDeck(rules, seed)));

export const positionOf = (game: Game): Position => game.now.position;

export const canUndo = (game: Game): boolean => game.now.last !== null;

export const canRedo = (game: Game): boolean => game.undone !== null;

/** Moves made since the deal or the last restart. */
export const moveCount = (game: Game): number => game.now.moves;

export const isGameWon = (game: Game): boolean => isWon(game.now.position);

/** The step that led to the present position, or null at the deal. */
export const lastStep = (game: Game): Step | null => game.now.last?.step ?? null;

/** The steps from the deal to now, restarts included. */
export function stepsOf(game: Game): Step[] {
  const steps: Step[] = [];
  for (let { last } = game.now; last; last = last.before.last) steps.push(last.step);
  return steps.reverse();
}

/**
 * Makes a move: one step, which clears what could be redone.
 * @throws RangeError when the move is not legal
 */
export function step(game: Game, move: Move): Game {
  const { position, cards, consequences } = perform(game.now.position, move);
  const last = { step: { move, cards, consequences, auto: [] }, before: game.now };
  return { ...game, now: { position, moves: game.now.moves + 1, last }, undone: null };
}

/**
 * Adds moves to the last step: those of auto-play, taken back with the player's. All at once: one by one,
 * the list would be copied for each.
 * @throws RangeError when a move is not legal, or no move came before it
 */
export function follow(game: Game, ...added: readonly Move[]): Game {
  const { last, moves } = game.now;
  if (!last?.step.move) throw new RangeError('auto-play follows a move');
  const auto = last.step.auto.slice();
  let { position } = game.now;
  for (const move of added) {
    const { cards, consequences, position: next } = perform(position, move);
    auto.push({ move, cards, consequences });
    position = next;
  }
  return { ...game, now: { position, moves, last: { ...last, step: { ...last.step, auto } } }, undone: null };
}

/** Back to the deal: a step like any other, so that it can be undone. At the deal itself nothing happens. */
export function restart(game: Game): Game {
  if (game.now.position === game.start) return game;
  const last = { step: { move: null, cards: [], consequences: [], auto: [] }, before: game.now };
  return { ...game, now: { position: game.start, moves: 0, last }, undone: null };
}

/** Takes back the last step whole; at the deal nothing happens. */
export const undo = (game: Game): Game =>
  game.now.last ? { ...game, now: game.now.last.before, undone: { moment: game.now, rest: game.undone } } : game;

/** Makes the step undone last again; without one nothing happens. */
export const redo = (game: Game): Game =>
  game.undone ? { ...game, now: game.undone.moment, undone: game.undone.rest } : game;
