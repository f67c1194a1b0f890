import { expect } from 'chai';
import { legalMoves, refusal, VARIANTS, type Place } from '../../src/engine/index.js';
import { dealtCards } from '../../src/engine/deal.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { drawCount, liftable, liftRefusal, redealsLeft } from '../../src/engine/legality.js';
import { partsOf, pileAt, placeOf, placesOf, topOf } from '../../src/engine/position.js';
import { packSize } from '../../src/engine/rules.js';
import { crafted, placesIn } from '../support/positions.js';
import { ROWS, TABLES, walk } from '../support/walks.js';

describe('places', () => {
  it('of a position are named kind by kind', () => {
    for (const id of ROWS) {
      const position = positionOf(newGame(VARIANTS[id].rules, id, 1));
      expect(placesOf(position), id).to.deep.equal(placesIn(position));
    }
    expect(placesOf(crafted('canfield', {}))).to.deep.equal([
      'stock',
      'waste',
      'reserve:0',
      'foundation:0',
      'foundation:1',
      'foundation:2',
      'foundation:3',
      'tableau:0',
      'tableau:1',
      'tableau:2',
      'tableau:3',
    ]);
  });

  it('are taken apart and put together', () => {
    expect(partsOf('stock')).to.deep.equal({ kind: 'stock', index: 0 });
    expect(partsOf('waste')).to.deep.equal({ kind: 'waste', index: 0 });
    for (const kind of ['reserve', 'foundation', 'tableau'] as const)
      for (const index of [0, 1, 9, 10, 15]) {
        expect(placeOf(kind, index)).to.equal(`${kind}:${index}`);
        expect(partsOf(placeOf(kind, index))).to.deep.equal({ kind, index });
      }
  });

  it('that are none have no parts', () => {
    for (const text of [
      '',
      'hand',
      'stock:0',
      'waste:1',
      'tableau',
      'tableau:',
      'tableau:x',
      'tableau:01',
      'tableau:-1',
    ])
      expect(partsOf(text), text).to.equal(null);
  });

  it('hold piles, or nothing where the position has none', () => {
    const position = positionOf(newGame(VARIANTS.duke.rules, 'duke', 1));
    expect(pileAt(position, 'stock')).to.equal(position.stock);
    expect(pileAt(position, 'waste')).to.equal(position.waste);
    expect(pileAt(position, 'reserve:3')).to.equal(position.reserves[3]);
    expect(pileAt(position, 'foundation:2')).to.equal(position.foundations[2]);
    expect(pileAt(position, 'tableau:1')).to.equal(position.tableau[1]);
    for (const place of ['reserve:4', 'foundation:4', 'tableau:4', 'tableau:99', 'hand'])
      expect(pileAt(position, place as Place), place).to.equal(null);
  });

  it('show the last card of a pile', () => {
    expect(topOf([1, 2, 3])).to.equal(3);
    expect(topOf([])).to.equal(undefined);
  });
});

describe('what lies ready', () => {
  it('a deal leaves to the stock what it does not lay out', () => {
    for (const { name, variant, rules } of TABLES) {
      const { stock } = positionOf(newGame(rules, variant, 1));
      expect(dealtCards(rules) + stock.length, name).to.equal(packSize(rules));
    }
  });

  it('cards that a draw turns', () => {
    const stock = '2C 3C 4C 5C';
    expect(drawCount(crafted('canfield', { stock }))).to.equal(3);
    expect(drawCount(crafted('canfield', { stock: '2C 3C' }))).to.equal(2);
    expect(drawCount(crafted('canfield', {}))).to.equal(0);
    expect([1, 2, 3, 4].map((pass) => drawCount(crafted('rush', { stock, pass })))).to.deep.equal([3, 2, 1, 1]);
  });

  it('redeals that are left', () => {
    expect([1, 2, 3].map((pass) => redealsLeft(crafted('american-toad', { pass })))).to.deep.equal([1, 0, 0]);
    expect([1, 2].map((pass) => redealsLeft(crafted('quadruple', { pass })))).to.deep.equal([0, 0]);
    expect(redealsLeft(crafted('canfield', { pass: 99 }))).to.equal(Infinity);
  });

  for (const { name, variant, rules } of TABLES)
    it(`${name}: what may be lifted`, () => {
      for (let seed = 0; seed < 2; seed++) {
        let steps = 0;
        for (const game of walk(newGame(rules, variant, seed), seed, 80)) {
          if (steps++ % 8 > 0) continue;
          const position = positionOf(game);
          for (const from of placesIn(position)) {
            const { length } = pileAt(position, from)!;
            const counts = Array.from({ length }, (_, index) => index + 1);
            const most = Math.max(0, ...counts.filter((count) => liftRefusal(position, from, count) === null));
            expect(liftable(position, from), from).to.equal(most);
            // What may not be lifted goes nowhere, for that reason.
            for (const count of counts) {
              const lifting = liftRefusal(position, from, count);
              const to: Place = from === 'tableau:0' ? 'tableau:1' : 'tableau:0';
              if (lifting && from !== 'stock') expect(refusal(position, { from, to, count })).to.equal(lifting);
            }
          }
          for (const { from, to, count } of legalMoves(position))
            if (from !== 'stock' && to !== 'stock') expect(liftRefusal(position, from, count)).to.equal(null);
        }
      }
    });
});
