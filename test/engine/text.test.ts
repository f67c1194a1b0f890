import { expect } from 'chai';
import { positionText } from '../../src/engine/text.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { built, crafted } from '../support/positions.js';
import { TABLES } from '../support/walks.js';

describe('a position as text', () => {
  it('tells what a player sees', () => {
    const position = crafted('canfield', {
      stock: '2D 9C',
      waste: '4D QS',
      reserves: ['#5C KC'],
      foundations: ['7S 8S', '', '', ''],
      tableau: ['8H', 'TC 9H', '', '2C'],
      base: '7',
      pass: 2,
    });
    expect(positionText(position)).to.equal(
      [
        'base 7, pass 2',
        'stock 2: ##',
        'waste 2: QS',
        'reserve 1 2: KC',
        'foundation 1 2: 8S',
        'foundation 2 -',
        'foundation 3 -',
        'foundation 4 -',
        'tableau 1 8H',
        'tableau 2 TC 9H',
        'tableau 3 -',
        'tableau 4 2C',
      ].join('\n'),
    );
  });

  it('shows an open reserve whole, and face-down cards of columns as such', () => {
    const lines = positionText(
      crafted('superior', { reserves: ['5C 9D KC'], tableau: ['#2S #3S 4S'], base: 'T' }),
    ).split('\n');
    expect(lines).to.include.members(['stock -', 'waste -', 'reserve 1 5C 9D KC', 'tableau 1 ## ## 4S']);
  });

  it('tells a base that is not chosen, and a foundation that is complete', () => {
    expect(positionText(crafted('duchess', { base: null }))).to.match(/^base -, pass 1\n/);
    expect(positionText(crafted('canfield', { foundations: [built('AC', 13)] }))).to.include('foundation 1 13: KC');
  });

  it('is the same for deals that differ in hidden cards only', () => {
    for (const { name, variant, rules } of TABLES) {
      const position = positionOf(newGame(rules, variant, 1));
      const down = [...position.stock, ...position.reserves.flat(), ...position.tableau.flat()].filter(
        (card) => card < 0,
      );
      // From the end: in another order.
      const other = down.slice();
      const swap = (card: number) => (card < 0 ? other.pop()! : card);
      const swapped = {
        ...position,
        stock: position.stock.map(swap),
        reserves: position.reserves.map((pile) => pile.map(swap)),
        tableau: position.tableau.map((pile) => pile.map(swap)),
      };
      expect(positionText(swapped), name).to.equal(positionText(position));
    }
  });
});
