import { legalMoves, overlay, VARIANTS, type Move, type Rules, type VariantId } from '../../src/engine/index.js';
import { newGame, positionOf, step, type Game } from '../../src/engine/game.js';

/** Every id of the table. */
export const ROWS = Object.keys(VARIANTS) as VariantId[];

/** The games of the collected source texts. */
export const SOURCE_GAMES = [
  'quadruple-trigon',
  'triple',
  'triple-four',
  'three-demons',
  'canfield',
  'demon',
  'double',
  'superior',
  'american-toad',
  'quadruple',
] as const satisfies VariantId[];

/** A game to try: a row of the table, or rules that no row has. */
export interface Table {
  readonly name: string;
  readonly variant: VariantId | null;
  readonly rules: Rules;
}

const canfield = VARIANTS.canfield.rules;

/** What the schema allows and no row does, and packs so small that random play wins. */
const AUTHORED: Readonly<Record<string, Rules>> = {
  'cards come back': overlay(canfield, {
    foundations: { back: true },
    fill: { auto: [], manual: ['reserve', 'waste', 'tableau', 'foundation'] },
  }),
  'nothing on a base card': overlay(canfield, { tableau: { wrap: 'not-over-base' } }),
  'whole columns, three high': overlay(canfield, { tableau: { move: 'whole', max: 3 } }),
  'two covered reserves': overlay(VARIANTS['eagle-wing'].rules, { reserve: { piles: 2, cards: 6 } }),
  'five ranks': overlay(canfield, { ranks: 5, foundations: { perPile: 5 }, reserve: { cards: 3 }, stock: { draw: 1 } }),
  'six ranks, two decks': overlay(VARIANTS.demon.rules, {
    ranks: 6,
    foundations: { perPile: 6 },
    reserve: { cards: 8 },
  }),
};

/** Every row, and rules of authors beside them. */
export const TABLES: readonly Table[] = [
  ...ROWS.map((id): Table => ({ name: id, variant: id, rules: VARIANTS[id].rules })),
  ...Object.entries(AUTHORED).map(([name, rules]): Table => ({ name, variant: null, rules })),
];

/** Numbers below a bound, the same ones for the same seed (mulberry32). */
export function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A legal move by chance: cards move more often than the stock is turned. Undefined where nothing is legal. */
export function anyMove(moves: readonly Move[], choose: (below: number) => number): Move | undefined {
  const cards = moves.filter(({ from, to }) => from !== 'stock' && to !== 'stock');
  const from = cards.length > 0 && choose(4) > 0 ? cards : moves;
  return from[choose(from.length)];
}

/** Goes on with a game by chance: at most so many steps, until nothing is legal. Gives every game on the way. */
export function* walk(game: Game, seed: number, steps: number): Generator<Game, void> {
  const choose = chooser(seed);
  for (let now = game; steps > 0; steps--) {
    const move = anyMove(legalMoves(positionOf(now)), choose);
    if (!move) return;
    now = step(now, move);
    yield now;
  }
}

/** The game at the end of a walk from a fresh deal. */
export function walked({ rules, variant }: Table, seed: number, steps: number): Game {
  const start = newGame(rules, variant, seed);
  return [...walk(start, seed, steps)].at(-1) ?? start;
}

/** Freezes a value with all that it holds: what writes to it then throws. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
