import { expect } from 'chai';
import { isWon, legalMoves, rankOf, VARIANTS, type Position, type VariantId } from '../../src/engine/index.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { after, built, cardMoves, crafted, listed, pileOf, placesIn, why } from '../support/positions.js';
import { walk, walked } from '../support/walks.js';

// The four source texts, rule by rule, in our own words. C1 to C18 are the contradictions in them that were
// settled: the tests whose titles name one hold the reading that was taken.

const dealt = (variant: VariantId, seed = 1): Position => positionOf(newGame(VARIANTS[variant].rules, variant, seed));

/** A game after many moves by chance. */
const later = (variant: VariantId, seed: number): Position =>
  positionOf(walked({ name: variant, variant, rules: VARIANTS[variant].rules }, seed, 60));

const isUp = (text: string) => !text.startsWith('#');

/** Cards face down and face up of piles, as 12+1. */
const faces = (position: Position, kind: 'reserve' | 'foundation' | 'tableau'): string[] =>
  placesIn(position)
    .filter((place) => place.startsWith(kind))
    .map((place) => {
      const cards = pileOf(position, place).split(' ').filter(Boolean);
      return `${cards.filter((card) => !isUp(card)).length}+${cards.filter(isUp).length}`;
    });

const times = <Value>(count: number, value: Value): Value[] => Array<Value>(count).fill(value);

/** How often each card of the pack is in the game. */
function copies(position: Position): Set<number> {
  const counts = new Map<string, number>();
  for (const place of placesIn(position))
    for (const card of pileOf(position, place).replaceAll('#', '').split(' ').filter(Boolean))
      counts.set(card, (counts.get(card) ?? 0) + 1);
  expect(counts.size).to.equal(52);
  return new Set(counts.values());
}

/** The last card short of a win, in a column. */
function oneShort(variant: VariantId, piles: number, height: number): Position {
  const foundations = Array.from({ length: piles }, (_, index) =>
    built(`A${'CSHD'.charAt(index % 4)}`, index === 0 ? height - 1 : height),
  );
  return crafted(variant, { foundations, tableau: ['KC'] });
}

/** Draws until the stock is empty: the cards of the waste. */
function drawAll(position: Position): Position {
  for (;;) {
    const draw = legalMoves(position).find(({ from }) => from === 'stock');
    if (!draw) return position;
    position = after(position, `stock>waste*${draw.count}`);
  }
}

/** Turning the waste over brings the whole trip again, in its order. */
function expectSameTrip(variant: VariantId): void {
  const start = dealt(variant);
  const trip = drawAll(start);
  const cards = pileOf(trip, 'waste').split(' ');
  const turned = after(trip, `waste>stock*${cards.length}`);
  expect(pileOf(turned, 'stock')).to.equal(pileOf(start, 'stock'));
  expect(pileOf(turned, 'waste')).to.equal('');
  expect(pileOf(drawAll(turned), 'waste')).to.equal(pileOf(trip, 'waste'));
}

/** Turning the waste over is legal in the pass, or not. */
const mayRedeal = (variant: VariantId, pass: number): boolean =>
  why(crafted(variant, { waste: '4D', pass }), 'waste>stock*1') === null;

describe('source 000, Triple Canfield with four foundations', () => {
  const id = 'triple-four';

  describe('layout', () => {
    it('is played with three packs, 156 cards', () => {
      expect(copies(dealt(id))).to.deep.equal(new Set([3]));
    });

    it('C3: is a game of its own beside the one with seven columns', () => {
      expect(VARIANTS[id].name).to.not.equal(VARIANTS.triple.name);
      expect([dealt(id).tableau.length, dealt('triple').tableau.length]).to.deep.equal([4, 7]);
      expect([dealt(id).foundations.length, dealt('triple').foundations.length]).to.deep.equal([4, 12]);
    });

    it('C7: deals 25 cards to the reserve, the top one face up', () => {
      expect(faces(dealt(id), 'reserve')).to.deep.equal(['24+1']);
    });

    it('only the top card of the reserve is played', () => {
      const position = crafted(id, { reserves: ['#3D 7S'], foundations: ['AD 2D'], tableau: ['8H', '4S'] });
      expect(cardMoves(position)).to.deep.equal(['reserve:0>tableau:0*1']);
      expect(why(position, 'reserve:0>tableau:0*2')).to.equal('group');
    });

    it('deals the next card face up to the first foundation', () => {
      expect(faces(dealt(id), 'foundation')).to.deep.equal(['0+1', '0+0', '0+0', '0+0']);
      expect(dealt(id).base).to.equal(rankOf(dealt(id).foundations[0]![0]!));
    });

    it('the other three foundations start with the rank of the first when such cards come', () => {
      const position = crafted(id, { waste: '7D', foundations: ['7S'], tableau: ['7H', '8C', '6D'], base: '7' });
      expect(listed(position)).to.include.members(['waste>foundation:1*1', 'tableau:0>foundation:1*1']);
      expect(why(position, 'tableau:1>foundation:1*1')).to.equal('base');
      expect(why(position, 'tableau:2>foundation:1*1')).to.equal('base');
    });

    it('deals one card face up to each of four columns', () => {
      expect(faces(dealt(id), 'tableau')).to.deep.equal(times(4, '0+1'));
    });

    it('leaves the other 126 cards face down as the stock', () => {
      expect(dealt(id).stock).to.have.length(126);
      expect(pileOf(dealt(id), 'stock').split(' ').some(isUp)).to.equal(false);
    });

    it('starts with an empty waste, to which cards are drawn face up', () => {
      expect(dealt(id).waste).to.deep.equal([]);
      expect(
        pileOf(after(dealt(id), 'stock>waste*3'), 'waste')
          .split(' ')
          .every(isUp),
      ).to.equal(true);
    });

    it('only the top card of the waste is played', () => {
      const position = crafted(id, { waste: '3D 7S', foundations: ['AD 2D'], tableau: ['8H', '4S', 'JC', 'JS'] });
      expect(cardMoves(position)).to.deep.equal(['waste>tableau:0*1']);
      expect(why(position, 'waste>tableau:0*2')).to.equal('group');
    });
  });

  describe('rules', () => {
    it('foundations are built up by suit', () => {
      const position = crafted(id, { waste: '8S', foundations: ['7S', '7H', '7S 8S'], base: '7' });
      expect(why(position, 'waste>foundation:0*1')).to.equal(null);
      expect(why(position, 'waste>foundation:1*1')).to.equal('suit');
      expect(why(position, 'waste>foundation:2*1')).to.equal('rank');
    });

    it('foundations go from king to ace', () => {
      const position = crafted(id, { waste: 'AS', foundations: ['QS KS'], base: 'Q' });
      expect(why(position, 'waste>foundation:0*1')).to.equal(null);
    });

    it('C1: a foundation is complete with 39 cards, not with 52', () => {
      for (const height of [12, 13, 25, 26, 38]) {
        const [last, next] = built('6C', height + 1)
          .split(' ')
          .slice(-2);
        const position = crafted(id, { waste: next, foundations: [built('6C', height)], base: '6' });
        expect(why(position, 'waste>foundation:0*1'), `${next} on ${last}`).to.equal(null);
      }
      expect(VARIANTS[id].rules.foundations).to.include({ count: 4, perPile: 39 });
      const position = crafted(id, { rules: { decks: 4 }, waste: '6C', foundations: [built('6C', 39)], base: '6' });
      expect(why(position, 'waste>foundation:0*1')).to.equal('complete');
    });

    it('C2: a suit has one foundation: a second base card waits for its 14th place', () => {
      const position = crafted(id, { waste: '7S', foundations: ['7S'], base: '7' });
      expect(why(position, 'waste>foundation:1*1')).to.equal('suit-full');
      const round = crafted(id, { waste: '7S', foundations: [built('7S', 13)], base: '7' });
      expect(why(round, 'waste>foundation:0*1')).to.equal(null);
      expect(why(round, 'waste>foundation:1*1')).to.equal('suit-full');
    });

    it('columns are built down in alternating colors', () => {
      const position = crafted(id, { waste: '7S', tableau: ['8H', '8S', '6H', '9D'] });
      expect(cardMoves(position)).to.include('waste>tableau:0*1');
      expect(why(position, 'waste>tableau:1*1')).to.equal('color');
      expect(why(position, 'waste>tableau:2*1')).to.equal('rank');
      expect(why(position, 'waste>tableau:3*1')).to.equal('rank');
    });

    it('columns go on from ace to king', () => {
      expect(why(crafted(id, { waste: 'KS', tableau: ['AH'], base: '7' }), 'waste>tableau:0*1')).to.equal(null);
    });

    it('C5: single cards move, whole runs, and parts of runs', () => {
      const position = crafted(id, { tableau: ['9C 8H 7S', '8D', '9S', 'TH'], base: 'K' });
      expect(cardMoves(position)).to.include.members([
        'tableau:0>tableau:1*1',
        'tableau:0>tableau:2*2',
        'tableau:0>tableau:3*3',
      ]);
    });

    it('what moves together is in sequence and in alternating colors', () => {
      const position = crafted(id, { tableau: ['9C 7H', '9C 8S', 'TH'], base: 'K' });
      expect(why(position, 'tableau:0>tableau:2*2')).to.equal('run');
      expect(why(position, 'tableau:1>tableau:2*2')).to.equal('run');
    });

    it('the tops of reserve, columns and waste go to the foundations', () => {
      const position = crafted(id, {
        waste: '8C',
        reserves: ['8S'],
        foundations: ['7C', '7S', '7H', '7D'],
        tableau: ['TS 8H', '8D'],
        base: '7',
      });
      expect(cardMoves(position).filter((text) => text.includes('foundation'))).to.deep.equal([
        'reserve:0>foundation:1*1',
        'tableau:0>foundation:2*1',
        'tableau:1>foundation:3*1',
        'waste>foundation:0*1',
      ]);
    });

    it('the top of the reserve goes to a column that it fits', () => {
      const position = crafted(id, { reserves: ['#2C 7S'], tableau: ['8H', '8C', '9D', '6H'], base: 'K' });
      expect(cardMoves(position)).to.include('reserve:0>tableau:0*1');
      expect(pileOf(after(position, 'reserve:0>tableau:0*1'), 'tableau:0')).to.equal('8H 7S');
      expect(pileOf(after(position, 'reserve:0>tableau:0*1'), 'reserve:0')).to.equal('2C');
    });

    it('C9: the top of the waste goes to a column that it fits', () => {
      const position = crafted(id, { waste: '7S', tableau: ['8H'], base: 'K' });
      expect(pileOf(after(position, 'waste>tableau:0*1'), 'tableau:0')).to.equal('8H 7S');
    });

    it('draws three cards at once, of which the last is played first', () => {
      const position = crafted(id, { stock: '2C 3C 4C 5C' });
      expect(listed(position)).to.include('stock>waste*3');
      expect(why(position, 'stock>waste*1')).to.equal('draw');
      expect(pileOf(after(position, 'stock>waste*3'), 'waste')).to.equal('5C 4C 3C');
    });

    it('passes through the stock have no limit', () => {
      for (const pass of [1, 2, 3, 100]) expect(mayRedeal(id, pass)).to.equal(true);
    });

    it('the waste is turned over as it lies, not shuffled', () => {
      expectSameTrip(id);
    });

    it('C4: the reserve fills an emptied column at once, by itself', () => {
      const position = crafted(id, { reserves: ['#5C KH'], tableau: ['7S', '8H', '2C', '2S'], base: 'Q' });
      const end = after(position, 'tableau:0>tableau:1*1');
      expect(pileOf(end, 'tableau:0')).to.equal('KH');
      expect(pileOf(end, 'reserve:0')).to.equal('5C');
    });

    it('C4: after the reserve the player may fill it from the waste, from nowhere else, or leave it', () => {
      const position = crafted(id, { stock: '2H', waste: '3D', tableau: ['7S', '8H', '2C', 'JS'], base: 'Q' });
      const gap = after(position, 'tableau:0>tableau:1*1');
      expect(pileOf(gap, 'tableau:0')).to.equal('');
      expect(listed(gap)).to.deep.equal(['stock>waste*1', 'waste>tableau:0*1']);
      expect(why(gap, 'tableau:2>tableau:0*1')).to.equal('gap');
    });
  });

  describe('play', () => {
    it('C8: the stock is drawn whenever it has a card, whatever else could be played', () => {
      const position = crafted(id, { stock: '2C', waste: '8S', foundations: ['7S'], base: '7' });
      expect(listed(position)).to.include.members(['stock>waste*1', 'waste>foundation:0*1']);
    });

    it('C8: the waste is turned over whenever the stock is empty, whatever else could be played', () => {
      const position = crafted(id, { waste: '8S', foundations: ['7S'], base: '7' });
      expect(listed(position)).to.include.members(['waste>stock*1', 'waste>foundation:0*1']);
      expect(why(crafted(id, { stock: '2C', waste: '8S' }), 'waste>stock*1')).to.equal('stock-left');
    });

    it('cards come into play from stock, reserve and waste only: no pile takes cards back', () => {
      const position = crafted(id, {
        stock: '2C',
        waste: '8S',
        reserves: ['9H'],
        foundations: ['7S'],
        tableau: ['TC'],
      });
      for (const text of ['tableau:0>reserve:0*1', 'waste>reserve:0*1', 'tableau:0>waste*1', 'tableau:0>stock*1'])
        expect(why(position, text), text).to.equal('place');
      expect(why(position, 'foundation:0>tableau:0*1')).to.equal('place');
      expect(why(position, 'stock>tableau:0*1')).to.equal('place');
      expect(why(position, 'stock>foundation:0*1')).to.equal('place');
    });
  });

  describe('end', () => {
    it('is won when the four foundations have all the cards', () => {
      const position = oneShort(id, 4, 39);
      expect(isWon(position)).to.equal(false);
      const end = after(position, 'tableau:0>foundation:0*1');
      expect(isWon(end)).to.equal(true);
      expect(end.foundations.map(({ length }) => length)).to.deep.equal([39, 39, 39, 39]);
    });

    it('is lost when nothing is legal and cards are left', () => {
      const position = crafted(id, { foundations: ['7S'], tableau: ['QS', 'QC', 'TS', 'TC'], base: '7' });
      expect(listed(position)).to.deep.equal([]);
      expect(isWon(position)).to.equal(false);
    });

    it('C6: the base is of any rank, the ace as well', () => {
      const ranks = new Set(Array.from({ length: 200 }, (_, seed) => dealt(id, seed).base));
      expect(ranks.size).to.equal(13);
    });

    it('every foundation begins with the same rank', () => {
      for (let seed = 0; seed < 20; seed++) {
        const { base, foundations } = later(id, seed);
        for (const [lowest] of foundations) if (lowest !== undefined) expect(rankOf(lowest)).to.equal(base);
      }
    });
  });
});

describe('source 001, Three Demons', () => {
  const id = 'three-demons';

  describe('layout', () => {
    it('is played with one pack, 52 cards', () => {
      expect(copies(dealt(id))).to.deep.equal(new Set([1]));
    });

    it('C13: is a game of its own beside Demon, which has two packs', () => {
      expect([VARIANTS[id].rules.decks, VARIANTS.demon.rules.decks]).to.deep.equal([1, 2]);
      expect([dealt(id).reserves[0]!.length, dealt('demon').reserves[0]!.length]).to.deep.equal([13, 40]);
    });

    it('C14: deals 13 cards to one reserve, the top one face up', () => {
      expect(faces(dealt(id), 'reserve')).to.deep.equal(['12+1']);
    });

    it('deals the next card face up to the first foundation', () => {
      expect(faces(dealt(id), 'foundation')).to.deep.equal(['0+1', '0+0', '0+0', '0+0']);
    });

    it('the other three foundations start with the rank of the first when such cards come', () => {
      const position = crafted(id, { waste: '7D', foundations: ['7S'], tableau: ['7H', '8C'], base: '7' });
      expect(listed(position)).to.include.members(['waste>foundation:1*1', 'tableau:0>foundation:1*1']);
      expect(why(position, 'tableau:1>foundation:1*1')).to.equal('base');
    });

    it('deals one card face up to each of four columns', () => {
      expect(faces(dealt(id), 'tableau')).to.deep.equal(times(4, '0+1'));
    });

    it('leaves the other 34 cards face down as the stock', () => {
      expect(dealt(id).stock).to.have.length(34);
      expect(pileOf(dealt(id), 'stock').split(' ').some(isUp)).to.equal(false);
    });

    it('the waste comes about by drawing', () => {
      const start = dealt(id);
      expect(start.waste).to.deep.equal([]);
      expect(after(start, 'stock>waste*3').waste).to.have.length(3);
    });
  });

  describe('rules', () => {
    it('foundations are built up by suit, from king to ace as well', () => {
      const position = crafted(id, { waste: 'AS', foundations: ['QS KS', 'QH KH'], base: 'Q' });
      expect(why(position, 'waste>foundation:0*1')).to.equal(null);
      expect(why(position, 'waste>foundation:1*1')).to.equal('suit');
    });

    it('every foundation begins with the rank of the first', () => {
      const position = crafted(id, { waste: 'AS', tableau: ['QH'], foundations: ['QS'], base: 'Q' });
      expect(why(position, 'waste>foundation:1*1')).to.equal('base');
      expect(why(position, 'tableau:0>foundation:1*1')).to.equal(null);
    });

    it('columns are built down in alternating colors', () => {
      const position = crafted(id, { waste: '7D', tableau: ['8S', '8H', '6S'] });
      expect(why(position, 'waste>tableau:0*1')).to.equal(null);
      expect(why(position, 'waste>tableau:1*1')).to.equal('color');
      expect(why(position, 'waste>tableau:2*1')).to.equal('rank');
    });

    it('columns go on from ace to king', () => {
      expect(why(crafted(id, { waste: 'KD', tableau: ['AS'], base: '7' }), 'waste>tableau:0*1')).to.equal(null);
    });

    it('whole runs and parts of them move between columns', () => {
      const position = crafted(id, { tableau: ['9C 8H 7S', '8D', '9S', 'TH'], base: 'K' });
      expect(cardMoves(position)).to.include.members([
        'tableau:0>tableau:1*1',
        'tableau:0>tableau:2*2',
        'tableau:0>tableau:3*3',
      ]);
    });

    it('what moves together is in sequence and in alternating colors', () => {
      const position = crafted(id, { tableau: ['9C 7H', '9S 8S', 'TH'], base: 'K' });
      expect(why(position, 'tableau:0>tableau:2*2')).to.equal('run');
      expect(why(position, 'tableau:1>tableau:2*2')).to.equal('run');
    });

    it('the top card of the reserve, and no other, goes to columns and foundations', () => {
      const position = crafted(id, { reserves: ['#6D 8S'], foundations: ['7S', '7D'], tableau: ['9H'], base: '7' });
      expect(cardMoves(position)).to.deep.equal(['reserve:0>foundation:0*1', 'reserve:0>tableau:0*1']);
    });

    it('draws three cards at once', () => {
      const position = crafted(id, { stock: '2C 3C 4C 5C' });
      expect(pileOf(after(position, 'stock>waste*3'), 'waste')).to.equal('5C 4C 3C');
      for (const count of [1, 2, 4]) expect(why(position, `stock>waste*${count}`)).to.equal('draw');
    });

    it('the top card of the waste, and no other, goes to columns and foundations', () => {
      const position = crafted(id, {
        waste: '8D 8S',
        foundations: ['7S', '7D'],
        tableau: ['9H', '9C', 'JC', 'JS'],
        base: '7',
      });
      expect(cardMoves(position).filter((text) => text.startsWith('waste'))).to.deep.equal([
        'waste>foundation:0*1',
        'waste>tableau:0*1',
      ]);
    });

    it('C4: the reserve fills an emptied column at once, by itself', () => {
      const position = crafted(id, { reserves: ['#5C KH'], tableau: ['7S', '8H', '2C', '2S'], base: 'Q' });
      expect(pileOf(after(position, 'tableau:0>tableau:1*1'), 'tableau:0')).to.equal('KH');
    });

    it('C4: after the reserve the player may fill it with the top of the waste, and with nothing else', () => {
      const position = crafted(id, { waste: '9H 3D', tableau: ['', '8H 7C', '2C', 'JS'], base: 'Q' });
      expect(pileOf(after(position, 'waste>tableau:0*1'), 'tableau:0')).to.equal('3D');
      for (const text of ['tableau:1>tableau:0*1', 'tableau:1>tableau:0*2', 'tableau:2>tableau:0*1'])
        expect(why(position, text), text).to.equal('gap');
    });

    it('passes through the stock have no limit', () => {
      for (const pass of [1, 2, 3, 100]) expect(mayRedeal(id, pass)).to.equal(true);
    });

    it('the waste is turned over as it lies and is the new stock', () => {
      expectSameTrip(id);
    });

    it('C8: drawing does not wait until nothing else can be played', () => {
      const position = crafted(id, { stock: '2C', waste: '8S', foundations: ['7S'], base: '7' });
      expect(listed(position)).to.include.members(['stock>waste*1', 'waste>foundation:0*1']);
    });
  });

  describe('end', () => {
    it('is won when the four foundations have all 52 cards', () => {
      const position = oneShort(id, 4, 13);
      expect(isWon(position)).to.equal(false);
      expect(isWon(after(position, 'tableau:0>foundation:0*1'))).to.equal(true);
    });

    it('is lost when nothing is legal and cards are left', () => {
      const position = crafted(id, { foundations: ['7S'], tableau: ['QS', 'QC', 'TS', 'TC'], base: '7' });
      expect(listed(position)).to.deep.equal([]);
      expect(isWon(position)).to.equal(false);
    });
  });
});

describe('source 003, Quadruple Trigon', () => {
  const id = 'quadruple-trigon';

  describe('layout', () => {
    it('is played with four packs, 208 cards', () => {
      expect(copies(dealt(id))).to.deep.equal(new Set([4]));
    });

    it('has sixteen foundations, all empty at first', () => {
      expect(faces(dealt(id), 'foundation')).to.deep.equal(times(16, '0+0'));
    });

    it('deals sixteen columns of one to sixteen cards, the top one face up, the others down', () => {
      expect(faces(dealt(id), 'tableau')).to.deep.equal(Array.from({ length: 16 }, (_, index) => `${index}+1`));
    });

    it('leaves the other 72 cards face down as the stock, and has no reserve', () => {
      expect(dealt(id).stock).to.have.length(72);
      expect(dealt(id).reserves).to.deep.equal([]);
    });

    it('C17: the whole waste lies face up, its top card is played', () => {
      const position = after(dealt(id), 'stock>waste*1', 'stock>waste*1');
      expect(pileOf(position, 'waste').split(' ').every(isUp)).to.equal(true);
      const ready = crafted(id, { waste: '3S 7S', foundations: ['AS 2S'], tableau: ['8S', '4S'] });
      expect(cardMoves(ready).filter((text) => text.startsWith('waste'))).to.deep.equal(['waste>tableau:0*1']);
    });
  });

  describe('foundations', () => {
    it('are built up by suit from ace to king', () => {
      for (let height = 1; height < 13; height++) {
        const next = built('AC', height + 1)
          .split(' ')
          .at(-1)!;
        expect(why(crafted(id, { waste: next, foundations: [built('AC', height)] }), 'waste>foundation:0*1')).to.equal(
          null,
        );
      }
      expect(why(crafted(id, { waste: 'AC', foundations: [built('AC', 13)] }), 'waste>foundation:0*1')).to.equal(
        'rank',
      );
    });

    it('take aces only, when empty', () => {
      for (const rank of '23456789TJQK')
        expect(why(crafted(id, { waste: `${rank}C` }), 'waste>foundation:3*1')).to.equal('base');
      expect(why(crafted(id, { waste: 'AC' }), 'waste>foundation:3*1')).to.equal(null);
    });

    it('take only the next card of the same suit', () => {
      const position = crafted(id, { waste: '2C', foundations: ['AC', 'AS', 'AC 2C', ''] });
      expect(why(position, 'waste>foundation:0*1')).to.equal(null);
      expect(why(position, 'waste>foundation:1*1')).to.equal('suit');
      expect(why(position, 'waste>foundation:2*1')).to.equal('rank');
    });

    it('keep what lies on them', () => {
      const position = crafted(id, { foundations: ['AC 2C'], tableau: ['3C'] });
      expect(why(position, 'foundation:0>tableau:0*1')).to.equal('place');
      expect(why(position, 'foundation:0>foundation:1*1')).to.equal('place');
    });
  });

  describe('columns', () => {
    it('are built down by suit', () => {
      const position = crafted(id, { waste: '7S', tableau: ['8S', '8C', '8H', '6S', '9S'] });
      expect(cardMoves(position).filter((text) => /^waste>tableau:[0-4]/.test(text))).to.deep.equal([
        'waste>tableau:0*1',
      ]);
      expect(why(position, 'waste>tableau:1*1')).to.equal('suit');
    });

    it('end with the ace', () => {
      expect(why(crafted(id, { waste: 'KS', tableau: ['AS'] }), 'waste>tableau:0*1')).to.equal('rank');
    });

    it('take kings only, when empty', () => {
      for (const rank of 'A23456789TJQ')
        expect(why(crafted(id, { waste: `${rank}C` }), 'waste>tableau:5*1')).to.equal('gap-rank');
      expect(why(crafted(id, { waste: 'KC' }), 'waste>tableau:5*1')).to.equal(null);
    });

    it('take runs that start with a king, when empty', () => {
      const position = crafted(id, { tableau: ['#2S KC QC JC', '#3S 9C 8C'] });
      expect(pileOf(after(position, 'tableau:0>tableau:5*3'), 'tableau:5')).to.equal('KC QC JC');
      expect(why(position, 'tableau:0>tableau:5*2')).to.equal('gap-rank');
      expect(why(position, 'tableau:1>tableau:5*2')).to.equal('gap-rank');
    });

    it('are filled by the player alone', () => {
      const position = crafted(id, { stock: 'KH', waste: 'KC', tableau: ['7S', '8S'] });
      const gap = after(position, 'tableau:0>tableau:1*1');
      expect(pileOf(gap, 'tableau:0')).to.equal('');
      expect(pileOf(after(gap, 'stock>waste*1'), 'tableau:0')).to.equal('');
    });

    it('C16: runs of one suit move as a group, and parts of them', () => {
      const position = crafted(id, { tableau: ['#2S 9C 8C 7C', 'TC', '9C', '8C'] });
      expect(cardMoves(position)).to.include.members([
        'tableau:0>tableau:1*3',
        'tableau:0>tableau:2*2',
        'tableau:0>tableau:3*1',
      ]);
    });

    it('cards of other suits or out of order do not move together', () => {
      const position = crafted(id, { tableau: ['9C 8S', '9C 7C', 'TC'] });
      expect(why(position, 'tableau:0>tableau:2*2')).to.equal('run');
      expect(why(position, 'tableau:1>tableau:2*2')).to.equal('run');
    });

    it('turn up the next card when the top ones leave', () => {
      const position = crafted(id, { foundations: ['AH'], tableau: ['#2S #9C 8C 7C', 'TC', '9C', '#4D 2H'] });
      expect(pileOf(after(position, 'tableau:0>tableau:2*2'), 'tableau:0')).to.equal('#2S 9C');
      expect(pileOf(after(position, 'tableau:3>foundation:0*1'), 'tableau:3')).to.equal('4D');
      expect(listed(after(position, 'tableau:0>tableau:2*2'))).to.include('tableau:0>tableau:1*1');
    });
  });

  describe('stock and waste', () => {
    it('draws one card face up', () => {
      const position = crafted(id, { stock: '2C 3C' });
      expect(listed(position)).to.deep.equal(['stock>waste*1']);
      expect(pileOf(after(position, 'stock>waste*1'), 'waste')).to.equal('3C');
      expect(why(position, 'stock>waste*2')).to.equal('draw');
    });

    it('the top of the waste goes to columns and foundations', () => {
      const position = crafted(id, { waste: '9H 2C', foundations: ['AC'], tableau: ['3C'] });
      expect(cardMoves(position).filter((text) => text.startsWith('waste'))).to.deep.equal([
        'waste>foundation:0*1',
        'waste>tableau:0*1',
      ]);
    });

    it('what lies under the top of the waste waits until that has moved', () => {
      const position = crafted(id, { waste: '2H 2C', foundations: ['AC', 'AH'] });
      expect(why(position, 'waste>foundation:1*1')).to.equal('suit');
      expect(why(after(position, 'waste>foundation:0*1'), 'waste>foundation:1*1')).to.equal(null);
    });

    it('redeals have no limit: the waste is turned over when the stock is used up', () => {
      for (const pass of [1, 2, 3, 100]) expect(mayRedeal(id, pass)).to.equal(true);
      expect(why(crafted(id, { stock: '2C', waste: '3C' }), 'waste>stock*1')).to.equal('stock-left');
      expectSameTrip(id);
    });
  });

  describe('play', () => {
    it('cards go to the foundations from columns and waste', () => {
      const position = crafted(id, { waste: '2S', foundations: ['AC', 'AS'], tableau: ['2C'] });
      expect(cardMoves(position)).to.include.members(['tableau:0>foundation:0*1', 'waste>foundation:1*1']);
    });

    it('only single cards go to the foundations', () => {
      const position = crafted(id, { foundations: ['AC'], tableau: ['3C 2C'] });
      expect(why(position, 'tableau:0>foundation:0*2')).to.equal('one-card');
    });

    it('columns are built with single cards and with runs', () => {
      const position = crafted(id, { tableau: ['9C', '8C', '7S 6S', '8S'] });
      expect(cardMoves(position)).to.include.members(['tableau:1>tableau:0*1', 'tableau:2>tableau:3*2']);
    });

    it('kings fill empty columns from the waste and from other columns', () => {
      const position = crafted(id, { waste: 'KH', tableau: ['#2S KC'] });
      expect(cardMoves(position)).to.include.members(['waste>tableau:1*1', 'tableau:0>tableau:1*1']);
    });
  });

  describe('end', () => {
    it('C15: a redeal is legal as long as stock or waste has cards', () => {
      const position = crafted(id, { waste: '5S', tableau: [...times(4, '9C'), ...times(4, '9H')] });
      expect(listed(position)).to.include('waste>stock*1');
      expect(isWon(position)).to.equal(false);
    });

    it('C15: without stock and waste it is lost when nothing is legal', () => {
      const position = crafted(id, { tableau: ['5S', '9C'] });
      expect(listed(position)).to.deep.equal([]);
      expect(isWon(position)).to.equal(false);
    });

    it('is won when the sixteen foundations have all 208 cards', () => {
      const position = oneShort(id, 16, 13);
      expect(isWon(position)).to.equal(false);
      const end = after(position, 'tableau:0>foundation:0*1');
      expect(isWon(end)).to.equal(true);
      expect(end.foundations.map(({ length }) => length)).to.deep.equal(times(16, 13));
    });
  });
});

describe('source 004, Triple Canfield', () => {
  const id = 'triple';

  describe('layout', () => {
    it('is played with three packs, 156 cards', () => {
      expect(copies(dealt(id))).to.deep.equal(new Set([3]));
    });

    it('C11: deals one card face up to each of seven columns', () => {
      expect(faces(dealt(id), 'tableau')).to.deep.equal(times(7, '0+1'));
    });

    it('has twelve foundations, and one card face up on the first', () => {
      expect(faces(dealt(id), 'foundation')).to.deep.equal(['0+1', ...times(11, '0+0')]);
    });

    it('C7: deals 25 cards face down and one face up to one reserve', () => {
      expect(faces(dealt(id), 'reserve')).to.deep.equal(['25+1']);
    });

    it('starts with an empty waste and 122 cards in the stock', () => {
      expect(dealt(id).waste).to.deep.equal([]);
      expect(dealt(id).stock).to.have.length(122);
    });
  });

  describe('foundations', () => {
    it('are built up by suit', () => {
      const position = crafted(id, { waste: '2S', foundations: ['AS', 'AD'] });
      expect(why(position, 'waste>foundation:0*1')).to.equal(null);
      expect(why(position, 'waste>foundation:1*1')).to.equal('suit');
      expect(why(crafted(id, { waste: '2D', foundations: ['AS', 'AD'] }), 'waste>foundation:1*1')).to.equal(null);
    });

    it('go from king to ace: from the jack of clubs on queen, king, ace, two', () => {
      let position = crafted(id, { waste: '2C AC KC QC', foundations: ['JC'], base: 'J' });
      for (let cards = 0; cards < 4; cards++) position = after(position, 'waste>foundation:0*1');
      expect(pileOf(position, 'foundation:0')).to.equal('JC QC KC AC 2C');
    });

    it('take, when empty, the rank that was dealt to the first', () => {
      for (const rank of 'A23456789TJQK') {
        const position = crafted(id, { waste: `${rank}H`, foundations: ['9S'], base: '9' });
        expect(why(position, 'waste>foundation:4*1')).to.equal(rank === '9' ? null : 'base');
      }
    });

    it('three of a suit, one for each pack', () => {
      const two = crafted(id, { waste: '9S', foundations: ['9S', '9S'], base: '9' });
      expect(why(two, 'waste>foundation:2*1')).to.equal(null);
      const three = crafted(id, { rules: { decks: 4 }, waste: '9S', foundations: ['9S', '9S', '9S'], base: '9' });
      expect(why(three, 'waste>foundation:3*1')).to.equal('suit-full');
    });

    it('C10: each is complete with thirteen cards from the dealt rank round to the one below it', () => {
      const position = crafted(id, { waste: '8S', foundations: [built('9S', 12)], base: '9' });
      expect(why(position, 'waste>foundation:0*1')).to.equal(null);
      const full = crafted(id, { waste: '9S', foundations: [built('9S', 13)], base: '9' });
      expect(why(full, 'waste>foundation:0*1')).to.equal('complete');
      expect(why(full, 'waste>foundation:1*1')).to.equal(null);
    });
  });

  describe('columns', () => {
    it('are built down in alternating colors', () => {
      const position = crafted(id, { waste: '5S', tableau: ['6D', '6C', '6S', '7D'], base: 'K' });
      expect(why(position, 'waste>tableau:0*1')).to.equal(null);
      expect(why(position, 'waste>tableau:1*1')).to.equal('color');
      expect(why(position, 'waste>tableau:3*1')).to.equal('rank');
      expect(why(crafted(id, { waste: '5H', tableau: ['6C'], base: 'K' }), 'waste>tableau:0*1')).to.equal(null);
    });

    it('take a whole run after the five of hearts: four, three, two', () => {
      const position = crafted(id, { tableau: ['5H', '4S 3D 2C'], base: 'K' });
      expect(pileOf(after(position, 'tableau:1>tableau:0*3'), 'tableau:0')).to.equal('5H 4S 3D 2C');
    });

    it('C11: go on from ace to king', () => {
      const position = crafted(id, { waste: 'KH', tableau: ['2D AC'], base: '7' });
      expect(pileOf(after(position, 'waste>tableau:0*1'), 'tableau:0')).to.equal('2D AC KH');
    });

    it('runs of alternating colors move as a group, and parts of them', () => {
      const position = crafted(id, { tableau: ['9C 8H 7S', '8D', '9S', 'TH'], base: 'K' });
      expect(cardMoves(position)).to.include.members([
        'tableau:0>tableau:1*1',
        'tableau:0>tableau:2*2',
        'tableau:0>tableau:3*3',
      ]);
      expect(why(crafted(id, { tableau: ['9C 8S', 'TH'], base: 'K' }), 'tableau:0>tableau:1*2')).to.equal('run');
    });

    it('C4: the reserve fills an emptied one at once, by itself', () => {
      const position = crafted(id, { reserves: ['#5C KH'], tableau: ['7S', '8H'], base: 'Q' });
      const end = after(position, 'tableau:0>tableau:1*1');
      expect(pileOf(end, 'tableau:0')).to.equal('KH');
      expect(pileOf(end, 'reserve:0')).to.equal('5C');
    });

    it('C4: after the reserve any card or run may fill it, when the player wishes', () => {
      const position = crafted(id, { waste: '3D', tableau: ['', '8H 7C 6D', '2C'], base: 'Q' });
      expect(cardMoves(position)).to.include.members([
        'waste>tableau:0*1',
        'tableau:1>tableau:0*1',
        'tableau:1>tableau:0*2',
        'tableau:1>tableau:0*3',
        'tableau:2>tableau:0*1',
      ]);
    });
  });

  describe('reserve, stock and waste', () => {
    it('the top card of the reserve goes to columns and foundations', () => {
      const position = crafted(id, { reserves: ['#6D 8S'], foundations: ['7S', '7D'], tableau: ['9H'], base: '7' });
      expect(cardMoves(position).filter((text) => text.startsWith('reserve'))).to.include.members([
        'reserve:0>foundation:0*1',
        'reserve:0>tableau:0*1',
      ]);
    });

    it('the reserve only shrinks, and stays empty once it is', () => {
      let left = dealt(id).reserves[0]!.length;
      for (const game of walk(newGame(VARIANTS[id].rules, id, 3), 3, 200)) {
        const { length } = positionOf(game).reserves[0]!;
        expect(length).to.be.at.most(left);
        left = length;
      }
      const empty = crafted(id, { waste: '8S', tableau: ['9H'] });
      expect(why(empty, 'waste>reserve:0*1')).to.equal('place');
      expect(why(empty, 'tableau:0>reserve:0*1')).to.equal('place');
    });

    it('draws three cards face up', () => {
      const position = crafted(id, { stock: '2C 3C 4C 5C' });
      expect(pileOf(after(position, 'stock>waste*3'), 'waste')).to.equal('5C 4C 3C');
      for (const count of [1, 2, 4]) expect(why(position, `stock>waste*${count}`)).to.equal('draw');
    });

    it('passes through the stock have no limit', () => {
      for (const pass of [1, 2, 3, 100]) expect(mayRedeal(id, pass)).to.equal(true);
      expectSameTrip(id);
    });

    it('the top card of the waste goes to columns and foundations', () => {
      const position = crafted(id, { waste: '8D 8S', foundations: ['7S', '7D'], tableau: ['9H', '9C'], base: '7' });
      const moves = cardMoves(position).filter((text) => text.startsWith('waste'));
      expect(moves).to.include.members(['waste>foundation:0*1', 'waste>tableau:0*1']);
      expect(moves).to.not.include('waste>foundation:1*1');
    });

    it('an empty waste stays so until cards are drawn', () => {
      const position = crafted(id, { stock: '2H', waste: '8S', foundations: ['7S'], tableau: ['9C'], base: '7' });
      const empty = after(position, 'waste>foundation:0*1');
      expect(pileOf(empty, 'waste')).to.equal('');
      expect(pileOf(empty, 'stock')).to.equal('#2H');
      expect(pileOf(after(empty, 'stock>waste*1'), 'waste')).to.equal('2H');
    });
  });

  it('is won when the twelve foundations hold thirteen cards each', () => {
    const position = oneShort(id, 12, 13);
    expect(isWon(position)).to.equal(false);
    const end = after(position, 'tableau:0>foundation:0*1');
    expect(isWon(end)).to.equal(true);
    expect(end.foundations.map(({ length }) => length)).to.deep.equal(times(12, 13));
  });

  // C18 is a claim about odds, which is no rule.

  describe('the six games like it', () => {
    const games = {
      canfield: { decks: 1, foundations: 4, tableau: 4, reserve: '12+1', draw: 3, passes: Infinity },
      demon: { decks: 2, foundations: 8, tableau: 8, reserve: '39+1', draw: 3, passes: Infinity },
      double: { decks: 2, foundations: 8, tableau: 5, reserve: '12+1', draw: 3, passes: Infinity },
      superior: { decks: 1, foundations: 4, tableau: 4, reserve: '0+13', draw: 3, passes: Infinity },
      'american-toad': { decks: 2, foundations: 8, tableau: 8, reserve: '19+1', draw: 1, passes: 2 },
      quadruple: { decks: 4, foundations: 16, tableau: 8, reserve: '38+1', draw: 3, passes: 1 },
    } as const;
    for (const [name, told] of Object.entries(games)) {
      const like = name as keyof typeof games;
      describe(like, () => {
        it(`has ${told.decks} packs`, () => {
          expect(copies(dealt(like))).to.deep.equal(new Set([told.decks]));
        });

        it(`has ${told.foundations} foundations, one card on the first, whose rank starts the others`, () => {
          expect(faces(dealt(like), 'foundation')).to.deep.equal(['0+1', ...times(told.foundations - 1, '0+0')]);
          const position = crafted(like, { waste: '9H', foundations: ['9S'], base: '9', tableau: ['8H'] });
          expect(why(position, 'waste>foundation:1*1')).to.equal(null);
          expect(why(position, 'tableau:0>foundation:1*1')).to.equal('base');
        });

        it(`has ${told.tableau} columns of one card`, () => {
          expect(faces(dealt(like), 'tableau')).to.deep.equal(times(told.tableau, '0+1'));
        });

        it(`has a reserve of ${told.reserve.replace('+', ' cards face down and ')} face up`, () => {
          expect(faces(dealt(like), 'reserve')).to.deep.equal([told.reserve]);
        });

        it(`draws ${told.draw} at once, and has ${told.passes === Infinity ? 'no limit of' : told.passes} passes`, () => {
          expect(listed(dealt(like))).to.include(`stock>waste*${told.draw}`);
          for (let pass = 1; pass < 5; pass++) expect(mayRedeal(like, pass)).to.equal(pass < told.passes);
        });

        it('is won when all cards are on the foundations', () => {
          const position = oneShort(like, told.foundations, 13);
          expect(isWon(position)).to.equal(false);
          expect(isWon(after(position, 'tableau:0>foundation:0*1'))).to.equal(true);
        });

        it('C12: foundations and columns go round the corner', () => {
          const king = like === 'american-toad' ? 'KH' : 'KC';
          const position = crafted(like, { waste: 'AS', foundations: ['QS KS'], tableau: ['AH', king], base: 'Q' });
          expect(why(position, 'waste>foundation:0*1')).to.equal(null);
          expect(why(position, 'tableau:1>tableau:0*1')).to.equal(null);
        });
      });
    }

    for (const like of ['canfield', 'demon', 'double', 'superior', 'quadruple'] as const) {
      it(`C12: ${like}: alternating colors, any run moves, as in Triple Canfield`, () => {
        const position = crafted(like, { tableau: ['9C 8H 7S', '9S', '8C', '8D'], base: 'K' });
        expect(why(position, 'tableau:0>tableau:1*2')).to.equal(null);
        expect(why(position, 'tableau:0>tableau:2*1')).to.equal('color');
        expect(why(position, 'tableau:0>tableau:3*1')).to.equal(null);
      });

      it(`C12: ${like}: after the reserve any card or run fills an empty column`, () => {
        const position = crafted(like, { waste: '3D', tableau: ['', '8H 7C 6D', '2C'], base: 'Q' });
        expect(cardMoves(position)).to.include.members([
          'waste>tableau:0*1',
          'tableau:1>tableau:0*2',
          'tableau:2>tableau:0*1',
        ]);
      });
    }

    for (const like of ['canfield', 'demon', 'double', 'american-toad', 'quadruple'] as const)
      it(`C12: ${like}: the reserve fills an emptied column at once, by itself`, () => {
        const position = crafted(like, { reserves: ['#5C KH'], foundations: ['6S'], tableau: ['7S'], base: '6' });
        const end = after(position, 'tableau:0>foundation:0*1');
        expect(pileOf(end, 'tableau:0')).to.equal('KH');
        expect(pileOf(end, 'reserve:0')).to.equal('5C');
      });

    it('C13: demon: is the game of two packs and forty reserve cards', () => {
      expect(VARIANTS.demon.rules).to.deep.include({ decks: 2, reserve: { piles: 1, cards: 40, face: 'top' } });
    });

    it('superior: empty columns are filled by the player, with any run or the top of reserve and waste', () => {
      const position = crafted('superior', {
        waste: '3D',
        reserves: ['5C KH'],
        tableau: ['7S', '8H', '2C', '2S'],
        base: 'Q',
      });
      const gap = after(position, 'tableau:0>tableau:1*1');
      expect(pileOf(gap, 'tableau:0')).to.equal('');
      expect(cardMoves(gap)).to.include.members([
        'reserve:0>tableau:0*1',
        'waste>tableau:0*1',
        'tableau:1>tableau:0*2',
        'tableau:2>tableau:0*1',
      ]);
    });

    it('C12: superior: only the top of the open reserve is played', () => {
      const position = crafted('superior', {
        reserves: ['7S KH'],
        foundations: ['6S'],
        tableau: ['8H', '2C', '2S', '5C'],
        base: '6',
      });
      expect(cardMoves(position)).to.deep.equal([]);
      expect(why(position, 'reserve:0>tableau:0*2')).to.equal('group');
    });

    it('C12: american-toad: columns are built in suit', () => {
      const position = crafted('american-toad', { waste: '7S', tableau: ['8S', '8H', '8C'], base: 'K' });
      expect(why(position, 'waste>tableau:0*1')).to.equal(null);
      expect(why(position, 'waste>tableau:1*1')).to.equal('suit');
      expect(why(position, 'waste>tableau:2*1')).to.equal('suit');
    });

    it('C12: american-toad: the top card or the whole column moves', () => {
      const position = crafted('american-toad', { tableau: ['9C 8C 7C', '9C', '8C', 'TC'], base: 'K' });
      expect(why(position, 'tableau:0>tableau:1*2')).to.equal('group');
      expect(why(position, 'tableau:0>tableau:2*1')).to.equal(null);
      expect(why(position, 'tableau:0>tableau:3*3')).to.equal(null);
    });

    it('C12: american-toad: after the reserve only the waste fills an empty column', () => {
      const position = crafted('american-toad', { waste: '3D', tableau: ['', '8H'], base: 'Q' });
      expect(why(position, 'waste>tableau:0*1')).to.equal(null);
      expect(why(position, 'tableau:1>tableau:0*1')).to.equal('gap');
    });
  });
});
