import {
  formatMove,
  legalMoves,
  play,
  VARIANTS,
  type Move,
  type Position,
  type VariantId,
} from '../../src/engine/index.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { chooser } from './walks.js';

const LARGE = 20_000;

/** How many sequences of so many legal moves a position has: of the last one it is enough to list the moves. */
function countLines(position: Position, depth: number): number {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countLines(play(position, move), depth - 1), 0);
}

/** The position forty moves later. They are chosen by their texts, so that the order of a list means nothing. */
function later(position: Position, seed: number): Position {
  const choose = chooser(seed);
  for (let count = 0; count < 40; count++) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    const cards = moves.filter(({ from, to }) => from !== 'stock' && to !== 'stock');
    const byText = new Map(
      (cards.length > 0 && choose(3) > 0 ? cards : moves).map((move): [string, Move] => [formatMove(move), move]),
    );
    position = play(position, byText.get([...byText.keys()].sort()[choose(byText.size)]!)!);
  }
  return position;
}

/** The positions whose lines are counted: two deals of a game, and how each may go on. */
export function starts(variant: VariantId): Readonly<Record<string, Position>> {
  const deal = (seed: number) => positionOf(newGame(VARIANTS[variant].rules, variant, seed));
  return {
    'deal 1': deal(1),
    'deal 1, later': later(deal(1), 1),
    'deal 2': deal(2),
    'deal 2, later': later(deal(2), 2),
  };
}

/** The counts at depth 1 to 5, fewer where one is so large that the next would take seconds. */
function counts(position: Position): number[] {
  const found: number[] = [];
  while (found.length < 5 && (found.at(-1) ?? 0) < LARGE) found.push(countLines(position, found.length + 1));
  return found;
}

/**
 * The counts of a game as test/data/counts.json holds them. Where the rules of games were meant to change, in the root:
 * `node --import tsx --input-type=module -e "import { countsOf } from './test/support/counts.ts';
 * import { ROWS } from './test/support/walks.ts'; const all = ROWS.map((id) => [id, countsOf(id)]);
 * console.log(JSON.stringify(Object.fromEntries(all), null, 1))" > test/data/counts.json`
 */
export const countsOf = (variant: VariantId): Record<string, string> =>
  Object.fromEntries(Object.entries(starts(variant)).map(([name, position]) => [name, counts(position).join(' ')]));
