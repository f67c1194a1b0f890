import { expect } from 'chai';
import {
  cardText,
  isWon,
  legalMoves,
  parseMove,
  VARIANTS,
  type Position,
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
import { built, crafted, listed, pileOf, placesIn, snap } from '../support/positions.js';
import { deepFreeze, SOURCE_GAMES, TABLES, walk, walked } from '../support/walks.js';

const fresh = (variant: VariantId, seed: string | number = 7): Game => newGame(VARIANTS[variant].rules, variant, seed);

const make = (game: Game, ...moves: string[]): Game => moves.reduce((now, text) => step(now, parseMove(text)), game);

/** Draws, or turns the waste over when nothing can be drawn; the same game when neither is legal. */
function turn(game: Game): Game {
  const move = legalMoves(positionOf(game)).find(({ from, to }) => from === 'stock' || to === 'stock');
  return move ? step(game, move) : game;
}

const times = (count: number, change: (game: Game) => Game, game: Game): Game => {
  for (let time = 0; time < count; time++) game = change(game);
  return game;
};

/** The pile object at each place. */
const piles = ({ stock, waste, reserves, foundations, tableau }: Position) => [
  stock,
  waste,
  ...reserves,
  ...foundations,
  ...tableau,
];

/** Whether everything that must not be seen lies face down: the stock, and what a reserve covers. */
function isHidden({ stock, reserves, rules: { reserve } }: Position): boolean {
  const covered = reserves.flatMap((pile) => {
    if (reserve.face === 'all') return [];
    return reserve.face === 'top' || pile.length === 1 ? pile.slice(0, -1) : pile;
  });
  return [...stock, ...covered].every((card) => card < 0);
}

describe('game', () => {
  describe('at the deal', () => {
    let game: Game;
    before(() => (game = fresh('triple')));

    it('there is nothing to undo, redo or count', () => {
      expect([canUndo(game), canRedo(game), moveCount(game), isGameWon(game)]).to.deep.equal([false, false, 0, false]);
      expect(stepsOf(game)).to.deep.equal([]);
      expect(lastStep(game)).to.equal(null);
    });

    it('undo, redo and restart do nothing', () => {
      expect(undo(game)).to.equal(game);
      expect(redo(game)).to.equal(game);
      expect(restart(game)).to.equal(game);
    });

    it('restart does nothing when all was undone, and what can be redone stays', () => {
      const back = undo(turn(game));
      expect(restart(back)).to.equal(back);
      expect(canRedo(back)).to.equal(true);
    });
  });

  describe('a step', () => {
    it('keeps the move, its cards and what followed', () => {
      const start = crafted('canfield', { reserves: ['#5C #9D KH'], tableau: ['8S 7H', '9H', '2C', 'JD'] });
      const made = lastStep(make(gameFrom(start), 'tableau:0>tableau:1*2'))!;
      expect(made.move).to.deep.equal({ from: 'tableau:0', to: 'tableau:1', count: 2 });
      expect(made.cards.map(cardText)).to.deep.equal(['8S', '7H']);
      expect(made.consequences.map(({ kind, card, from, to }) => [kind, cardText(card), from, to])).to.deep.equal([
        ['fill', 'KH', 'reserve:0', 'tableau:0'],
        ['turn', '9D', 'reserve:0', 'reserve:0'],
      ]);
    });

    it('of a draw keeps the cards as they then lie, of a redeal as they lay', () => {
      const start = crafted('canfield', { stock: '5H 4C 3D 2S' });
      const drawn = make(gameFrom(start), 'stock>waste*3');
      expect(lastStep(drawn)!.cards.map(cardText)).to.deep.equal(['2S', '3D', '4C']);
      const turned = make(drawn, 'stock>waste*1', 'waste>stock*4');
      expect(lastStep(turned)!.cards.map(cardText)).to.deep.equal(['2S', '3D', '4C', '5H']);
      expect(stepsOf(turned).map(({ consequences }) => consequences)).to.deep.equal([[], [], []]);
    });

    it('counts as one move and is listed in order', () => {
      const game = make(fresh('canfield'), 'stock>waste*3', 'stock>waste*3', 'stock>waste*3');
      expect(moveCount(game)).to.equal(3);
      expect(stepsOf(game)).to.have.length(3);
      expect(stepsOf(game).at(-1)).to.equal(lastStep(game));
      expect(stepsOf(game).flatMap(({ cards }) => cards)).to.deep.equal(positionOf(game).waste);
    });

    it('that is not legal throws and leaves the game as it was', () => {
      const game = deepFreeze(turn(fresh('canfield')));
      const before = snap(positionOf(game));
      expect(() => make(game, 'waste>stock*3')).to.throw(RangeError, /^waste>stock\*3 is not legal: stock-left$/);
      expect(snap(positionOf(game))).to.equal(before);
      expect(moveCount(game)).to.equal(1);
    });

    it('clears what could be redone', () => {
      const game = undo(undo(times(3, turn, fresh('canfield'))));
      expect(canRedo(game)).to.equal(true);
      const other = turn(game);
      expect(canRedo(other)).to.equal(false);
      expect(redo(other)).to.equal(other);
      expect(moveCount(other)).to.equal(2);
    });

    it('leaves the games before it as they were', () => {
      const start = fresh('canfield');
      const once = turn(start);
      const [one, two] = [turn(once), restart(once)];
      expect(moveCount(start)).to.equal(0);
      expect(moveCount(once)).to.equal(1);
      expect(undo(one).now).to.equal(undo(two).now);
    });

    it('tells the win', () => {
      const foundations = [built('AC', 12), built('AS', 13), built('AH', 13), built('AD', 13)];
      const game = gameFrom(crafted('canfield', { foundations, tableau: ['KC'] }));
      expect(isGameWon(game)).to.equal(false);
      const won = make(game, 'tableau:0>foundation:0*1');
      expect(isGameWon(won)).to.equal(true);
      expect(isGameWon(undo(won))).to.equal(false);
      expect(isGameWon(redo(undo(won)))).to.equal(true);
      expect(listed(positionOf(won))).to.deep.equal([]);
    });
  });

  describe('undo and redo', () => {
    it('go back and forth over the same positions', () => {
      const game = times(5, turn, fresh('canfield'));
      const back = times(5, undo, game);
      expect(positionOf(back)).to.equal(game.start);
      expect([canUndo(back), canRedo(back), moveCount(back)]).to.deep.equal([false, true, 0]);
      const forth = times(5, redo, back);
      expect(positionOf(forth)).to.equal(positionOf(game));
      expect([canUndo(forth), canRedo(forth), moveCount(forth)]).to.deep.equal([true, false, 5]);
      expect(stepsOf(forth)).to.deep.equal(stepsOf(game));
    });

    it('one at a time', () => {
      const games = [fresh('canfield')];
      for (let time = 0; time < 4; time++) games.push(turn(games.at(-1)!));
      let game = games[4]!;
      for (const time of [3, 2]) {
        game = undo(game);
        expect(positionOf(game)).to.equal(positionOf(games[time]!));
        expect(stepsOf(game)).to.have.length(time);
      }
      expect(positionOf(redo(game))).to.equal(positionOf(games[3]!));
      expect(positionOf(redo(redo(redo(game))))).to.equal(positionOf(games[4]!));
    });
  });

  describe('restart', () => {
    let game: Game;
    let again: Game;
    before(() => {
      game = times(3, turn, fresh('canfield'));
      again = restart(game);
    });

    it('goes back to the deal and counts from there', () => {
      expect(positionOf(again)).to.equal(game.start);
      expect(moveCount(again)).to.equal(0);
      expect(moveCount(turn(again))).to.equal(1);
    });

    it('is a step', () => {
      expect(stepsOf(again)).to.have.length(4);
      expect(lastStep(again)).to.deep.include({ move: null, cards: [], consequences: [] });
      expect(stepsOf(turn(again)).map(({ move }) => move?.from ?? null)).to.deep.equal([
        'stock',
        'stock',
        'stock',
        null,
        'stock',
      ]);
    });

    it('can be undone and redone', () => {
      expect(canUndo(again)).to.equal(true);
      expect(undo(again).now).to.equal(game.now);
      expect(moveCount(undo(again))).to.equal(3);
      expect(redo(undo(again)).now).to.equal(again.now);
    });

    it('clears what could be redone', () => {
      expect(canRedo(restart(undo(game)))).to.equal(false);
    });

    it('twice is once', () => {
      expect(restart(again)).to.equal(again);
    });
  });

  // Numbers of faults that players of other games reported.
  describe('A01: undo and redo are exact inverses', () => {
    for (const variant of SOURCE_GAMES) {
      it(`${variant}: of draws and redeals, over two passes`, () => {
        const game = fresh(variant);
        const deal = snap(positionOf(game));
        const draws = Math.ceil(positionOf(game).stock.length / positionOf(turn(game)).waste.length);
        for (let now = turn(game), count = 1; count <= 2 * draws + 1; count++) {
          const steps = stepsOf(now).length;
          const end = snap(positionOf(now));
          const back = times(steps, undo, now);
          expect(snap(positionOf(back))).to.equal(deal);
          expect(canUndo(back)).to.equal(false);
          expect(snap(positionOf(times(steps, redo, back)))).to.equal(end);
          now = turn(now);
        }
      });

      it(`${variant}: of 50 walks of 60 steps`, () => {
        for (let seed = 0; seed < 50; seed++) {
          const start = fresh(variant, seed);
          const deal = snap(positionOf(start));
          const snaps = [deal];
          let game = start;
          for (game of walk(start, seed, 60)) snaps.push(snap(positionOf(game)));
          const end = snaps.at(-1);
          for (const before of snaps.slice(0, -1).reverse()) {
            game = undo(game);
            expect(snap(positionOf(game))).to.equal(before);
          }
          expect(snap(positionOf(game))).to.equal(deal);
          expect(canUndo(game)).to.equal(false);
          game = times(snaps.length - 1, redo, game);
          expect(canRedo(game)).to.equal(false);
          expect(snap(positionOf(game))).to.equal(end);
        }
      });
    }
  });

  describe('A02: what lies face down does so again after an undo', () => {
    for (const { name, variant, rules } of TABLES)
      it(`${name}: stock and covered reserve, on every way`, () => {
        for (let seed = 0; seed < 4; seed++) {
          let game = walked({ name, variant, rules }, seed, 60);
          expect(isHidden(positionOf(game))).to.equal(true);
          while (canUndo(game)) {
            game = undo(game);
            expect(isHidden(positionOf(game))).to.equal(true);
          }
        }
      });

    it('no move takes a stock card anywhere but to the waste', () => {
      for (const variant of SOURCE_GAMES)
        for (const game of walk(fresh(variant), 3, 60)) {
          const places = legalMoves(positionOf(undo(game))).flatMap(({ from, to }) => (from === 'stock' ? [to] : []));
          expect(places.filter((to) => to !== 'waste')).to.deep.equal([]);
        }
    });
  });

  describe('A03: a move and all that follows from it are one step', () => {
    it('an emptied column, its fill and the turned reserve card go back with one undo', () => {
      const start = crafted('canfield', { reserves: ['#5C #9D KH'], tableau: ['7S', '8H', '2C', 'JD'] });
      const game = make(gameFrom(start), 'tableau:0>tableau:1*1');
      expect(pileOf(positionOf(game), 'tableau:0')).to.equal('KH');
      expect(moveCount(game)).to.equal(1);
      const back = undo(game);
      expect(positionOf(back)).to.equal(start);
      expect([moveCount(back), canUndo(back)]).to.deep.equal([0, false]);
      const forth = redo(back);
      expect(positionOf(forth)).to.equal(positionOf(game));
      expect([moveCount(forth), canRedo(forth)]).to.deep.equal([1, false]);
    });

    describe('with moves of auto-play', () => {
      let start: Game;
      let made: Game;
      let game: Game;
      before(() => {
        start = gameFrom(
          crafted('canfield', {
            reserves: ['#KS 4C'],
            foundations: ['AC'],
            tableau: ['JD TS 9D', '2C', '3C', '5C'],
            base: 'A',
          }),
        );
        made = make(start, 'tableau:1>foundation:0*1');
        game = ['tableau:2>foundation:0*1', 'tableau:1>foundation:0*1', 'tableau:3>foundation:0*1'].reduce(
          (now, text) => follow(now, parseMove(text)),
          made,
        );
      });

      it('they belong to the step of the move that caused them', () => {
        expect(pileOf(positionOf(game), 'foundation:0')).to.equal('AC 2C 3C 4C 5C');
        expect(stepsOf(game)).to.have.length(1);
        expect(moveCount(game)).to.equal(1);
        const { move, cards, auto } = lastStep(game)!;
        expect([move!.from, ...cards.map(cardText)]).to.deep.equal(['tableau:1', '2C']);
        expect(auto.map(({ move, cards }) => [move.from, ...cards.map(cardText)])).to.deep.equal([
          ['tableau:2', '3C'],
          ['tableau:1', '4C'],
          ['tableau:3', '5C'],
        ]);
        expect(auto[0]!.consequences.map(({ kind, card }) => `${kind} ${cardText(card)}`)).to.deep.equal(['fill KS']);
      });

      it('one undo takes all of them back, one redo brings them again', () => {
        const back = undo(game);
        expect(positionOf(back)).to.equal(start.start);
        expect([canUndo(back), moveCount(back)]).to.deep.equal([false, 0]);
        const forth = redo(back);
        expect(positionOf(forth)).to.equal(positionOf(game));
        expect(stepsOf(forth)).to.deep.equal(stepsOf(game));
      });

      it('the game before them stays as it was', () => {
        expect(lastStep(made)!.auto).to.deep.equal([]);
        expect(pileOf(positionOf(made), 'foundation:0')).to.equal('AC 2C');
      });

      it('they clear what could be redone', () => {
        const back = undo(make(made, 'tableau:2>foundation:0*1'));
        expect(canRedo(back)).to.equal(true);
        expect(canRedo(follow(back, parseMove('tableau:2>foundation:0*1')))).to.equal(false);
      });

      it('they follow a move: neither the deal nor a restart', () => {
        const move = parseMove('tableau:1>foundation:0*1');
        expect(() => follow(start, move)).to.throw(RangeError);
        expect(() => follow(restart(made), move)).to.throw(RangeError);
      });

      it('one that is not legal throws', () => {
        expect(() => follow(made, parseMove('tableau:3>foundation:0*1'))).to.throw(RangeError, /rank$/);
      });
    });

    it('every step of a walk adds one to the moves and to what can be undone', () => {
      for (const { name, variant, rules } of TABLES) {
        let count = 0;
        for (const game of walk(newGame(rules, variant, 5), 5, 60)) {
          count++;
          expect(moveCount(game), name).to.equal(count);
          expect(stepsOf(game), name).to.have.length(count);
        }
      }
    });
  });

  describe('A04: the waste is turned over as a packet', () => {
    for (const variant of SOURCE_GAMES.filter((id) => VARIANTS[id].rules.stock.redeals !== 0))
      it(`${variant}: the next pass brings the same cards in the same groups`, () => {
        const { redeals } = VARIANTS[variant].rules.stock;
        let game = fresh(variant);
        const passes: string[] = [];
        for (let pass = 0; pass < (redeals ?? 4) + 1; pass++) {
          const groups: string[] = [];
          for (; positionOf(game).stock.length > 0; game = turn(game)) {
            const drawn = turn(game);
            groups.push(lastStep(drawn)!.cards.map(cardText).join(' '));
          }
          passes.push(groups.join(', '));
          game = turn(game);
        }
        expect(passes.length).to.equal(redeals === null ? 5 : redeals + 1);
        expect(new Set(passes).size).to.equal(1);
      });
  });

  describe('positions', () => {
    for (const { name, variant, rules } of TABLES) {
      it(`${name}: share every pile that a step did not touch`, () => {
        for (let seed = 0; seed < 3; seed++) {
          const start = newGame(rules, variant, seed);
          let before = positionOf(start);
          for (const game of walk(start, seed, 60)) {
            const { move, consequences } = lastStep(game)!;
            const touched = new Set([move!.from, move!.to, ...consequences.flatMap(({ from, to }) => [from, to])]);
            const [old, now] = [piles(before), piles(positionOf(game))];
            placesIn(before).forEach((place, index) => {
              if (!touched.has(place)) expect(now[index], place).to.equal(old[index]);
            });
            for (const place of [move!.from, move!.to]) {
              const index = placesIn(before).indexOf(place);
              expect(now[index], place).to.not.equal(old[index]);
            }
            expect(positionOf(game).rules).to.equal(rules);
            before = positionOf(game);
          }
        }
      });

      it(`${name}: are never written to`, () => {
        for (let seed = 0; seed < 3; seed++) {
          const start = deepFreeze(newGame(rules, variant, seed));
          const deal = snap(positionOf(start));
          let game = start;
          for (game of walk(start, seed, 60)) deepFreeze(game);
          deepFreeze(restart(game));
          while (canUndo(game)) game = deepFreeze(undo(game));
          while (canRedo(game)) game = deepFreeze(redo(game));
          expect(snap(positionOf(start))).to.equal(deal);
        }
      });

      it(`${name}: hold every card once, whatever is played`, () => {
        const cards = (position: Position) =>
          piles(position)
            .flatMap((pile) => pile.map((card) => (card < 0 ? ~card : card)))
            .sort((a, b) => a - b);
        const start = newGame(rules, variant, 11);
        const pack = cards(positionOf(start));
        expect(new Set(pack).size).to.equal(rules.decks * 4 * (rules.ranks ?? 13));
        for (const game of walk(start, 11, 100)) expect(cards(positionOf(game))).to.deep.equal(pack);
      });
    }

    it('small packs are played to wins by chance', () => {
      for (const table of TABLES.filter(({ rules }) => rules.ranks)) {
        let won = 0;
        for (let seed = 0; seed < 40; seed++) if (isWon(positionOf(walked(table, seed, 600)))) won++;
        expect(won, table.name).to.be.above(0);
      }
    });
  });
});
