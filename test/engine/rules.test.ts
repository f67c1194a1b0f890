import { expect } from 'chai';
import fc from 'fast-check';
import {
  overlay,
  positionFromJSON,
  positionToJSON,
  VARIANTS,
  type PartialRules,
  type Rules,
} from '../../src/engine/index.js';
import { difference, drawOf, packSize, ranksOf } from '../../src/engine/rules.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { deepFreeze, ROWS, TABLES } from '../support/walks.js';

const canfield = VARIANTS.canfield.rules;

const some = <Fields extends object>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }) =>
  fc.record(fields, { requiredKeys: [] });

/** Parts of rules: some of the groups, and some of the fields in them. */
const parts = some<Omit<Rules, 'ranks'>>({
  decks: fc.constantFrom(1, 2, 3, 4),
  foundations: some<Rules['foundations']>({
    count: fc.constantFrom(4, 8, 12, 16),
    perPile: fc.constantFrom(13, 26, 39),
    base: fc.constantFrom('dealt', 'chosen', 'A', '2:all'),
    wrap: fc.boolean(),
    back: fc.boolean(),
  }) as fc.Arbitrary<Rules['foundations']>,
  reserve: some<Rules['reserve']>({
    piles: fc.nat(4),
    cards: fc.nat(40),
    face: fc.constantFrom('top', 'all', 'last'),
  }) as fc.Arbitrary<Rules['reserve']>,
  tableau: some<Rules['tableau']>({
    piles: fc.integer({ min: 1, max: 16 }),
    deal: fc.constantFrom('u', 'du', 'triangle'),
    build: fc.constantFrom('alt', 'suit', 'any'),
    wrap: fc.constantFrom('none', 'not-over-base', 'full'),
    move: fc.constantFrom('run', 'topOrWhole', 'whole', 'single'),
    max: fc.constantFrom(null, 3),
  }) as fc.Arbitrary<Rules['tableau']>,
  fill: some<Rules['fill']>({
    auto: fc.subarray<'reserve' | 'waste'>(['reserve', 'waste']),
    manual: fc.subarray<'reserve' | 'waste' | 'tableau'>(['reserve', 'waste', 'tableau']),
    rank: fc.constantFrom(null, 'K'),
    reserveFirst: fc.boolean(),
  }) as fc.Arbitrary<Rules['fill']>,
  stock: some<Rules['stock']>({
    draw: fc.oneof(fc.constantFrom(1, 2, 3), fc.constant([3, 2, 1])),
    redeals: fc.constantFrom(null, 0, 1, 2),
  }) as fc.Arbitrary<Rules['stock']>,
}) as fc.Arbitrary<PartialRules>;

describe('rules', () => {
  describe('overlay', () => {
    it('lays what is given over what is there, field by field', () => {
      const rules = overlay(canfield, { decks: 2, tableau: { move: 'topOrWhole' }, stock: { draw: 1 } });
      expect(rules).to.deep.equal({
        ...canfield,
        decks: 2,
        tableau: { ...canfield.tableau, move: 'topOrWhole' },
        stock: { draw: 1, redeals: null },
      });
    });

    it('takes lists whole', () => {
      expect(overlay(canfield, { stock: { draw: [3, 2, 1] } }).stock.draw).to.deep.equal([3, 2, 1]);
      expect(overlay(VARIANTS.rush.rules, { stock: { draw: [2] } }).stock.draw).to.deep.equal([2]);
      expect(overlay(VARIANTS.gate.rules, { fill: { auto: [] } }).fill.auto).to.deep.equal([]);
      expect(overlay(canfield, { fill: { auto: ['reserve', 'waste'] } }).fill.auto).to.deep.equal(['reserve', 'waste']);
    });

    it('takes null, false and 0 for what they are', () => {
      const rules = overlay(VARIANTS.klondike.rules, {
        foundations: { wrap: false },
        fill: { rank: null },
        stock: { redeals: 0 },
      });
      expect([rules.foundations.wrap, rules.fill.rank, rules.stock.redeals]).to.deep.equal([false, null, 0]);
      expect(overlay(rules, { stock: { redeals: null } }).stock.redeals).to.equal(null);
    });

    it('of nothing changes nothing', () => {
      for (const id of ROWS) expect(overlay(VARIANTS[id].rules, {})).to.deep.equal(VARIANTS[id].rules);
    });

    it('writes to neither', () => {
      fc.assert(
        fc.property(fc.constantFrom(...ROWS), parts, (id, changes) => {
          const rules = deepFreeze(structuredClone(VARIANTS[id].rules));
          expect(() => overlay(rules, deepFreeze(structuredClone(changes)))).to.not.throw();
        }),
      );
    });

    it('has every field that is given, and the others from below', () => {
      fc.assert(
        fc.property(fc.constantFrom(...ROWS), parts, (id, changes) => {
          const below = VARIANTS[id].rules;
          const rules = overlay(below, changes);
          expect(overlay(rules, changes)).to.deep.equal(rules);
          for (const [key, group] of Object.entries(below) as [keyof Rules, unknown][]) {
            const given = changes[key];
            const wanted =
              typeof group === 'object' ? { ...group, ...(given as object | undefined) } : (given ?? group);
            expect(rules[key], key).to.deep.equal(wanted);
          }
        }),
      );
    });
  });

  describe('difference', () => {
    it('of the same rules is empty', () => {
      for (const { rules } of TABLES) {
        expect(difference(rules, rules)).to.deep.equal({});
        expect(difference(rules, structuredClone(rules))).to.deep.equal({});
      }
    });

    it('laid over the first gives the second, for all pairs of rows', () => {
      for (const from of ROWS)
        for (const to of ROWS) {
          const changes = difference(VARIANTS[from].rules, VARIANTS[to].rules);
          expect(overlay(VARIANTS[from].rules, changes), `${from}, ${to}`).to.deep.equal(VARIANTS[to].rules);
        }
    });

    it('holds nothing but what differs', () => {
      expect(difference(canfield, VARIANTS['three-demons'].rules)).to.deep.equal({ fill: { manual: ['waste'] } });
      expect(difference(canfield, VARIANTS.double.rules)).to.deep.equal({
        decks: 2,
        foundations: { count: 8 },
        tableau: { piles: 5 },
      });
      expect(difference(VARIANTS.rainfall.rules, VARIANTS.rush.rules)).to.deep.equal({ stock: { draw: [3, 2, 1] } });
      expect(difference(VARIANTS.rush.rules, VARIANTS.rainfall.rules)).to.deep.equal({ stock: { draw: 1 } });
      expect(difference(VARIANTS['american-toad'].rules, canfield).stock).to.deep.equal({ draw: 3, redeals: null });
      expect(difference(canfield, { ...canfield, ranks: 5 })).to.deep.equal({ ranks: 5 });
    });

    it('is never more than what was changed', () => {
      fc.assert(
        fc.property(fc.constantFrom(...ROWS), parts, (id, changes) => {
          const rules = VARIANTS[id].rules;
          const found = difference(rules, overlay(rules, changes));
          const names = (value: object): string[] =>
            Object.entries(value).flatMap(([key, field]: [string, unknown]) =>
              typeof field === 'object' && field !== null && !Array.isArray(field)
                ? Object.keys(field).map((name) => `${key}.${name}`)
                : [key],
            );
          expect(names(changes)).to.include.members(names(found));
          expect(overlay(rules, found)).to.deep.equal(overlay(rules, changes));
        }),
      );
    });

    it('is what a position of changed rules takes along', () => {
      fc.assert(
        fc.property(fc.constantFrom(...ROWS), fc.nat(), (id, seed) => {
          const rules = overlay(VARIANTS[id].rules, { stock: { draw: (seed % 3) + 1, redeals: seed % 2 } });
          const json = positionToJSON(positionOf(newGame(rules, id, seed)));
          expect(json.rules ?? {}).to.deep.equal(difference(VARIANTS[id].rules, rules));
          expect(positionFromJSON(json).rules).to.deep.equal(rules);
        }),
        { numRuns: 50 },
      );
    });
  });

  describe('read off', () => {
    it('ranks are thirteen unless said otherwise', () => {
      expect([ranksOf(canfield), ranksOf({ ...canfield, ranks: 5 })]).to.deep.equal([13, 5]);
    });

    it('the pack is all suits of all decks', () => {
      expect(packSize(canfield)).to.equal(52);
      expect(packSize(VARIANTS.quadruple.rules)).to.equal(208);
      expect(packSize({ ...VARIANTS.double.rules, ranks: 6 })).to.equal(48);
    });

    it('a draw is a number, or one for each pass, the last of which stays', () => {
      expect([1, 2, 9].map((pass) => drawOf(canfield, pass))).to.deep.equal([3, 3, 3]);
      expect([1, 2, 3, 4, 9].map((pass) => drawOf(VARIANTS.rush.rules, pass))).to.deep.equal([3, 2, 1, 1, 1]);
    });
  });
});
