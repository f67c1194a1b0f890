import { expect } from 'chai';
import { cardText, isWon, legalMoves, parseMove, rankOf, RANKS, VARIANTS } from '../../src/engine/index.js';
import {
  canUndo,
  gameFrom,
  lastStep,
  moveCount,
  newGame,
  positionOf,
  step,
  stepsOf,
  undo,
} from '../../src/engine/game.js';
import { after, built, cardMoves, crafted, listed, pileOf, snap, why } from '../support/positions.js';
import { ROWS, TABLES, walk } from '../support/walks.js';

/** The consequences of the last step as text. */
const followed = (game: Parameters<typeof lastStep>[0]) =>
  lastStep(game)!.consequences.map(({ kind, card, from, to }) => `${kind} ${cardText(card)} ${from}>${to}`);

// The numbers are those of the rules' list of edge cases.
describe('edge cases', () => {
  describe('4.1 Auto-fill and turning up', () => {
    it('the top of the reserve comes to the emptied column, the next reserve card turns up', () => {
      const start = crafted('canfield', { reserves: ['#5C #9D KH'], tableau: ['7S', '8H', '2C', 'JD'] });
      const end = after(start, 'tableau:0>tableau:1*1');
      expect(pileOf(end, 'tableau:0')).to.equal('KH');
      expect(pileOf(end, 'tableau:1')).to.equal('8H 7S');
      expect(pileOf(end, 'reserve:0')).to.equal('#5C 9D');
    });

    it('move, fill and turn are one step', () => {
      const start = crafted('canfield', { reserves: ['#5C #9D KH'], tableau: ['7S', '8H', '2C', 'JD'] });
      const game = step(gameFrom(start), parseMove('tableau:0>tableau:1*1'));
      expect(followed(game)).to.deep.equal(['fill KH reserve:0>tableau:0', 'turn 9D reserve:0>reserve:0']);
      expect(lastStep(game)!.cards.map(cardText)).to.deep.equal(['7S']);
      expect(moveCount(game)).to.equal(1);
      expect(stepsOf(game)).to.have.length(1);
      expect(positionOf(undo(game))).to.equal(start);
      expect(canUndo(undo(game))).to.equal(false);
    });

    it('the last reserve card leaves nothing to turn', () => {
      const start = crafted('canfield', { reserves: ['KH'], tableau: ['7S', '8H', '2C', 'JD'] });
      const game = step(gameFrom(start), parseMove('tableau:0>tableau:1*1'));
      expect(followed(game)).to.deep.equal(['fill KH reserve:0>tableau:0']);
      expect(pileOf(positionOf(game), 'reserve:0')).to.equal('');
    });

    it('in Eagle Wing the card turns up as it is laid; the next one stays down unless it is the last', () => {
      const start = crafted('eagle-wing', { reserves: ['#5C #9D #KH'], tableau: ['7S', '8S', '3S', '4S'] });
      const once = step(gameFrom(start), parseMove('tableau:0>tableau:1*1'));
      expect(pileOf(positionOf(once), 'tableau:0')).to.equal('KH');
      expect(pileOf(positionOf(once), 'reserve:0')).to.equal('#5C #9D');
      expect(followed(once)).to.deep.equal(['fill KH reserve:0>tableau:0']);
      const twice = step(once, parseMove('tableau:2>tableau:3*1'));
      expect(pileOf(positionOf(twice), 'tableau:2')).to.equal('9D');
      expect(pileOf(positionOf(twice), 'reserve:0')).to.equal('5C');
      expect(followed(twice)).to.deep.equal(['fill 9D reserve:0>tableau:2', 'turn 5C reserve:0>reserve:0']);
    });
  });

  describe('4.2 When the fill happens', () => {
    const start = crafted('canfield', {
      stock: '2H 3H 4H',
      waste: '8D',
      reserves: ['#5C KH'],
      foundations: ['6S'],
      tableau: ['7S', '8H', '', '9S'],
      base: '6',
    });

    it('at the end of the move that emptied the column, to a foundation', () => {
      expect(pileOf(after(start, 'tableau:0>foundation:0*1'), 'tableau:0')).to.equal('KH');
    });

    it('at the end of the move that emptied the column, to another column', () => {
      expect(pileOf(after(start, 'tableau:0>tableau:1*1'), 'tableau:0')).to.equal('KH');
      expect(pileOf(after(start, 'tableau:1>tableau:3*1'), 'tableau:1')).to.equal('KH');
    });

    it('never on a draw, a redeal or a move that empties no column', () => {
      const drawn = after(start, 'stock>waste*3');
      expect(pileOf(drawn, 'tableau:2')).to.equal('');
      expect(pileOf(after(drawn, 'waste>stock*4'), 'tableau:2')).to.equal('');
      expect(pileOf(after(start, 'waste>tableau:3*1'), 'tableau:2')).to.equal('');
      expect(pileOf(after(start, 'waste>tableau:2*1'), 'reserve:0')).to.equal('#5C KH');
    });

    for (const table of TABLES.filter(({ rules }) => rules.fill.auto.includes('reserve')))
      it(`${table.name}: no column is empty while the reserve has cards`, () => {
        for (let seed = 0; seed < 5; seed++)
          for (const game of walk(newGame(table.rules, table.variant, seed), seed, 60)) {
            const { reserves, tableau } = positionOf(game);
            if (reserves.some(({ length }) => length > 0))
              expect(tableau.every(({ length }) => length > 0)).to.equal(true);
          }
      });
  });

  describe('4.3 Several reserves', () => {
    it('the longest one fills', () => {
      const start = crafted('gate', { reserves: ['5S 6H', 'JC QC 2D'], tableau: ['7S', '8H'] });
      const end = after(start, 'tableau:0>tableau:1*1');
      expect(pileOf(end, 'tableau:0')).to.equal('2D');
      expect(pileOf(end, 'reserve:1')).to.equal('JC QC');
      const other = crafted('gate', { reserves: ['JC QC 2D', '5S 6H'], tableau: ['7S', '8H'] });
      expect(pileOf(after(other, 'tableau:0>tableau:1*1'), 'tableau:0')).to.equal('2D');
    });

    it('of equals the leftmost one', () => {
      const start = crafted('gate', { reserves: ['5S 6H', 'JC QC'], tableau: ['7S', '8H'] });
      const end = after(start, 'tableau:0>tableau:1*1');
      expect(pileOf(end, 'tableau:0')).to.equal('6H');
      expect(pileOf(end, 'reserve:0')).to.equal('5S');
      expect(pileOf(end, 'reserve:1')).to.equal('JC QC');
    });
  });

  describe('4.4 Reserve gone', () => {
    const start = crafted('three-demons', {
      stock: '2H 3H 4H',
      waste: '8D 6C',
      foundations: ['QS'],
      tableau: ['7S', '8H', 'TC', 'JC'],
      base: 'Q',
    });
    const opened = () => after(start, 'tableau:0>tableau:1*1');

    it('the gap stays until the player fills it from where he may', () => {
      const gap = opened();
      expect(pileOf(gap, 'tableau:0')).to.equal('');
      expect(pileOf(gap, 'waste')).to.equal('8D 6C');
      expect(listed(gap)).to.include('waste>tableau:0*1');
      expect(why(gap, 'tableau:2>tableau:0*1')).to.equal('gap');
      expect(pileOf(after(gap, 'waste>tableau:0*1'), 'tableau:0')).to.equal('6C');
    });

    it('he may leave it', () => {
      const gap = opened();
      expect(listed(gap)).to.include('stock>waste*3');
      expect(pileOf(after(gap, 'stock>waste*3'), 'tableau:0')).to.equal('');
    });

    it('without a waste the gap stays, and a later draw gives a card', () => {
      const full = crafted('three-demons', { stock: '2H 3H 4H', tableau: ['7S', '8H', 'TC', 'JC'], base: 'Q' });
      const bare = after(full, 'tableau:0>tableau:1*1');
      expect(listed(bare).filter((text) => text.endsWith('tableau:0*1'))).to.deep.equal([]);
      expect(listed(after(bare, 'stock>waste*3'))).to.include('waste>tableau:0*1');
    });

    it('with stock and waste gone it stays for good, which costs nothing', () => {
      const last = crafted('three-demons', {
        foundations: [built('QC', 13), built('QS', 11), built('QH', 13), built('QD', 13)],
        tableau: ['JS', 'TS'],
        base: 'Q',
      });
      expect(listed(last)).to.deep.equal(['tableau:1>foundation:1*1']);
      const gap = after(last, 'tableau:1>foundation:1*1');
      expect(listed(gap)).to.deep.equal(['tableau:0>foundation:1*1']);
      expect(isWon(after(gap, 'tableau:0>foundation:1*1'))).to.equal(true);
    });
  });

  describe('4.5 Auto-fill from the waste', () => {
    for (const variant of ['gate', 'little-gate'] as const) {
      it(`${variant}: the waste fills once the reserves are gone`, () => {
        const start = crafted(variant, { stock: 'KC', waste: '3C KH', tableau: ['7S', '8H'] });
        const end = after(start, 'tableau:0>tableau:1*1');
        expect(pileOf(end, 'tableau:0')).to.equal('KH');
        expect(pileOf(end, 'waste')).to.equal('3C');
      });

      it(`${variant}: an empty waste leaves the gap, which nothing fills by itself later`, () => {
        const start = crafted(variant, { stock: 'KC KH', tableau: ['7S', '8H', '3C', '3S'] });
        const gap = after(start, 'tableau:0>tableau:1*1');
        expect(pileOf(gap, 'tableau:0')).to.equal('');
        const drawn = after(gap, 'stock>waste*1');
        expect(pileOf(drawn, 'tableau:0')).to.equal('');
        expect(pileOf(drawn, 'waste')).to.equal('KH');
        expect(listed(drawn)).to.include.members(['waste>tableau:0*1', 'tableau:2>tableau:0*1']);
      });
    }

    it('is in no other game of the table', () => {
      const filling = ROWS.filter((id) => (VARIANTS[id].rules.fill.auto as readonly string[]).includes('waste'));
      expect(filling).to.have.members(['gate', 'little-gate']);
    });
  });

  describe('4.6 Part runs', () => {
    it('run: any number of cards from the top that are built on each other', () => {
      const start = crafted('canfield', { tableau: ['9C 8H 7S', '9S', '8D', 'TD'], base: 'K' });
      expect(cardMoves(start)).to.deep.equal([
        'tableau:0>tableau:1*2',
        'tableau:0>tableau:2*1',
        'tableau:0>tableau:3*3',
        'tableau:1>tableau:3*1',
        'tableau:2>tableau:1*1',
      ]);
      expect(pileOf(after(start, 'tableau:0>tableau:1*2'), 'tableau:1')).to.equal('9S 8H 7S');
    });

    it('run: wraps included', () => {
      const start = crafted('canfield', { tableau: ['2C AH KS', '2S', 'AD', '3H'], base: '5' });
      expect(cardMoves(start)).to.include.members([
        'tableau:0>tableau:1*2',
        'tableau:0>tableau:2*1',
        'tableau:0>tableau:3*3',
      ]);
    });

    it('run: by the own rule of the tableau', () => {
      const alternate = crafted('canfield', { tableau: ['9C 8C', '9H', '9D'], base: 'K' });
      expect(why(alternate, 'tableau:0>tableau:1*2')).to.equal('run');
      const suits = crafted('trigon', { tableau: ['9C 8C', 'TC', '9S 8H', 'TS'] });
      expect(why(suits, 'tableau:0>tableau:1*2')).to.equal(null);
      expect(why(suits, 'tableau:2>tableau:3*2')).to.equal('run');
      const wrapless = crafted('trigon', { tableau: ['AC KC', '2C'] });
      expect(why(wrapless, 'tableau:0>tableau:1*2')).to.equal('run');
    });

    it('top or whole: one card or all', () => {
      const start = crafted('american-toad', { tableau: ['9C 8C 7C', '9C', '8C', 'TC'], base: 'K' });
      expect(why(start, 'tableau:0>tableau:1*2')).to.equal('group');
      expect(why(start, 'tableau:0>tableau:2*1')).to.equal(null);
      expect(why(start, 'tableau:0>tableau:3*3')).to.equal(null);
      expect(listed(start)).to.not.include('tableau:0>tableau:1*2');
    });

    it('top or whole: all must be built on each other', () => {
      const start = crafted('american-toad', { tableau: ['QS 7C', 'KS', '8C'], base: 'K' });
      expect(why(start, 'tableau:0>tableau:1*2')).to.equal('run');
      expect(why(start, 'tableau:0>tableau:2*1')).to.equal(null);
    });

    it('both need cards that lie face up', () => {
      const run = crafted('candike', { tableau: ['#9C 8H', 'TD', '9S'], base: 'K' });
      expect(why(run, 'tableau:0>tableau:1*2')).to.equal('face-down');
      expect(why(run, 'tableau:0>tableau:2*1')).to.equal(null);
      const whole = crafted('american-toad', {
        rules: { tableau: { deal: 'du' } },
        tableau: ['#9C 8C', 'TC', '9C'],
        base: 'K',
      });
      expect(why(whole, 'tableau:0>tableau:1*2')).to.equal('face-down');
      expect(cardMoves(whole)).to.deep.equal(['tableau:0>tableau:2*1', 'tableau:2>tableau:1*1']);
    });
  });

  it('4.7 Whole column to an empty column: legal where the tableau may fill a gap, and idle', () => {
    const start = crafted('canfield', { tableau: ['9C 8H', '', '', ''], base: 'K' });
    expect(cardMoves(start)).to.include.members(['tableau:0>tableau:1*2', 'tableau:0>tableau:2*2']);
    const end = after(start, 'tableau:0>tableau:1*2');
    expect(pileOf(end, 'tableau:0')).to.equal('');
    expect(snap(after(end, 'tableau:1>tableau:0*2'))).to.equal(snap(start));
    const toad = crafted('american-toad', { tableau: ['9C 8C', ''], base: 'K' });
    expect(why(toad, 'tableau:0>tableau:1*2')).to.equal('gap');
  });

  describe('4.8 Short last draw', () => {
    for (const left of ['2D', '2D 9C'])
      it(`all of ${left} are turned, and the next draw is a redeal`, () => {
        const start = crafted('canfield', { stock: left, waste: '4D', tableau: ['QS', 'QC', 'TS', 'TC'], base: '7' });
        const count = left.split(' ').length;
        expect(cardMoves(start)).to.deep.equal([]);
        expect(listed(start)).to.deep.equal([`stock>waste*${count}`]);
        expect(why(start, 'stock>waste*3')).to.equal('draw');
        const end = after(start, `stock>waste*${count}`);
        expect(pileOf(end, 'waste')).to.equal(['4D', ...left.split(' ').reverse()].join(' '));
        expect(listed(end)).to.deep.equal([`waste>stock*${count + 1}`]);
      });
  });

  describe('4.9 Draw of three', () => {
    it('turns them one by one, so that the third is on top', () => {
      const end = after(crafted('canfield', { stock: '6H 5H 4C 3D 2S' }), 'stock>waste*3');
      expect(pileOf(end, 'waste')).to.equal('2S 3D 4C');
      expect(pileOf(end, 'stock')).to.equal('#6H #5H');
    });

    it('34 cards give eleven threes and a one', () => {
      let position = positionOf(newGame(VARIANTS.canfield.rules, 'canfield', 1));
      const draws: number[] = [];
      for (;;) {
        const draw = legalMoves(position).find(({ from }) => from === 'stock');
        if (!draw) break;
        draws.push(draw.count);
        position = after(position, `stock>waste*${draw.count}`);
      }
      expect(draws).to.deep.equal([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1]);
    });
  });

  describe('4.10 Redeal', () => {
    it('the order of the next trip is the same less the cards played', () => {
      const start = crafted('canfield', { stock: '6C 5H 4C 3D 2S AC', tableau: ['7H', 'JS', 'JC', 'TS'], base: 'Q' });
      const played = after(start, 'stock>waste*3', 'stock>waste*3', 'waste>tableau:0*1', 'waste>stock*5');
      expect(pileOf(played, 'stock')).to.equal('#5H #4C #3D #2S #AC');
      expect(pileOf(played, 'waste')).to.equal('');
      expect(pileOf(after(played, 'stock>waste*3'), 'waste')).to.equal('AC 2S 3D');
    });

    it('only with an empty stock and a waste that is not', () => {
      expect(why(crafted('canfield', { stock: '2D', waste: '4D' }), 'waste>stock*1')).to.equal('stock-left');
      expect(why(crafted('canfield', {}), 'waste>stock*1')).to.equal('empty');
      expect(why(crafted('canfield', { waste: '4D 5D' }), 'waste>stock*1')).to.equal('count');
      expect(why(crafted('canfield', { waste: '4D 5D' }), 'waste>stock*2')).to.equal(null);
    });

    it('counts a pass', () => {
      expect(after(crafted('canfield', { waste: '4D 5D' }), 'waste>stock*2').pass).to.equal(2);
    });

    const passes = { 'american-toad': 2, quadruple: 1, rainfall: 3, rainbow: 1, acme: 2 } as const;
    for (const [variant, last] of Object.entries(passes))
      it(`${variant}: ${last} passes`, () => {
        for (let pass = 1; pass <= last + 1; pass++) {
          const position = crafted(variant as keyof typeof passes, { waste: '4D', pass });
          expect(why(position, 'waste>stock*1')).to.equal(pass < last ? null : 'no-redeal');
          expect(listed(position).includes('waste>stock*1')).to.equal(pass < last);
        }
      });

    it('canfield: no limit', () => {
      expect(why(crafted('canfield', { waste: '4D', pass: 1000 }), 'waste>stock*1')).to.equal(null);
    });
  });

  describe('4.11 39-card foundations', () => {
    const height = (cards: number, waste: string) =>
      crafted('triple-four', { waste, foundations: [built('6C', cards)], base: '6' });

    it('wrap at each king', () => {
      for (const cards of [8, 21, 34]) {
        expect(pileOf(height(cards, 'AC'), 'foundation:0').split(' ').at(-1)).to.equal('KC');
        expect(listed(height(cards, 'AC'))).to.include('waste>foundation:0*1');
      }
    });

    it('13 and 26 cards are not complete', () => {
      for (const cards of [13, 26]) expect(listed(height(cards, '6C'))).to.include('waste>foundation:0*1');
    });

    it('are closed at 39', () => {
      const four = { rules: { decks: 4 }, foundations: [built('6C', 39)], waste: '6C', base: '6' } as const;
      expect(why(crafted('triple-four', four), 'waste>foundation:0*1')).to.equal('complete');
      expect(cardMoves(crafted('triple-four', four)).filter((text) => text.includes('foundation'))).to.deep.equal([]);
      expect(why(height(38, '5C'), 'waste>foundation:0*1')).to.equal(null);
    });
  });

  describe('4.12 Base rank in the tableau', () => {
    const start = crafted('canfield', {
      stock: '2D',
      waste: '7S',
      foundations: ['7H'],
      tableau: ['8D', '9S', 'JH', 'TC'],
      base: '7',
    });

    it('a base card may be built on', () => {
      expect(pileOf(after(start, 'waste>tableau:0*1'), 'tableau:0')).to.equal('8D 7S');
    });

    it('a run may pass over it', () => {
      const passing = crafted('canfield', { tableau: ['8D 7S 6H', '9S'], foundations: ['7C'], base: '7' });
      expect(why(passing, 'tableau:0>tableau:1*3')).to.equal(null);
    });

    it('the rules do not move it up', () => {
      expect(pileOf(after(start, 'stock>waste*1'), 'foundation:1')).to.equal('');
      expect(pileOf(after(start, 'waste>tableau:0*1'), 'foundation:1')).to.equal('');
    });
  });

  describe('4.13 Two like foundations', () => {
    it('are listed once; the player may aim at either', () => {
      const start = crafted('triple', { waste: '8S', foundations: ['7H', '7S', '7S', '7S 8S'], base: '7' });
      expect(cardMoves(start).filter((text) => text.includes('foundation'))).to.deep.equal(['waste>foundation:1*1']);
      expect(pileOf(after(start, 'waste>foundation:2*1'), 'foundation:2')).to.equal('7S 8S');
      expect(why(start, 'waste>foundation:3*1')).to.equal('rank');
    });

    it('empty ones as well', () => {
      const start = crafted('triple', { waste: '7C', foundations: ['7H'], base: '7' });
      expect(cardMoves(start).filter((text) => text.includes('foundation'))).to.deep.equal(['waste>foundation:1*1']);
      for (let index = 1; index < 12; index++)
        expect(pileOf(after(start, `waste>foundation:${index}*1`), `foundation:${index}`)).to.equal('7C');
    });
  });

  it('4.14 Foundation cards do not come back in any game of the table', () => {
    for (const id of ROWS) {
      const start = crafted(id, { foundations: ['AC 2C 3C'], tableau: ['4D', '4C', ''] });
      expect(
        listed(start).filter((text) => text.startsWith('foundation')),
        id,
      ).to.deep.equal([]);
      for (const column of [0, 1, 2]) expect(why(start, `foundation:0>tableau:${column}*1`), id).to.equal('place');
    }
    // An author may have it otherwise.
    const back = crafted('canfield', {
      rules: { foundations: { back: true } },
      foundations: ['AC 2C', 'AS'],
      tableau: ['3D', '5H', '7H', '9H'],
    });
    expect(listed(back)).to.deep.equal(['foundation:0>tableau:0*1']);
    expect(pileOf(after(back, 'foundation:0>tableau:0*1'), 'tableau:0')).to.equal('3D 2C');
    expect(why(back, 'foundation:0>foundation:1*1')).to.equal('place');
  });

  it('4.15 Turning tableau cards happens by itself', () => {
    const start = crafted('quadruple-trigon', { tableau: ['#4H #9C 7S', '8S'] });
    const game = step(gameFrom(start), parseMove('tableau:0>tableau:1*1'));
    expect(pileOf(positionOf(game), 'tableau:0')).to.equal('#4H 9C');
    expect(followed(game)).to.deep.equal(['turn 9C tableau:0>tableau:0']);
    expect(snap(positionOf(undo(game)))).to.equal(snap(start));
    const up = crafted('quadruple-trigon', { foundations: ['AS'], tableau: ['#9C 2S'] });
    expect(pileOf(after(up, 'tableau:0>foundation:0*1'), 'tableau:0')).to.equal('9C');
    // What lies face up already does not turn.
    const open = step(gameFrom(crafted('trigon', { tableau: ['9C 7S', '8S'] })), parseMove('tableau:0>tableau:1*1'));
    expect(followed(open)).to.deep.equal([]);
  });

  describe('4.16 Stuck with unlimited redeals', () => {
    it('a legal move is left for ever though no card can be played', () => {
      let position = crafted('canfield', { stock: '5H 4H 3H', tableau: ['QS', 'QC', 'TS', 'TC'], base: '7' });
      for (let pass = 1; pass < 20; pass++) {
        expect(listed(position)).to.deep.equal(['stock>waste*3']);
        position = after(position, 'stock>waste*3');
        expect(listed(position)).to.deep.equal(['waste>stock*3']);
        position = after(position, 'waste>stock*3');
      }
      expect(isWon(position)).to.equal(false);
    });

    it('where the redeals are used up nothing is legal', () => {
      const tableau = ['QS', 'QC', 'TS', 'TC', 'QS', 'QC', 'TS', 'TC'];
      const stuck = crafted('quadruple', { waste: '5H 4H 3H', tableau, base: '7' });
      expect(listed(stuck)).to.deep.equal([]);
      expect(isWon(stuck)).to.equal(false);
    });
  });

  describe('4.17 Empty slots show the base rank', () => {
    for (const { name, variant, rules } of TABLES)
      it(`${name}: the position tells it, the same through the whole game`, () => {
        for (let seed = 0; seed < 3; seed++) {
          const start = newGame(rules, variant, seed);
          const { base: asked } = rules.foundations;
          const dealt = positionOf(start);
          if (asked === 'dealt') expect(dealt.base).to.equal(rankOf(dealt.foundations[0]![0]!));
          else if (asked === 'chosen') expect(dealt.base).to.equal(null);
          else expect(RANKS.charAt(dealt.base!)).to.equal(asked.charAt(0));
          for (const game of walk(start, seed, 40)) {
            const { base, foundations } = positionOf(game);
            if (dealt.base !== null) expect(base).to.equal(dealt.base);
            expect(foundations.every(([lowest]) => lowest === undefined || rankOf(lowest) === base)).to.equal(true);
          }
        }
      });
  });
});
