import { expect } from 'chai';
import fc from 'fast-check';
import {
  cardText,
  formatMove,
  isWon,
  legalMoves,
  overlay,
  play,
  positionFromJSON,
  RANKS,
  validateRules,
  VARIANTS,
  type Move,
  type Pile,
  type Position,
  type PositionJSON,
  type Rank,
  type Rules,
  type VariantId,
} from '../../src/engine/index.js';
import {
  canRedo,
  canUndo,
  follow,
  gameFrom,
  isGameWon,
  lastStep,
  moveCount,
  newGame,
  positionOf,
  redo,
  restart,
  step,
  stepsOf,
  undo,
  type Game,
} from '../../src/engine/game.js';
import { topOf } from '../../src/engine/position.js';
import { packSize } from '../../src/engine/rules.js';
import { placesIn, snap } from '../support/positions.js';
import { anyMove, chooser, deepFreeze, ROWS, TABLES, walk, walked, type Table } from '../support/walks.js';

const rows: readonly Table[] = ROWS.map((id) => ({ name: id, variant: id, rules: VARIANTS[id].rules }));

const reread = (position: Position): Position => positionFromJSON(JSON.parse(snap(position)) as PositionJSON);

const count = (piles: readonly Pile[]): number => piles.reduce((sum, { length }) => sum + length, 0);

/** What is wrong with a position by itself, in words: a card too many or too few, one that lies the wrong way, a wrong gap. */
function wrongWith({ rules, stock, waste, reserves, foundations, tableau, pass }: Position): string[] {
  const wrong: string[] = [];
  const seen = new Uint8Array(208);
  const all = [stock, waste, ...reserves, ...foundations, ...tableau];
  for (const pile of all) for (const card of pile) seen[card < 0 ? ~card : card] = 1;
  if (count(all) !== packSize(rules) || seen.reduce((sum, card) => sum + card) !== packSize(rules))
    wrong.push('not every card once');
  if (stock.some((card) => card >= 0)) wrong.push('a stock card lies up');
  if ([waste, ...foundations].some((pile) => pile.some((card) => card < 0))) wrong.push('a card lies down');
  if (tableau.some((column) => (topOf(column) ?? 0) < 0)) wrong.push('the top of a column lies down');
  const { max, deal } = rules.tableau;
  const most = Math.max(max ?? Infinity, deal.length);
  if (tableau.some(({ length }) => length > most)) wrong.push('a column is too high');
  if (rules.fill.auto.includes('reserve') && count(reserves) > 0 && tableau.some(({ length }) => length === 0))
    wrong.push('a gap beside the reserve');
  if (rules.stock.redeals !== null && pass > rules.stock.redeals + 1) wrong.push('a pass too many');
  return wrong;
}

const startsWith = (pile: Pile, start: Pile): boolean => start.every((card, index) => pile[index] === card);

/** What a step has done that no step may do, in words. */
function lostBetween(before: Position, after: Position): string[] {
  const lost: string[] = [];
  const { back } = before.rules.foundations;
  if (!back && before.foundations.some((pile, index) => !startsWith(after.foundations[index]!, pile)))
    lost.push('a foundation has shrunk');
  const grown = count(after.foundations) - count(before.foundations);
  if (Math.abs(grown) > 1) lost.push('foundations changed by more than a card');
  if (after.reserves.some(({ length }, index) => length > before.reserves[index]!.length)) lost.push('a reserve grew');
  const isRedeal = after.stock.length > before.stock.length;
  if (after.pass !== before.pass + (isRedeal ? 1 : 0)) lost.push('passes miscounted');
  if (before.base !== null && after.base !== before.base) lost.push('the base changed');
  const isMany = count([after.stock, after.waste]) > count([before.stock, before.waste]);
  if (isMany) lost.push('the stock grew');
  return lost;
}

/** Goes on with a game as a fair player does: up to foundations, whole columns off, then what lies ready, the stock last. */
function* played(game: Game, seed: number, steps: number): Generator<Game, void> {
  const choose = chooser(seed);
  for (; steps > 0; steps--) {
    const { tableau } = positionOf(game);
    const pileOf = (place: string): Pile | undefined => tableau[Number(/^tableau:(\d+)$/.exec(place)?.[1] ?? NaN)];
    /** The less the better; 4 is idle: a whole column to an empty one. */
    const rank = ({ from, to, count }: Move): number => {
      if (to.startsWith('foundation')) return 0;
      const [left, right] = [pileOf(from), pileOf(to)];
      if (left && (left.length === count || left[left.length - count - 1]! < 0)) return right!.length > 0 ? 1 : 4;
      return left ? 3 : from.startsWith('reserve') || from === 'waste' ? 2 : 3;
    };
    const ranked = legalMoves(positionOf(game)).map((move) => ({ move, rank: rank(move) }));
    const best = choose(8) === 0 ? 4 : Math.min(...ranked.map(({ rank }) => rank));
    const moves = ranked.filter(({ rank }) => rank <= best);
    if (moves.length === 0) return;
    game = step(game, moves[choose(moves.length)]!.move);
    yield game;
  }
}

describe('properties of every game', () => {
  for (const table of [...rows, ...TABLES.filter(({ variant }) => variant === null)]) {
    const { name, variant, rules } = table;

    describe(name, () => {
      it('no walk loses, doubles or shows a card, leaves a gap beside the reserve, or takes from a foundation', () => {
        fc.assert(
          fc.property(fc.nat(), fc.nat(), fc.constantFrom(walk, played), (seed, chance, play) => {
            const start = newGame(rules, variant, seed);
            let before = positionOf(start);
            expect(wrongWith(before)).to.deep.equal([]);
            for (const game of play(start, chance, 160)) {
              const after = positionOf(game);
              const wrong = [...wrongWith(after), ...lostBetween(before, after)];
              if (wrong.length > 0) expect.fail(`${wrong.join()} after ${formatMove(lastStep(game)!.move!)}`);
              before = after;
            }
            // Foundations go up in suit from the base: what is read is checked for that.
            expect(() => reread(before)).to.not.throw();
          }),
          { numRuns: 3 },
        );
      });

      it('undo and redo go over the same positions, whatever the player did', () => {
        interface Moment {
          readonly position: Position;
          readonly text: string;
          readonly moves: number;
        }
        fc.assert(
          fc.property(fc.nat(), fc.array(fc.nat(9), { minLength: 20, maxLength: 60 }), (seed, actions) => {
            const choose = chooser(seed);
            let game = newGame(rules, variant, seed);
            const moment = (position: Position, moves: number): Moment => ({ position, text: snap(position), moves });
            let moments = [moment(positionOf(game), 0)];
            let now = 0;
            const deal = moments[0]!;
            const made = (at: number, moves: number) => {
              moments = [...moments.slice(0, at), moment(positionOf(game), moves)];
              now = at;
            };
            for (const action of actions) {
              const { position, moves } = moments[now]!;
              const move = anyMove(legalMoves(position), choose);
              if (action === 0) {
                game = restart(game);
                if (position !== deal.position) made(now + 1, 0);
              } else if (action < 3) {
                game = undo(game);
                now = Math.max(0, now - 1);
              } else if (action < 5) {
                game = redo(game);
                now = Math.min(moments.length - 1, now + 1);
              } else if (action === 5 && move && lastStep(game)?.move) {
                game = follow(game, move);
                made(now, moves);
              } else if (move) {
                game = step(game, move);
                made(now + 1, moves + 1);
              }
              expect(snap(positionOf(game))).to.equal(moments[now]!.text);
              expect([moveCount(game), canUndo(game), canRedo(game)]).to.deep.equal([
                moments[now]!.moves,
                now > 0,
                now < moments.length - 1,
              ]);
            }
            expect(stepsOf(game)).to.have.length(now);
            while (canUndo(game)) {
              game = undo(game);
              expect(snap(positionOf(game))).to.equal(moments[--now]!.text);
            }
            expect(positionOf(game)).to.equal(deal.position);
            while (canRedo(game)) {
              game = redo(game);
              expect(snap(positionOf(game))).to.equal(moments[++now]!.text);
            }
            expect(positionOf(game)).to.equal(moments.at(-1)!.position);
          }),
          { numRuns: 3 },
        );
      });

      it('legal moves, their order and what they do depend on nothing but the position', () => {
        fc.assert(
          fc.property(fc.nat(), fc.nat(120), (seed, steps) => {
            const position = positionOf(walked(table, seed, steps));
            const moves = legalMoves(position);
            const own: Position = { ...structuredClone(position), variant: null };
            for (const like of [reread(position), own].map(deepFreeze)) {
              expect(legalMoves(like)).to.deep.equal(moves);
              const variant = like.variant;
              for (const move of moves)
                expect(snap({ ...play(like, move), variant })).to.equal(snap({ ...play(position, move), variant }));
              expect(legalMoves(like)).to.deep.equal(moves);
            }
          }),
          { numRuns: 3 },
        );
      });

      it('of all moves that can be written those listed are played, with twins of their foundations, the others throw', () => {
        const position = deepFreeze(positionOf(walked(table, 3, 45)));
        const before = snap(position);
        const target = ({ to }: Move) => {
          const pile = to.startsWith('foundation') ? position.foundations[Number(to.split(':')[1])]! : null;
          return pile ? `foundation of ${pile.map(cardText).join(' ')}` : to;
        };
        const key = (move: Move) => `${move.from}>${target(move)}*${move.count}`;
        const legal = new Set(legalMoves(position).map(key));
        const places = placesIn(position);
        const played = new Set<string>();
        for (const from of places)
          for (const to of places)
            for (const count of [0, 1, 2, 3, position.waste.length]) {
              const move: Move = { from, to, count };
              let next: Position | null = null;
              try {
                next = play(position, move);
              } catch (error) {
                if (!(error instanceof RangeError)) throw error;
              }
              if ((next !== null) !== legal.has(key(move)))
                expect.fail(`${formatMove(move)} is played: ${next !== null}`);
              if (next) played.add(key(move));
            }
        expect([...legal].filter((text) => !played.has(text) && Number(text.split('*')[1]) < 4)).to.deep.equal([]);
        expect(snap(position)).to.equal(before);
      });
    });
  }
});

/** A row with a pack of few ranks: a reserve as of one pack, as many columns as leave a stock. */
function shrunk(id: VariantId, ranks: number): Rules {
  const { decks, foundations, reserve, tableau, fill } = VARIANTS[id].rules;
  const part = (cards: number) => Math.max(1, Math.floor((cards * ranks) / 13 / decks));
  const highest = RANKS.charAt(ranks - 1) as Rank;
  const smaller = (piles: number): Rules =>
    overlay(VARIANTS[id].rules, {
      ranks,
      foundations: { perPile: (foundations.perPile / 13) * ranks },
      reserve: { cards: reserve.cards && part(reserve.cards) },
      tableau: { piles, deal: tableau.deal === 'dudu' ? 'du' : tableau.deal },
      fill: { rank: fill.rank && highest },
    });
  let piles = tableau.piles;
  while (validateRules(smaller(piles)).length > 0) piles--;
  return smaller(piles);
}

describe('packs of five and six ranks', () => {
  for (const id of ROWS)
    for (const ranks of [5, 6])
      it(`${id} of ${ranks} ranks is played to wins`, () => {
        const rules = shrunk(id, ranks);
        let won: Game | undefined;
        for (let seed = 0; seed < 400 && !won; seed++) {
          const start = newGame(rules, null, seed);
          for (const game of played(start, seed, 300)) if (isGameWon(game)) won = game;
        }
        expect(won, 'a game that is won').to.not.equal(undefined);
        const { foundations, stock, waste, reserves, tableau } = positionOf(won!);
        expect(count([stock, waste, ...reserves, ...tableau])).to.equal(0);
        const { perPile } = rules.foundations;
        expect(foundations.map(({ length }) => length)).to.deep.equal(foundations.map(() => perPile));
        expect(legalMoves(positionOf(won!))).to.deep.equal([]);
        // One card short of it is no win, and the same line wins again.
        expect(isWon(positionOf(undo(won!)))).to.equal(false);
        const again = stepsOf(won!).reduce((game, { move }) => step(game, move!), gameFrom(won!.start));
        expect(snap(positionOf(again))).to.equal(snap(positionOf(won!)));
      }).timeout(10_000);
});
