import { expect } from 'chai';
import fc from 'fast-check';
import {
  overlay,
  positionFromJSON,
  positionToJSON,
  validateRules,
  VARIANTS,
  type PartialRules,
  type Position,
  type PositionJSON,
  type Rules,
  type VariantId,
} from '../../src/engine/index.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { difference, packSize, ranksOf } from '../../src/engine/rules.js';
import { changeRules } from '../../src/engine/validate.js';
import { anyRules } from '../support/any-rules.js';
import { accepted, listed, snap } from '../support/positions.js';
import { deepFreeze, ROWS, TABLES, walk, walked } from '../support/walks.js';

const canfield = VARIANTS.canfield.rules;

/** Every field by its name, with its value in Canfield: `decks`, `stock.draw`. */
const FIELDS: ReadonlyMap<string, unknown> = new Map(
  Object.entries({ ...canfield, ranks: 13 }).flatMap(([group, value]: [string, unknown]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, field]: [string, unknown]) => [`${group}.${key}`, field])
      : [[group, value]],
  ),
);

/** A row's rules with one field of any value; `undefined` is one too. */
function spoilt(field: string, value: unknown, row: VariantId = 'canfield'): unknown {
  const [group = '', key] = field.split('.');
  const rules = VARIANTS[row].rules as unknown as Record<string, object>;
  return { ...rules, [group]: key === undefined ? value : { ...rules[group], [key]: value } };
}

/** A row's rules without a field, or without a group. */
function without(field: string): unknown {
  const [group = '', key] = field.split('.');
  const rules = structuredClone(canfield) as unknown as Record<string, Record<string, unknown>>;
  if (key === undefined) delete rules[group];
  else delete rules[group]![key];
  return rules;
}

/** Whether a position holds every card of its pack once. */
function isWhole({ rules, stock, waste, reserves, foundations, tableau }: Position): boolean {
  const seen = new Set<number>();
  let count = 0;
  for (const pile of [stock, waste, ...reserves, ...foundations, ...tableau])
    for (const card of pile) {
      seen.add(card < 0 ? ~card : card);
      count++;
    }
  const isOfPack = (card: number) => card < rules.decks * 52 && card % 13 < ranksOf(rules);
  return count === packSize(rules) && seen.size === count && [...seen].every(isOfPack);
}

describe('validateRules', () => {
  describe('says nothing to right rules', () => {
    for (const { name, rules } of TABLES)
      it(name, () => {
        expect(validateRules(rules)).to.deep.equal([]);
        expect(validateRules(JSON.parse(JSON.stringify(rules)))).to.deep.equal([]);
      });

    it('at the ends of what each field may be', () => {
      const right: readonly [VariantId, PartialRules][] = [
        ['canfield', { ranks: 2, foundations: { perPile: 2 }, reserve: { cards: 1 } }],
        ['quadruple', { foundations: { count: 4, perPile: 52 } }],
        ['canfield', { reserve: { piles: 4, cards: 11 } }],
        ['canfield', { reserve: { cards: 47 } }],
        ['canfield', { tableau: { piles: 1, deal: `${'d'.repeat(20)}u` } }],
        ['quadruple', { tableau: { piles: 16 } }],
        ['canfield', { tableau: { max: 1 } }],
        ['canfield', { tableau: { max: 208 } }],
        ['klondike', { tableau: { max: 7 } }],
        ['minerva', { tableau: { max: 4 } }],
        ['canfield', { stock: { draw: 208, redeals: 1000 } }],
        ['canfield', { stock: { draw: [1], redeals: 0 } }],
        ['canfield', { stock: { draw: [3, 3, 208] } }],
        ['canfield', { fill: { auto: [], manual: [] } }],
        ['canfield', { fill: { auto: ['waste', 'reserve'], rank: 'A' } }],
        ['duchess', { reserve: { cards: 1, face: 'last' } }],
        ['acme', { foundations: { wrap: true } }],
        ['canfield', { foundations: { base: 'K:all' } }],
        ['klondike', { reserve: { face: 'last' } }],
      ];
      for (const [row, changes] of right)
        expect(validateRules(overlay(VARIANTS[row].rules, changes)), JSON.stringify(changes)).to.deep.equal([]);
    });

    it('whether ranks are not given or given as undefined', () => {
      expect(validateRules({ ...canfield, ranks: undefined })).to.deep.equal([]);
      expect(validateRules({ ...canfield, ranks: 13 })).to.deep.equal([]);
    });

    it('and writes to none', () => {
      for (const id of ROWS)
        expect(() => validateRules(deepFreeze(structuredClone(VARIANTS[id].rules)))).to.not.throw();
    });
  });

  describe('names the field that is wrong by itself', () => {
    const count = (least: number, most: number) => `must be a whole number from ${least} to ${most}`;
    const each = 'holds something wrong: each';
    const lists: readonly (readonly [string, string, readonly unknown[]])[] = [
      ['decks', count(1, 4), [0, 5, -1, 1.5, '2', NaN]],
      ['foundations.count', count(4, 16), [0, 3, 20, '4', Infinity]],
      ['foundations.perPile', count(1, 208), [0, 209, 6.5]],
      [
        'foundations.base',
        `must be one of dealt, chosen, ${[...'A23456789TJQK', ...[...'A23456789TJQK'].map((rank) => `${rank}:all`)].join(', ')}`,
        ['10', 'a', 'AC', '1', '2:ALL', '2:', ':all', 'random', '', 7],
      ],
      ['foundations.wrap', 'must be true or false', ['true', 1, 'yes']],
      ['foundations.back', 'must be true or false', ['false', 0, '']],
      ['reserve.piles', count(0, 4), [-1, 5, 0.5]],
      ['reserve.cards', count(0, 208), [-1, 209, '13']],
      ['reserve.face', 'must be one of top, all, last', ['up', 'none', 'TOP', 0]],
      ['tableau.piles', count(1, 16), [0, 17, '4']],
      [
        'tableau.deal',
        'must be triangle, or u and d for each card from the bottom, u for the top one',
        ['', 'd', 'ud', 'U', 'x', ' u', 'u\n', 'u u', 'triangles', 'utriangle', 1, 'u'.repeat(22)],
      ],
      ['tableau.build', 'must be one of alt, suit, any', ['color', 'rank', '']],
      ['tableau.wrap', 'must be one of none, not-over-base, full', [true, false, 'yes']],
      ['tableau.move', 'must be one of run, topOrWhole, whole, single', ['top', 'toporwhole', 'any']],
      ['tableau.max', `${count(1, 208)}, or null`, [0, -1, 209, '3', Infinity]],
      ['fill.auto', 'must be a list', ['reserve', { 0: 'reserve', length: 1 }]],
      [
        'fill.auto',
        `${each} must be one of reserve, waste`,
        [['tableau'], ['reserve', 'stock'], [null], [['reserve']]],
      ],
      [
        'fill.auto',
        'must not name anything twice',
        [
          ['reserve', 'reserve'],
          ['waste', 'reserve', 'waste'],
        ],
      ],
      ['fill.manual', 'must be a list', ['waste', true]],
      [
        'fill.manual',
        `${each} must be one of reserve, waste, tableau, foundation`,
        [['stock'], ['waste', 'any'], [undefined]],
      ],
      ['fill.manual', 'must not name anything twice', [['waste', 'tableau', 'waste']]],
      ['fill.rank', 'must be one of A, 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K, or null', ['10', 'k', 13, 'any', '']],
      ['fill.reserveFirst', 'must be true or false', [null, 'true']],
      ['stock.draw', count(1, 208), [0, 209, '3', 1.5, null]],
      ['stock.draw', 'must be a list that is not empty', [[]]],
      ['stock.draw', `${each} ${count(1, 208)}`, [[0], [3, 2, 0], ['3'], [[3]], [null]]],
      ['stock.redeals', `${count(0, 1000)}, or null`, [-1, 1001, Infinity, '2']],
      ['ranks', count(2, 13), [1, 14, 0, '5', null]],
    ];
    for (const [field, words, values] of lists)
      for (const value of values)
        it(`${field} as ${JSON.stringify(value)}: ${words.slice(0, 60)}`, () => {
          for (const row of ['canfield', 'klondike', 'duchess'] as const)
            expect(validateRules(spoilt(field, value, row))).to.deep.equal([`${field} ${words}`]);
        });

    it('by any value of another type', () => {
      const values = [
        null,
        [],
        {},
        () => 1,
        '3',
        3.5,
        NaN,
        Infinity,
        true,
        '',
        -1,
        1n,
        Symbol('u'),
        new Date(0),
        [1],
        [null],
      ];
      // Where a value of the list is right.
      const right: Readonly<Record<string, readonly unknown[]>> = {
        'foundations.base': ['3'],
        'foundations.wrap': [true],
        'foundations.back': [true],
        'tableau.max': [null],
        'fill.rank': [null, '3'],
        'fill.reserveFirst': [true],
        'stock.redeals': [null],
      };
      for (const field of FIELDS.keys())
        for (const [number, value] of values.entries()) {
          const faults = validateRules(spoilt(field, value));
          const isList = ['fill.auto', 'fill.manual', 'stock.draw'].includes(field) && Array.isArray(value);
          const isRight =
            right[field]?.includes(value) || (isList && (field === 'stock.draw' ? value[0] === 1 : value.length === 0));
          expect(faults.length, `${field}, value ${number}`).to.equal(isRight ? 0 : 1);
          if (!isRight) expect(faults[0]).to.match(new RegExp(`^${field} must|^${field} holds`));
        }
    });

    it('lists with holes', () => {
      const hole = (...rest: unknown[]) => {
        const list: unknown[] = new Array(rest.length + 1);
        rest.forEach((value, index) => (list[index + 1] = value));
        return list;
      };
      for (const [field, list] of [
        ['stock.draw', hole('x')],
        ['stock.draw', hole(3)],
        ['fill.auto', hole()],
        ['fill.manual', hole('hand')],
      ] as const)
        expect(validateRules(spoilt(field, list)), field).to.have.length(1);
    });
  });

  describe('names what is not there, or is no rule', () => {
    for (const field of FIELDS.keys())
      it(`${field}`, () => {
        const isNeeded = field !== 'ranks';
        const words = isNeeded ? [`${field} is missing`] : [];
        expect(validateRules(without(field))).to.deep.equal(words);
        expect(validateRules(spoilt(field, undefined))).to.deep.equal(words);
      });

    const groups = ['foundations', 'reserve', 'tableau', 'fill', 'stock'] as const;
    for (const group of groups) {
      it(`the group ${group}`, () => {
        expect(validateRules(without(group))).to.deep.equal([`${group} is missing`]);
        for (const value of [null, 7, 'top', true, [], [1], () => ({})])
          expect(validateRules({ ...canfield, [group]: value })).to.deep.equal([`${group} must be an object`]);
        const names = Object.keys(canfield[group]).map((key) => `${group}.${key} is missing`);
        expect(validateRules({ ...canfield, [group]: {} })).to.deep.equal(names);
      });

      it(`an unknown field of ${group}`, () => {
        for (const key of ['', 'Count', 'decks', 'toString', 'constructor', '__proto__']) {
          const value = { ...canfield[group] };
          Object.defineProperty(value, key, { value: 1, enumerable: true });
          expect(validateRules({ ...canfield, [group]: value })).to.deep.equal([`${group}.${key} is no rule`]);
        }
      });
    }

    it('an unknown field beside them', () => {
      for (const key of ['name', 'Decks', 'draw', 'hasOwnProperty'])
        expect(validateRules({ ...canfield, [key]: 1 })).to.deep.equal([`${key} is no rule`]);
      expect(validateRules(JSON.parse(`{"__proto__": {}, ${JSON.stringify(canfield).slice(1)}`))).to.deep.equal([
        '__proto__ is no rule',
      ]);
    });

    it('fields of a group that lie beside the groups', () => {
      expect(validateRules({ ...canfield, stock: undefined, draw: 3, redeals: null })).to.have.members([
        'draw is no rule',
        'redeals is no rule',
        'stock is missing',
      ]);
    });

    it('everything, of an empty object', () => {
      expect(validateRules({})).to.deep.equal(['decks', ...groups].map((key) => `${key} is missing`));
    });

    it('rules that are no object', () => {
      for (const value of [
        null,
        undefined,
        0,
        7,
        '',
        'canfield',
        true,
        [],
        [canfield],
        () => canfield,
        Symbol('rules'),
        1n,
      ])
        expect(validateRules(value)).to.deep.equal(['rules must be an object']);
    });

    it('all that is wrong at once, before what the fields say together', () => {
      const rules = overlay(canfield, { foundations: { count: 6, perPile: 26 } });
      expect(validateRules({ ...rules, decks: 0, extra: 1, stock: { draw: 0, redeals: -1 } })).to.have.members([
        'extra is no rule',
        'decks must be a whole number from 1 to 4',
        'stock.draw must be a whole number from 1 to 208',
        'stock.redeals must be a whole number from 0 to 1000, or null',
      ]);
    });
  });

  describe('names what the fields say together', () => {
    const small = (ranks: number, perPile: number): PartialRules => ({
      ranks,
      foundations: { perPile },
      reserve: { cards: 2 },
    });
    const together: readonly (readonly [VariantId, PartialRules, string])[] = [
      ['triple', { foundations: { count: 6, perPile: 26 } }, 'foundations.count must be a multiple of 4'],
      ['canfield', { foundations: { count: 8 } }, 'foundations.count times perPile must be the whole pack, 52 cards'],
      ['double', { foundations: { count: 4 } }, 'foundations.count times perPile must be the whole pack, 104 cards'],
      ['double', { decks: 4 }, 'foundations.count times perPile must be the whole pack, 208 cards'],
      [
        'canfield',
        { foundations: { perPile: 26 } },
        'foundations.count times perPile must be the whole pack, 52 cards',
      ],
      [
        'canfield',
        overlay(overlay(canfield, small(6, 3)), { foundations: { count: 8 } }),
        'foundations.perPile must be a multiple of the 6 ranks of a suit',
      ],
      [
        'klondike',
        { decks: 3, foundations: { perPile: 39 } },
        'foundations.wrap must be true where a pile has more cards than a suit has ranks',
      ],
      ['canfield', { foundations: { wrap: false } }, 'foundations.wrap must be true unless the base is A'],
      ['duchess', { foundations: { wrap: false } }, 'foundations.wrap must be true unless the base is A'],
      ['klondike', { foundations: { base: '2' } }, 'foundations.wrap must be true unless the base is A'],
      ['storehouse', { foundations: { wrap: false } }, 'foundations.wrap must be true unless the base is A'],
      [
        'canfield',
        overlay(canfield, { ...small(5, 5), foundations: { perPile: 5, base: '6' } }),
        'foundations.base must be among the 5 ranks of the pack',
      ],
      [
        'canfield',
        overlay(canfield, { ...small(12, 12), foundations: { perPile: 12, base: 'K:all' } }),
        'foundations.base must be among the 12 ranks of the pack',
      ],
      [
        'double',
        { foundations: { count: 4, perPile: 26, base: 'A:all' } },
        'foundations.count must be 4 a deck where every base card starts up',
      ],
      ['canfield', { reserve: { cards: 0 } }, 'reserve.piles and reserve.cards must both be 0 or neither'],
      ['canfield', { reserve: { piles: 0 } }, 'reserve.piles and reserve.cards must both be 0 or neither'],
      ['klondike', { reserve: { piles: 1 } }, 'reserve.piles and reserve.cards must both be 0 or neither'],
      [
        'duchess',
        { reserve: { piles: 0, cards: 0 }, fill: { reserveFirst: false } },
        'foundations.base can be chosen only from a reserve',
      ],
      [
        'duchess',
        { reserve: { face: 'last' } },
        'foundations.base can be chosen only from a reserve that shows a card',
      ],
      ['klondike', { fill: { reserveFirst: true } }, 'fill.reserveFirst needs a reserve'],
      [
        'canfield',
        { fill: { manual: ['waste', 'foundation'] } },
        'fill.manual can name foundation only where foundations.back is true',
      ],
      ['klondike', { ranks: 12, foundations: { perPile: 12 } }, 'fill.rank must be among the 12 ranks of the pack'],
      ['minerva', { tableau: { max: 3 } }, 'tableau.max must not be less than the cards dealt to a column'],
      ['klondike', { tableau: { max: 6 } }, 'tableau.max must not be less than the cards dealt to a column'],
      ['canfield', { reserve: { cards: 48 } }, 'tableau.deal, reserve and base need 53 cards; the pack has 52'],
      [
        'superior',
        { tableau: { piles: 16, deal: 'ddu' } },
        'tableau.deal, reserve and base need 62 cards; the pack has 52',
      ],
      ['storehouse', { reserve: { cards: 45 } }, 'tableau.deal, reserve and base need 53 cards; the pack has 52'],
      [
        'variegated',
        { reserve: { piles: 4, cards: 23 } },
        'tableau.deal, reserve and base need 105 cards; the pack has 104',
      ],
      ['klondike', { tableau: { piles: 10 } }, 'tableau.deal, reserve and base need 55 cards; the pack has 52'],
    ];
    for (const [row, changes, words] of together)
      it(`${row} with ${JSON.stringify(difference(VARIANTS[row].rules, overlay(VARIANTS[row].rules, changes)))}`, () => {
        expect(validateRules(overlay(VARIANTS[row].rules, changes))).to.deep.equal([words]);
      });

    it('several at once', () => {
      const changes: PartialRules = {
        foundations: { wrap: false },
        fill: { reserveFirst: true },
        reserve: { cards: 60 },
      };
      expect(validateRules(overlay(canfield, { ...changes, reserve: { piles: 0 } }))).to.have.members([
        'foundations.wrap must be true unless the base is A',
        'reserve.piles and reserve.cards must both be 0 or neither',
        'fill.reserveFirst needs a reserve',
      ]);
    });
  });

  it('of anything at all gives sentences, never an error', () => {
    fc.assert(
      fc.property(
        fc.anything({ withDate: true, withMap: true, withNullPrototype: true, withBigInt: true }),
        (value) => {
          const faults = validateRules(value);
          expect(faults.length).to.be.above(0);
          for (const words of faults) expect(words).to.be.a('string');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of right rules with one field of anything names that field, or they are right still', () => {
    const field = fc.constantFrom(...FIELDS.keys());
    const likely = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.constantFrom(...[...FIELDS.values(), null, 0, 1, 2, 16, 'foundation', 'all', ['waste'], '5:all']),
      fc.integer({ min: -1, max: 210 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ROWS), field, likely, (row, name, value) => {
        const rules = spoilt(name, value, row);
        const faults = validateRules(rules);
        if (faults.length === 0) expect(isWhole(positionOf(newGame(rules as Rules, null, 1)))).to.equal(true);
        for (const words of faults) expect(words).to.match(/^((foundations|reserve|tableau|fill|stock)\.|decks|ranks)/);
      }),
      { numRuns: 600 },
    );
  }).timeout(10_000);
});

describe('changeRules', () => {
  it('lays changes over rules, group by group', () => {
    expect(changeRules(canfield, {})).to.deep.equal({ rules: canfield });
    expect(changeRules(canfield, { stock: { draw: 1 }, tableau: { move: 'topOrWhole' } })).to.deep.equal({
      rules: {
        ...canfield,
        stock: { draw: 1, redeals: null },
        tableau: { ...canfield.tableau, move: 'topOrWhole' },
      },
    });
  });

  it('brings any row to any other', () => {
    for (const from of ROWS)
      for (const to of ROWS) {
        const changes = difference(VARIANTS[from].rules, VARIANTS[to].rules);
        expect(changeRules(VARIANTS[from].rules, changes), `${from}, ${to}`).to.deep.equal({
          rules: VARIANTS[to].rules,
        });
      }
  });

  it('tells what is wrong with the rules that come of it', () => {
    expect(changeRules(canfield, { stock: { draw: 0 } })).to.deep.equal({
      faults: ['stock.draw must be a whole number from 1 to 208'],
    });
    expect(changeRules(canfield, { decks: 2 })).to.deep.equal({
      faults: ['foundations.count times perPile must be the whole pack, 104 cards'],
    });
    expect(changeRules(canfield, { draw: 1, stock: { draws: 1 } }))
      .to.have.property('faults')
      .with.members(['draw is no rule', 'stock.draws is no rule']);
    expect(changeRules(canfield, { decks: undefined })).to.deep.equal({ faults: ['decks is missing'] });
    expect(changeRules(canfield, JSON.parse('{"__proto__": {"decks": 2}}'))).to.deep.equal({
      faults: ['__proto__ is no rule'],
    });
  });

  it('tells changes that are none', () => {
    for (const changes of [null, undefined, 7, 'rules', true, [], [{ decks: 2 }], () => ({})])
      expect(changeRules(canfield, changes)).to.deep.equal({ faults: ['rules must be an object'] });
  });

  it('tells groups that are none, and takes one that is undefined as not given', () => {
    for (const group of ['foundations', 'reserve', 'tableau', 'fill', 'stock']) {
      for (const value of [null, 3, '', 'top', false, [], ['u'], () => ({})])
        expect(changeRules(canfield, { [group]: value })).to.deep.equal({ faults: [`${group} must be an object`] });
      expect(changeRules(canfield, { [group]: undefined })).to.deep.equal({ rules: canfield });
    }
    expect(changeRules(canfield, { stock: null, fill: 1 })).to.deep.equal({
      faults: ['fill must be an object', 'stock must be an object'],
    });
  });

  it('writes neither to the rules nor to the changes', () => {
    const rules = deepFreeze(structuredClone(canfield));
    expect(() => changeRules(rules, deepFreeze({ stock: { draw: [3, 2, 1] }, ranks: 13 }))).to.not.throw();
    expect(() => changeRules(rules, deepFreeze({ stock: { draw: [] }, ranks: 1 }))).to.not.throw();
  });

  it('comes from any right rules to any others', () => {
    fc.assert(
      fc.property(anyRules, anyRules, (from, to) => {
        const changes = difference(from, to);
        // A pack of thirteen ranks need not say so: what is not given stays.
        expect(changeRules(from, { ...changes, ranks: to.ranks ?? 13 })).to.deep.equal({
          rules: { ...to, ranks: to.ranks ?? 13 },
        });
      }),
      { numRuns: 50 },
    );
  });

  it('of anything gives rules that are right, or faults', () => {
    const changes = fc.dictionary(
      fc.constantFrom(...[...FIELDS.keys()].map((name) => name.split('.')[0]!), 'other'),
      fc.oneof(
        fc.anything(),
        fc.dictionary(fc.constantFrom('draw', 'max', 'cards', 'rank'), fc.constantFrom(null, 0, 1, 'A')),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ROWS), changes, (row, given) => {
        const changed = changeRules(VARIANTS[row].rules, given);
        if ('rules' in changed) expect(validateRules(changed.rules)).to.deep.equal([]);
        else expect(changed.faults).to.not.deep.equal([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('right rules of any shape', () => {
  it('are of every shape', () => {
    const made = fc.sample(anyRules, { numRuns: 600, seed: 1 });
    const seen = (tell: (rules: Rules) => unknown) => [...new Set(made.map(tell))];
    expect(seen(({ decks }) => decks)).to.have.members([1, 2, 3, 4]);
    expect(seen(ranksOf)).to.have.length(12);
    expect(seen(({ ranks }) => ranks === undefined)).to.have.length(2);
    expect(seen(({ foundations }) => foundations.count)).to.have.members([4, 8, 12, 16]);
    expect(seen((rules) => rules.foundations.perPile / ranksOf(rules))).to.have.members([1, 2, 3, 4]);
    expect(seen(({ foundations: { base } }) => base.replace(/^.(:all)?$/, 'rank$1'))).to.have.members([
      'dealt',
      'chosen',
      'rank',
      'rank:all',
    ]);
    expect(seen(({ foundations }) => foundations.wrap)).to.have.length(2);
    expect(seen(({ foundations }) => foundations.back)).to.have.length(2);
    expect(seen(({ reserve }) => reserve.piles)).to.have.members([0, 1, 2, 3, 4]);
    expect(seen(({ reserve }) => reserve.face)).to.have.members(['top', 'all', 'last']);
    expect(seen(({ tableau }) => tableau.piles)).to.have.length(16);
    expect(
      seen(({ tableau: { deal } }) => deal.replace(/^[ud]+$/, (text) => (text.includes('d') ? 'down' : 'up'))),
    ).to.have.members(['up', 'down', 'triangle']);
    expect(seen(({ tableau }) => tableau.build)).to.have.members(['alt', 'suit', 'any']);
    expect(seen(({ tableau }) => tableau.wrap)).to.have.members(['none', 'not-over-base', 'full']);
    expect(seen(({ tableau }) => tableau.move)).to.have.members(['run', 'topOrWhole', 'whole', 'single']);
    expect(seen(({ tableau }) => tableau.max === null)).to.have.length(2);
    expect(seen(({ fill }) => fill.auto.join())).to.have.length(5);
    expect(seen(({ fill }) => fill.manual.length)).to.have.length(5);
    expect(seen(({ fill }) => fill.rank === null)).to.have.length(2);
    expect(seen(({ fill }) => fill.reserveFirst)).to.have.length(2);
    expect(seen(({ stock }) => typeof stock.draw)).to.have.members(['number', 'object']);
    expect(seen(({ stock }) => stock.redeals === null)).to.have.length(2);
  });

  it('are right, and a game by them is played to its end, every card once at each step', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(), (rules, seed) => {
        expect(validateRules(deepFreeze(rules))).to.deep.equal([]);
        const start = newGame(rules, null, seed);
        expect(isWhole(positionOf(start))).to.equal(true);
        for (const game of walk(start, seed, 200)) if (!isWhole(positionOf(game))) expect.fail(snap(positionOf(game)));
      }),
      { numRuns: 250 },
    );
  }).timeout(10_000);

  it('make positions that come back from JSON, with the same moves', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(), fc.nat(60), (rules, seed, steps) => {
        const position = positionOf(walked({ name: '', variant: null, rules }, seed, steps));
        const again = positionFromJSON(JSON.parse(snap(position)) as PositionJSON);
        expect(positionToJSON(again)).to.deep.equal(positionToJSON(position));
        expect(listed(again)).to.deep.equal(listed(position));
      }),
      { numRuns: 150 },
    );
  }).timeout(10_000);

  it('list the moves that are accepted, and no others', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(), fc.nat(40), (rules, seed, steps) => {
        const position = positionOf(walked({ name: '', variant: null, rules }, seed, steps));
        expect(listed(position)).to.deep.equal(accepted(position));
      }),
      { numRuns: 100 },
    );
  }).timeout(10_000);
});
