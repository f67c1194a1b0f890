/**
 * What records cost, in process CPU time on one core, best of several rounds: npm run bench record
 * The figures that were measured are kept in README.md beside this file.
 */
import { fromRecord, legalMoves, toRecord, VARIANTS, verify, type VariantId } from '../../src/engine/index.js';
import { newGame, positionOf, step, type Game } from '../../src/engine/game.js';
import { anyMove, chooser, walk } from '../support/walks.js';

const ROUNDS = 7;
/** Games a round: what is written is a game that was not written before. */
const GAMES = 10;
const STEPS = 1000;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

/** The CPU milliseconds that something takes a game, in the best round. */
function cost<Thing>(prepare: () => Thing, act: (thing: Thing) => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const things = Array.from({ length: GAMES }, prepare);
    const start = cpu();
    things.forEach(act);
    return (cpu() - start) / GAMES;
  });
  return Math.min(...rounds);
}

/** A game of so many steps by chance, and its record. */
function longGame(variant: VariantId): { seed: string; game: Game; record: string } {
  for (let seed = 0; ; seed++) {
    const start = newGame(VARIANTS[variant].rules, variant, seed);
    const games = [...walk(start, seed, STEPS)];
    const game = games.at(-1);
    if (game && games.length === STEPS) return { seed: `${seed}`, game, record: toRecord({ seed: `${seed}` }, game) };
  }
}

// What is made is looked at, so that it is not optimized away.
let seen = 0;

function costs(variant: VariantId): Record<string, number> {
  const { seed, record } = longGame(variant);
  const source = { seed };
  const read = () => fromRecord(record).game;
  const written = () => {
    const game = read();
    seen += toRecord(source, game).length;
    return step(game, anyMove(legalMoves(positionOf(game)), chooser(1))!);
  };
  return {
    'load, ms': cost(
      () => record,
      () => (seen += read().now.moves),
    ),
    'verify, ms': cost(
      () => record,
      (text) => (seen += verify(text).isLegal ? 1 : 0),
    ),
    'toRecord, ms': cost(read, (game) => (seen += toRecord(source, game).length)),
    'after a step, ms': cost(written, (game) => (seen += toRecord(source, game).length)),
    characters: record.length,
  };
}

const names: VariantId[] = ['triple', 'canfield', 'quadruple-trigon'];
const columns = names.map(costs);
const row = (...cells: string[]) => cells.map((cell, index) => (index ? cell.padStart(18) : cell.padEnd(18))).join('');
console.log(row(`${STEPS} steps`, ...names));
for (const what of Object.keys(columns[0]!))
  console.log(row(what, ...columns.map((column) => column[what]!.toLocaleString('en', { maximumFractionDigits: 2 }))));
if (seen < 0) console.log(seen);
