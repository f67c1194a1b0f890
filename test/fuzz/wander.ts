import {
  legalMoves,
  positionToJSON,
  refusal,
  type Card,
  type Move,
  type Position,
  type PositionJSON,
} from '../../src/engine/index.js';
import { follow, positionOf, redo, restart, step, undo, type Game } from '../../src/engine/game.js';
import { anyMove, chooser } from '../support/walks.js';

const isUp = ({ to }: Move) => to.startsWith('foundation');

/** A move to any of the foundations that are alike: the list names the first. */
function toAnyFoundation(position: Position, move: Move, choose: (below: number) => number): Move {
  if (!isUp(move)) return move;
  const alike = position.foundations
    .map((_, index): Move => ({ ...move, to: `foundation:${index}` }))
    .filter((other) => refusal(position, other) === null);
  return alike[choose(alike.length)]!;
}

/** A game after so many actions by chance: moves, some with auto-play, undos, redos and restarts. */
export function wandered(start: Game, seed: number, actions: number): Game {
  const choose = chooser(seed);
  let game = start;
  for (let action = 0; action < actions; action++) {
    const what = choose(40);
    const position = positionOf(game);
    const move = anyMove(legalMoves(position), choose);
    if (what === 0) game = restart(game);
    else if (what < 5 || !move) game = undo(game);
    else if (what < 8) game = redo(game);
    else {
      game = step(game, toAnyFoundation(position, move, choose));
      while (choose(3) === 0) {
        const now = positionOf(game);
        const moves = legalMoves(now);
        const ups = moves.filter(isUp);
        // Auto-play may do more one day than put cards up: any move can be written as its.
        const added = anyMove(ups.length > 0 ? ups : moves, choose);
        if (!added) break;
        game = follow(game, toAnyFoundation(now, added, choose));
      }
    }
  }
  return game;
}

/** The piles of a position in the exchange form, its base and its pass: all that lies on the table. */
export function tableOf(position: Position): Omit<PositionJSON, 'variant' | 'rules'> {
  const { stock, waste, reserves, foundations, tableau, base, pass } = positionToJSON(position);
  return { stock, waste, reserves, foundations, tableau, base, pass };
}

/** Every card of a position, face up, sorted. */
export const cardsIn = ({ stock, waste, reserves, foundations, tableau }: Position): Card[] =>
  [...stock, ...waste, ...reserves.flat(), ...foundations.flat(), ...tableau.flat()]
    .map((card) => (card < 0 ? ~card : card))
    .sort((a, b) => a - b);
