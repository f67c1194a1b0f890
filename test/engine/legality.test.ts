import { expect } from 'chai';
import { refusal, type Place, type Refusal, type VariantId } from '../../src/engine/index.js';
import { accepted, built, cardMoves, crafted, listed, why, type Crafted } from '../support/positions.js';

/** A move, and the one thing that is wrong with it. */
type Case = readonly [move: string, position: Crafted, variant?: VariantId];

const REFUSED: Readonly<Record<Refusal, readonly Case[]>> = {
  place: [
    ['tableau:0>tableau:0*1', { tableau: ['7S'] }],
    ['tableau:4>tableau:0*1', { tableau: ['7S'] }],
    ['tableau:0>tableau:4*1', { tableau: ['7S'] }],
    ['waste>foundation:4*1', { waste: 'AS' }],
    ['reserve:1>tableau:0*1', { tableau: ['7S'] }],
    ['waste>reserve:0*1', { waste: '7S' }],
    ['waste>waste*1', { waste: '7S' }],
    ['tableau:0>waste*1', { tableau: ['7S'] }],
    ['tableau:0>stock*1', { tableau: ['7S'] }],
    ['stock>tableau:0*1', { stock: '7S', tableau: ['8H'] }],
    ['stock>foundation:0*1', { stock: 'AS' }],
    ['stock>stock*1', { stock: 'AS' }],
    ['foundation:0>tableau:0*1', { foundations: ['AC 2C'], tableau: ['3H'] }],
    ['foundation:0>foundation:1*1', { foundations: ['AC'], rules: { foundations: { back: true } } }],
  ],
  count: [
    ['tableau:0>tableau:1*2', { tableau: ['7S', '8H'] }],
    ['waste>stock*1', { waste: '7S 8S' }],
    ['waste>stock*3', { waste: '7S 8S' }],
  ],
  empty: [
    ['waste>tableau:0*1', { tableau: ['8H'] }],
    ['reserve:0>tableau:0*1', { tableau: ['8H'] }],
    ['tableau:1>tableau:0*1', { tableau: ['8H'] }],
    ['stock>waste*1', { waste: '7S' }],
    ['waste>stock*1', {}],
  ],
  'face-down': [
    ['tableau:0>tableau:1*1', { tableau: ['#7S', '8H'] }],
    ['tableau:0>tableau:1*2', { tableau: ['#8S 7H', '9D'] }],
    ['reserve:0>tableau:0*1', { reserves: ['#3S #7S'], tableau: ['8H'] }, 'eagle-wing'],
    ['waste>tableau:0*1', { waste: '7S', tableau: ['#8H'] }],
  ],
  run: [
    ['tableau:0>tableau:1*2', { tableau: ['8S 6H', '9D'] }],
    ['tableau:0>tableau:1*2', { tableau: ['8S 7C', '9D'] }],
    ['tableau:0>tableau:1*2', { tableau: ['8S 7H', '9S'] }, 'trigon'],
    ['tableau:0>tableau:1*2', { tableau: ['2S AH', '3D'], rules: { tableau: { build: 'suit' } } }],
  ],
  group: [
    ['waste>tableau:0*2', { waste: '8S 7H', tableau: ['9D'] }],
    ['reserve:0>tableau:0*2', { reserves: ['8S 7H'], tableau: ['9D'] }],
    ['tableau:0>tableau:1*2', { tableau: ['9S 8S 7S', '9S'] }, 'american-toad'],
    ['tableau:0>tableau:1*1', { tableau: ['9S 8H', '9C'] }, 'duchess'],
    ['tableau:0>tableau:1*2', { tableau: ['9S 8S', 'TS'] }, 'acme'],
  ],
  'base-first': [
    ['stock>waste*1', { stock: '7S', base: null }, 'duchess'],
    ['waste>stock*1', { waste: '7S', base: null }, 'duchess'],
    ['waste>foundation:0*1', { waste: '7S', base: null }, 'duchess'],
    ['tableau:0>foundation:0*1', { tableau: ['7S'], base: null }, 'duchess'],
    ['tableau:0>tableau:1*1', { tableau: ['7S', '8H'], base: null }, 'duchess'],
    ['reserve:0>tableau:0*1', { reserves: ['7S'], tableau: ['8H'], base: null }, 'duchess'],
  ],
  base: [
    ['waste>foundation:0*1', { waste: '2S' }],
    ['waste>foundation:1*1', { waste: 'AS', foundations: ['7S'], base: '7' }],
  ],
  'suit-full': [
    ['waste>foundation:1*1', { waste: '7S', foundations: ['7S'], base: '7' }, 'triple-four'],
    ['waste>foundation:3*1', { waste: 'AS', foundations: ['AS', 'AS'], rules: { decks: 3 } }, 'double'],
  ],
  complete: [['waste>foundation:0*1', { waste: '7S', foundations: [built('7S', 13)], base: '7' }, 'double']],
  'one-card': [['tableau:0>foundation:0*2', { tableau: ['3S 2H'], foundations: ['AH'] }]],
  suit: [
    ['waste>foundation:0*1', { waste: '2S', foundations: ['AC'] }],
    ['waste>tableau:0*1', { waste: '7S', tableau: ['8C'] }, 'american-toad'],
  ],
  color: [
    ['waste>tableau:0*1', { waste: '7S', tableau: ['8C'] }],
    ['waste>tableau:0*1', { waste: '7H', tableau: ['8D'] }],
  ],
  rank: [
    ['waste>foundation:0*1', { waste: '3C', foundations: ['AC'] }],
    ['waste>foundation:0*1', { waste: 'AC', foundations: [built('AC', 13)] }, 'double-trigon'],
    ['waste>tableau:0*1', { waste: '7S', tableau: ['9H'] }],
    ['waste>tableau:0*1', { waste: '9S', tableau: ['8H'] }],
    ['waste>tableau:0*1', { waste: 'KS', tableau: ['AH'] }, 'klondike'],
    ['waste>tableau:0*1', { waste: 'AS', tableau: ['KH'] }],
  ],
  'over-base': [
    ['waste>tableau:0*1', { waste: '6S', tableau: ['7H'], base: '7', rules: { tableau: { wrap: 'not-over-base' } } }],
    ['waste>tableau:0*1', { waste: 'KS', tableau: ['AH'], rules: { tableau: { wrap: 'not-over-base' } } }],
  ],
  height: [['waste>tableau:0*1', { waste: '5S', tableau: ['8S 7S 6S'] }, 'eagle-wing']],
  gap: [
    ['tableau:0>tableau:1*1', { tableau: ['7S'] }, 'three-demons'],
    ['reserve:0>tableau:1*1', { reserves: ['7S'] }],
    ['foundation:0>tableau:0*1', { foundations: ['AC 2C'], rules: { foundations: { back: true } } }],
  ],
  'gap-rank': [
    ['waste>tableau:0*1', { waste: 'QS' }, 'klondike'],
    ['tableau:0>tableau:1*1', { tableau: ['KS QH'] }, 'klondike'],
  ],
  'reserve-first': [['waste>tableau:0*1', { waste: '7S', reserves: ['', '', '', '9H'] }, 'duchess']],
  draw: [
    ['stock>waste*1', { stock: '2C 3C 4C 5C' }],
    ['stock>waste*4', { stock: '2C 3C 4C 5C' }],
    ['stock>waste*3', { stock: '2C 3C' }],
    ['stock>waste*3', { stock: '2C 3C 4C 5C', pass: 2 }, 'rush'],
    ['stock>waste*2', { stock: '2C 3C 4C 5C', pass: 3 }, 'rush'],
  ],
  'stock-left': [['waste>stock*1', { stock: '2C', waste: '3C' }]],
  'no-redeal': [
    ['waste>stock*1', { waste: '3C' }, 'quadruple'],
    ['waste>stock*1', { waste: '3C', pass: 2 }, 'american-toad'],
  ],
};

describe('why a move is refused', () => {
  for (const [reason, cases] of Object.entries(REFUSED))
    describe(reason, () => {
      for (const [move, piles, variant = 'canfield'] of cases)
        it(`${variant}: ${move} ${JSON.stringify(piles)}`, () => {
          const position = crafted(variant, piles);
          expect(why(position, move)).to.equal(reason);
          expect(listed(position)).to.not.include(move);
        });
    });

  it('counts that are no counts', () => {
    const position = crafted('canfield', { stock: '2C', waste: '7S', tableau: ['8H', '9C'] });
    for (const count of [0, -1, 1.5, NaN, Infinity]) {
      const move = (from: Place, to: Place) => refusal(position, { from, to, count });
      expect(move('waste', 'tableau:0')).to.equal('count');
      expect(move('tableau:0', 'tableau:1')).to.equal('count');
      expect(move('stock', 'waste')).to.equal('draw');
    }
  });
});

describe('what is allowed beside it', () => {
  const ALLOWED: readonly Case[] = [
    ['stock>waste*2', { stock: '2C 3C 4C 5C', pass: 2 }, 'rush'],
    ['stock>waste*1', { stock: '2C 3C 4C 5C', pass: 3 }, 'rush'],
    // Later passes than there are numbers keep the last one.
    ['stock>waste*1', { stock: '2C 3C 4C 5C', pass: 4 }, 'rush'],
    ['reserve:0>foundation:3*1', { reserves: ['7S'], base: null }, 'duchess'],
    ['waste>tableau:0*1', { waste: '7S' }, 'duchess'],
    ['reserve:0>tableau:0*1', { reserves: ['7S', '9H'] }, 'duchess'],
    ['tableau:0>tableau:1*2', { tableau: ['9S 8H', 'TD'] }, 'duchess'],
    ['tableau:0>tableau:1*1', { tableau: ['9S 8S', '9S'], rules: { decks: 2 } }, 'acme'],
    ['waste>tableau:0*1', { waste: '6S', tableau: ['8S 7S'] }, 'eagle-wing'],
    ['reserve:0>tableau:0*1', { reserves: ['7S'], tableau: ['8S'] }, 'eagle-wing'],
    ['waste>tableau:0*1', { waste: '7S', tableau: ['8C'] }, 'rainbow'],
    ['waste>tableau:0*1', { waste: '7H', tableau: ['8H'], rules: { decks: 2 } }, 'rainbow'],
    ['waste>tableau:0*1', { waste: '5S', tableau: ['6H'], base: '7', rules: { tableau: { wrap: 'not-over-base' } } }],
    ['waste>tableau:0*1', { waste: 'KS', tableau: ['AH'], base: '7', rules: { tableau: { wrap: 'not-over-base' } } }],
    ['waste>tableau:0*1', { waste: '6S', tableau: ['7H'], base: '7' }],
    [
      'foundation:0>tableau:0*1',
      { foundations: ['AC 2C'], rules: { foundations: { back: true }, fill: { manual: ['foundation'] } } },
    ],
    ['tableau:0>foundation:0*1', { tableau: ['#3S 2H'], foundations: ['AH'] }, 'acme'],
    // In a pack of five ranks the five is next to the ace.
    ['waste>tableau:0*1', { waste: '5S', tableau: ['AH'], base: '3', rules: { ranks: 5 } }],
    ['waste>foundation:0*1', { waste: 'AS', foundations: ['4S 5S'], base: '4', rules: { ranks: 5 } }],
  ];
  for (const [move, piles, variant = 'canfield'] of ALLOWED)
    it(`${variant}: ${move} ${JSON.stringify(piles)}`, () => {
      const position = crafted(variant, piles);
      expect(why(position, move)).to.equal(null);
      const [from, to] = move.split('>');
      const like = to!.startsWith('foundation')
        ? cardMoves(position).some((text) => text.startsWith(`${from}>foundation`))
        : listed(position).includes(move);
      expect(like).to.equal(true);
    });

  it('a base that is chosen by the first card: nothing else is legal before', () => {
    const position = crafted('duchess', {
      stock: '2C',
      reserves: ['7S', '9H', '', '3C'],
      tableau: ['8H', '8C', 'TS', '4D'],
      base: null,
    });
    expect(listed(position)).to.deep.equal([
      'reserve:0>foundation:0*1',
      'reserve:1>foundation:0*1',
      'reserve:3>foundation:0*1',
    ]);
  });

  it('nothing goes past the ends of what small packs have', () => {
    const rules = { ranks: 5 } as const;
    expect(
      why(crafted('canfield', { waste: '5S', foundations: ['4S'], base: '4', rules }), 'waste>foundation:0*1'),
    ).to.equal(null);
    expect(why(crafted('klondike', { waste: '5S', tableau: ['AH'], rules }), 'waste>tableau:0*1')).to.equal('rank');
    expect(
      why(
        crafted('klondike', { waste: 'AS', foundations: [built('AS', 5)], rules: { ranks: 5, decks: 2 } }),
        'waste>foundation:0*1',
      ),
    ).to.equal('rank');
  });

  describe('runs of more than a whole turn of ranks', () => {
    /** A run downwards, round the corner, in alternating colors or of one suit. */
    const down = (highest: number, length: number, suits: string) =>
      Array.from(
        { length },
        (_, index) => 'A23456789TJQK'.charAt((highest - index + 39) % 13) + suits.charAt(index % suits.length),
      ).join(' ');

    it('of any suit: both parts that fit are listed', () => {
      const rules = { decks: 3, tableau: { build: 'any' } } as const;
      const position = crafted('triple', { rules, tableau: [down(8, 20, 'SH'), '5C'], base: '2' });
      expect(listed(position)).to.include.members(['tableau:0>tableau:1*2', 'tableau:0>tableau:1*15']);
      expect(listed(position)).to.deep.equal(accepted(position));
    });

    it('in suit: both parts that fit are listed', () => {
      const rules = { tableau: { build: 'suit' } } as const;
      const position = crafted('triple', { rules, tableau: [down(8, 20, 'S'), '5S', '9S 8S 7H'], base: '2' });
      expect(listed(position)).to.include.members(['tableau:0>tableau:1*2', 'tableau:0>tableau:1*15']);
      expect(listed(position)).to.deep.equal(accepted(position));
    });

    it('in alternating colors: one of them is of the wrong color', () => {
      const position = crafted('triple', { tableau: [down(8, 20, 'SH'), '5C', '5D'], base: '2' });
      expect(cardMoves(position)).to.include.members(['tableau:0>tableau:1*15', 'tableau:0>tableau:2*2']);
      expect(listed(position)).to.deep.equal(accepted(position));
    });

    it('to an empty column: any part, where any may fill it', () => {
      const position = crafted('triple', { tableau: [down(8, 20, 'SH')], base: '2' });
      expect(cardMoves(position).filter((text) => text.includes('tableau:6'))).to.have.length(20);
      expect(listed(position)).to.deep.equal(accepted(position));
    });

    it('of a small pack', () => {
      const rules = { ranks: 5, decks: 4 } as const;
      const run = '5S 4H 3S 2H AS 5H 4S 3H 2S AH 5S 4H';
      const position = crafted('triple', { rules, tableau: [run, '5D', '5C', 'AD', 'AC'], base: '2' });
      expect(listed(position)).to.deep.equal(accepted(position));
      expect(listed(position)).to.include.members([
        'tableau:0>tableau:2*1',
        'tableau:0>tableau:1*6',
        'tableau:0>tableau:4*7',
      ]);
    });
  });
});
