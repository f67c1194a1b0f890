/**
 * How fast the engine is, in process CPU time on one core, best of several rounds: npm run bench engine
 * The figures that were measured are kept in README.md beside this file.
 */
import { legalMoves, play, VARIANTS, type Move, type Position, type VariantId } from '../../src/engine/index.js';
import { newGame, positionOf, step, undo, type Game } from '../../src/engine/game.js';
import { anyMove, chooser } from '../support/walks.js';

const ROUNDS = 7;
/** CPU seconds that a round takes at least. */
const ROUND = 0.1;
const POSITIONS = 200;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** How often a second something can be done; `batch` does it `size` times. */
function rate(size: number, batch: () => void): number {
  let times = 1;
  const timed = () => {
    const start = cpu();
    for (let time = 0; time < times; time++) batch();
    return cpu() - start;
  };
  // Also warms up.
  while (timed() < ROUND) times *= 2;
  return (size * times) / Math.min(...Array.from({ length: ROUNDS }, timed));
}

/** Games on the way of playouts by chance, and the move each goes on with. */
function sample(variant: VariantId): { game: Game; position: Position; move: Move }[] {
  const found: { game: Game; position: Position; move: Move }[] = [];
  for (let seed = 0; found.length < POSITIONS; seed++) {
    const choose = chooser(seed);
    let game = newGame(VARIANTS[variant].rules, variant, seed);
    for (let count = 0; count < 200 && found.length < POSITIONS; count++) {
      const position = positionOf(game);
      const move = anyMove(legalMoves(position), choose);
      if (!move) break;
      if (count % 20 === 10) found.push({ game, position, move });
      game = step(game, move);
    }
  }
  return found;
}

// What is made is looked at, so that it is not optimized away.
let seen = 0;

function rates(variant: VariantId): Record<string, number> {
  const games = sample(variant);
  const rules = VARIANTS[variant].rules;
  let seed = 0;
  return {
    'playout step': rate(POSITIONS, () => {
      for (const { position } of games) {
        const moves = legalMoves(position);
        seen += play(position, moves[seen % moves.length]!).pass;
      }
    }),
    legalMoves: rate(POSITIONS, () => {
      for (const { position } of games) seen += legalMoves(position).length;
    }),
    play: rate(POSITIONS, () => {
      for (const { position, move } of games) seen += play(position, move).pass;
    }),
    undo: rate(POSITIONS, () => {
      for (const { game } of games) seen += undo(game).now.moves;
    }),
    deal: rate(1, () => {
      seen += positionOf(newGame(rules, variant, seed++)).stock.length;
    }),
  };
}

const names: VariantId[] = ['triple', 'canfield', 'quadruple-trigon'];
const columns = names.map(rates);
const row = (...cells: string[]) => cells.map((cell, index) => (index ? cell.padStart(18) : cell.padEnd(14))).join('');
console.log(row('a second', ...names));
for (const what of Object.keys(columns[0]!))
  console.log(row(what, ...columns.map((column) => Math.round(column[what]!).toLocaleString('en'))));
if (seen < 0) console.log(seen);
