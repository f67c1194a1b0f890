import { expect } from 'chai';
import * as fc from 'fast-check';
import { overlay, VARIANTS, type Place, type Rules, type VariantId } from '../../src/engine/index.js';
import {
  ARRANGEMENT_NAMES,
  arrange,
  arrangementAt,
  CARD_HEIGHT,
  cardWidth,
  spanOf,
  type Arrangement,
} from '../../src/layout/index.js';
import { anyRules, boxFaults, faultsOf, placesByRules } from './support.js';

/** Height of what surrounds the board, in px. */
const CHROME = { phone: 115, column: 84, page: 90 } as const;
const all = Object.values(VARIANTS);

/** The arrangement of a game in a container, with the width of its cards and the height of its frame in px. */
function measure(rules: Rules, width: number) {
  const name = arrangementAt(width);
  const arrangement = arrange(rules)[name];
  const card = cardWidth(arrangement.columns, arrangement.frame, width);
  return { arrangement, card, height: CHROME[name] + arrangement.height * card };
}

describe('arrange: the ten games of the sources', () => {
  // Card width and frame height in px in containers of 304, 344, 680 and 1200 px.
  const figures: readonly [readonly VariantId[], ...(readonly [card: number, height: number])[]][] = [
    [
      ['canfield', 'three-demons', 'superior', 'triple-four'],
      [53.7, 483],
      [61.2, 534],
      [83.9, 613],
      [92, 670],
    ],
    [['double'], [44.6, 419], [50.8, 461], [73.3, 543], [92, 667]],
    [
      ['demon', 'american-toad'],
      [33.4, 395],
      [38, 434],
      [62.9, 505],
      [92, 660],
    ],
    [['triple'], [38.2, 434], [43.5, 478], [70.6, 555], [80.3, 501]],
    [['quadruple'], [33.4, 394], [38, 433], [62.9, 504], [74.4, 471]],
    [['quadruple-trigon'], [33.4, 438], [38, 483], [36.4, 381], [63.6, 534]],
  ];
  for (const [ids, ...sizes] of figures)
    for (const id of ids)
      it(`${id} has the card widths and heights it was designed with`, () => {
        [304, 344, 680, 1200].forEach((width, i) => {
          const { card, height } = measure(VARIANTS[id].rules, width);
          expect(card, `card at ${width} px`).to.be.closeTo(sizes[i]![0], 2);
          expect(height, `height at ${width} px`).to.be.closeTo(sizes[i]![1], 2);
        });
      });
});

describe('arrange: every game of the table', () => {
  for (const { id, rules } of all) {
    it(`${id} has a cell for each pile, inside the board, none over another`, () => {
      for (const name of ARRANGEMENT_NAMES)
        expect([...arrange(rules)[name].cells.keys()]).to.have.members(placesByRules(rules));
      expect(faultsOf(rules)).to.deep.equal([]);
    });

    it(`${id} is no wider than its container, its cards no narrower than a thumb can hit`, () => {
      for (let width = 304; width <= 1400; width += 4) {
        const { arrangement, card } = measure(rules, width);
        const { columns, frame } = arrangement;
        expect(spanOf(columns, frame.gap) * card).to.be.at.most(width - 2 * frame.padding + 1e-6);
        expect(card, `card at ${width} px`).to.be.at.least(width < 560 ? 33 : 29);
      }
    });

    it(`${id} fits a phone's screen`, () => {
      expect(measure(rules, 344).height).to.be.below(640);
      expect(measure(rules, 304).height).to.be.below(640);
    });
  }
});

describe("arrange: an author's rules", () => {
  it('any counts: a cell for each pile, inside the board, none over another, no wider than the container', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 304, max: 1400 }), (rules, width) => {
        expect(faultsOf(rules)).to.deep.equal([]);
        const { arrangement, card } = measure(rules, width);
        expect([...arrangement.cells.keys()]).to.have.members(placesByRules(rules));
        expect(spanOf(arrangement.columns, arrangement.frame.gap) * card).to.be.at.most(width);
        expect(card).to.be.at.least(27);
      }),
      { numRuns: 300 },
    );
  });

  it('all counts of piles, one by one', () => {
    const faults: string[] = [];
    for (const count of [4, 8, 12, 16])
      for (let columns = 1; columns <= 16; columns++)
        for (let piles = 0; piles <= 4; piles++)
          for (const cards of [1, 5, 13, 40]) {
            const rules = overlay(VARIANTS.canfield.rules, {
              foundations: { count },
              reserve: { piles, cards, face: 'all' },
              tableau: { piles: columns },
            });
            faults.push(...faultsOf(rules).map((fault) => `${count}, ${columns}, ${piles} × ${cards}: ${fault}`));
          }
    expect(faults).to.deep.equal([]);
  });

  it('columns have room for eight cards or more, whatever lies above them', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        for (const name of ARRANGEMENT_NAMES) {
          const { cells, rows, strips } = arrange(rules)[name];
          for (let i = 0; i < rules.tableau.piles; i++)
            expect(cells.get(`tableau:${i}`)!.room).to.be.at.least(CARD_HEIGHT + (rows > 1 ? 3 : 6) * strips.up);
        }
      }),
    );
  });
});

describe('arrange: foundations', () => {
  const block = ({ cells }: Arrangement, suit: number, ofSuit: number) =>
    Array.from({ length: ofSuit }, (_, i) => cells.get(`foundation:${suit * ofSuit + i}`)!);

  it('no suit is parted: its cells lie in one row, or on a page in one column', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const ofSuit = rules.foundations.count / 4;
        for (const name of ARRANGEMENT_NAMES)
          for (let suit = 0; suit < 4; suit++) {
            const cells = block(arrange(rules)[name], suit, ofSuit);
            const lines = [new Set(cells.map(({ r }) => r)).size, new Set(cells.map(({ c }) => c)).size];
            expect(Math.min(...lines), `${name}, suit ${suit}`).to.equal(1);
          }
      }),
    );
  });

  it('triple: two rows of stubs, then on a page a column for each suit, spades first', () => {
    const { phone, column, page } = arrange(VARIANTS.triple.rules);
    for (const arrangement of [phone, column]) {
      expect(arrangement.stub).to.equal(true);
      const [spades, , diamonds] = [0, 1, 2].map((suit) => block(arrangement, suit, 3));
      expect(diamonds![0]!.r).to.be.above(spades![0]!.r);
      expect(diamonds![0]!.c).to.equal(spades![0]!.c);
    }
    expect(page.stub).to.equal(false);
    const columns = [0, 1, 2, 3].map((suit) => block(page, suit, 3)[0]!.c);
    expect(columns).to.deep.equal([...columns].sort((a, b) => a - b));
    expect(page.cells.get('tableau:6')!.c).to.be.below(columns[0]!);
  });
});

describe('arrange: open reserves', () => {
  const open = all.filter(({ rules }) => rules.reserve.face === 'all');

  it('are those of superior, variegated, duke, duchess, gate and little-gate', () => {
    expect(open.map(({ id }) => id)).to.have.members([
      'superior',
      'variegated',
      'duke',
      'duchess',
      'gate',
      'little-gate',
    ]);
  });

  for (const { id, rules } of open)
    it(`${id}: every card shows 13 px or more of its index, and all lie in the reserve's room`, () => {
      for (let width = 304; width <= 1400; width += 4) {
        const { arrangement, card } = measure(rules, width);
        const { x, y } = arrangement.reserve;
        expect(x).to.equal(0);
        expect(y * card, `strip at ${width} px`).to.be.at.least(13 - 1e-6);
        const fanned = CARD_HEIGHT + y * (rules.reserve.cards - 1);
        expect(arrangement.cells.get('reserve:0')!.room).to.be.at.least(fanned - 1e-9);
      }
    });

  it("an author's, of 13 cards and less, are legible at any width", () => {
    const rules = anyRules.filter(({ reserve }) => reserve.piles > 0 && reserve.face === 'all' && reserve.cards <= 13);
    fc.assert(
      fc.property(rules, fc.integer({ min: 304, max: 1400 }), (rules, width) => {
        const { arrangement, card } = measure(rules, width);
        if (rules.reserve.cards > 1) expect(arrangement.reserve.y * card).to.be.at.least(13 - 0.1);
      }),
    );
  });

  it('stand apart from the columns', () => {
    for (const name of ['column', 'page'] as const) {
      const { cells } = arrange(VARIANTS.duke.rules)[name];
      expect(cells.get('tableau:0')!.c - cells.get('reserve:3')!.c).to.be.above(1.29);
    }
  });

  it('stand together on a phone: four over the columns, two side by side in their middle', () => {
    for (const [id, columns] of [
      ['duke', [1, 2, 3, 4]],
      ['little-gate', [2, 3]],
      ['gate', [0, 1]],
    ] as const) {
      const { cells } = arrange(VARIANTS[id].rules).phone;
      expect(
        columns.map((_, i) => cells.get(`reserve:${i}`)!.c),
        id,
      ).to.deep.equal(columns);
    }
  });

  it('superior: fanned under the stock in its rail, from phone to page, as high as Canfield', () => {
    const superior = arrange(VARIANTS.superior.rules);
    const canfield = arrange(VARIANTS.canfield.rules);
    for (const name of ARRANGEMENT_NAMES) {
      const { cells, columns, height } = superior[name];
      expect(columns).to.equal(canfield[name].columns);
      expect(height).to.be.closeTo(canfield[name].height, 1e-9);
      expect(cells.get('reserve:0')!.c).to.equal(cells.get('stock')!.c);
      expect(cells.get('reserve:0')!.r).to.be.above(cells.get('stock')!.r);
    }
  });

  it('a covered reserve is not fanned', () => {
    for (const { rules } of all.filter(({ rules }) => rules.reserve.face !== 'all'))
      for (const name of ARRANGEMENT_NAMES) expect(arrange(rules)[name].reserve).to.deep.equal({ x: 0, y: 0 });
  });
});

describe('arrange: the waste', () => {
  it('is spread by what shows a rank over its suit, and not where one card is drawn', () => {
    for (const { id, rules } of all)
      for (const name of ARRANGEMENT_NAMES) {
        const { waste, index } = arrange(rules)[name];
        const shift = Math.abs(waste.x) + waste.y;
        if (rules.stock.draw === 1) expect(shift, id).to.equal(0);
        else expect(shift, id).to.be.at.least(index === 'compact' ? 0.42 : 0.3);
      }
  });
});

describe('the checks above', () => {
  const { phone } = arrange(VARIANTS.canfield.rules);
  const moved = (place: Place, c: number, r: number) =>
    boxFaults({ ...phone, cells: new Map(phone.cells).set(place, { c, r, room: CARD_HEIGHT }) }, 1);

  it('find a pile outside the board and one over another', () => {
    expect(boxFaults(phone, 1)).to.deep.equal([]);
    expect(moved('stock', -0.01, 1.54).join()).to.include('outside');
    expect(moved('foundation:3', 4.01, 0).join()).to.include('outside');
    expect(moved('tableau:0', 1, 1.39).join()).to.include('over one another');
    expect(moved('tableau:0', 1, 5.5).join()).to.include('outside');
  });
});
