import { expect } from 'chai';
import { cardOf, newPack } from '../../src/engine/cards.js';
import { placesOf } from '../../src/engine/position.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { VARIANTS } from '../../src/engine/variants.js';
import { viewOf } from '../../src/controllers/view.js';
import { en } from '../../src/messages/en.js';
import type { SeenPile } from '../../src/messages/messages.js';

/** Cards from the bottom as text; `##` lies face down. */
const seen = (text: string) => text.split(' ').map((one) => (one === '##' ? null : cardOf(one)));

const pile = (kind: SeenPile['kind'], given: Partial<SeenPile> = {}): SeenPile => ({
  kind,
  index: 0,
  count: given.cards?.length ?? 0,
  cards: [],
  spread: given.cards?.length ?? 0,
  run: 1,
  slot: { kind: 'plain' },
  draw: 3,
  ...given,
});

describe('English', () => {
  it('names cards', () => {
    expect(['AS', '7H', 'TD', 'JC', 'QS', 'KH'].map((text) => en.card(cardOf(text)))).to.deep.equal([
      'ace of spades',
      '7 of hearts',
      '10 of diamonds',
      'jack of clubs',
      'queen of spades',
      'king of hearts',
    ]);
    expect(new Set(newPack(1, 13).map(en.card)).size).to.equal(52);
    expect(en.card(52 + cardOf('7H'))).to.equal('7 of hearts');
  });

  it('numbers piles only where there are more', () => {
    expect(en.place('tableau', 2, 7)).to.equal('tableau 3');
    expect(en.place('reserve', 0, 1)).to.equal('reserve');
    expect(en.place('reserve', 0, 4)).to.equal('reserve 1');
  });

  describe('names the stock', () => {
    const named = (given: Partial<SeenPile>) => en.pile(pile('stock', given), 1);

    it('with its cards', () => {
      expect(named({ count: 31, cards: [null, null], spread: 1 })).to.equal('Stock, 31 cards, draws 3');
      expect(named({ count: 1, cards: [null], draw: 1 })).to.equal('Stock, 1 card, draws 1');
    });

    it('without', () => {
      const slot = (isPossible: boolean, left: number) => named({ slot: { kind: 'redeal', isPossible, left } });
      expect(slot(true, Infinity)).to.equal('Stock, empty, turn over the waste, redeals unlimited');
      expect(slot(true, 2)).to.equal('Stock, empty, turn over the waste, 2 redeals left');
      expect(slot(false, 1)).to.equal('Stock, empty, 1 redeal left');
      expect(slot(false, 0)).to.equal('Stock, empty, no redeal left');
    });
  });

  it('names the waste by the cards that lie spread', () => {
    const named = (given: Partial<SeenPile>) => en.pile(pile('waste', given), 1);
    expect(named({ count: 6, cards: seen('4S KS 2C 7H'), spread: 3 })).to.equal(
      'Waste, 6 cards, top 7 of hearts, under it 2 of clubs, king of spades',
    );
    expect(named({ count: 6, cards: seen('2C 7H'), spread: 1 })).to.equal('Waste, 6 cards, top 7 of hearts');
    expect(named({})).to.equal('Waste, empty');
  });

  it('names reserves', () => {
    expect(en.pile(pile('reserve', { count: 12, cards: [null, cardOf('4C')], spread: 1 }), 1)).to.equal(
      'Reserve, 12 cards, top 4 of clubs',
    );
    expect(en.pile(pile('reserve', { index: 1, cards: seen('9H 4C') }), 4)).to.equal(
      'Reserve 2, 2 cards, top 4 of clubs',
    );
    expect(en.pile(pile('reserve', { count: 13, cards: [null, null], spread: 1 }), 1)).to.equal(
      'Reserve, 13 cards, face down',
    );
    expect(en.pile(pile('reserve'), 1)).to.equal('Reserve, empty');
  });

  it('names foundations', () => {
    const named = (given: Partial<SeenPile>) => en.pile(pile('foundation', given), 12);
    const slot = { kind: 'rank', rank: 8, suit: 1 } as const;
    expect(named({ count: 3, cards: seen('TS JS'), slot })).to.equal('Foundation 1, spades, 9 to jack, 3 cards');
    expect(named({ count: 1, cards: seen('9S'), slot })).to.equal('Foundation 1, spades, 9, 1 card');
    expect(named({ index: 1, slot: { ...slot, suit: 2 } })).to.equal('Foundation 2, hearts, empty, starts with 9');
    expect(named({})).to.equal('Foundation 1, empty, starts with the rank you choose');
  });

  describe('names columns', () => {
    const named = (cards: string, run = 1) => en.pile(pile('tableau', { index: 2, cards: seen(cards), run }), 7);

    it('by their runs', () => {
      expect(named('9C 8D 7S 6H 5H', 5)).to.equal('Tableau 3, 5 cards, 9 of clubs down to 5 of hearts');
      expect(named('2C AD KS', 3)).to.equal('Tableau 3, 3 cards, 2 of clubs down to king of spades');
      expect(named('5H')).to.equal('Tableau 3, 1 card, 5 of hearts');
      expect(named('9H 8H')).to.equal('Tableau 3, 2 cards, 9 of hearts, then 8 of hearts');
      expect(named('5H QS JH', 2)).to.equal(
        'Tableau 3, 3 cards, 5 of hearts, then queen of spades down to jack of hearts',
      );
    });

    it('with cards face down', () => {
      expect(named('## ## ## ## ## ## ## ## QS')).to.equal('Tableau 3, 8 face down, then queen of spades');
      expect(named('## 5H ## QS JH', 2)).to.equal(
        'Tableau 3, 1 face down, then 5 of hearts, then 1 face down, then queen of spades down to jack of hearts',
      );
    });

    it('by what an empty one takes', () => {
      const empty = (slot: SeenPile['slot']) => en.pile(pile('tableau', { index: 4, slot }), 7);
      expect(empty({ kind: 'gap', takes: 'any' })).to.equal('Tableau 5, empty, takes any card');
      expect(empty({ kind: 'gap', takes: 'waste' })).to.equal('Tableau 5, empty, takes a card from the waste');
      expect(empty({ kind: 'gap', takes: 'reserve' })).to.equal('Tableau 5, empty, takes a card from the reserve');
      expect(empty({ kind: 'gap', takes: 'nothing' })).to.equal('Tableau 5, empty, takes no card');
      expect(empty({ kind: 'rank', rank: 12, suit: null })).to.equal('Tableau 5, empty, takes a king');
      expect(empty({ kind: 'rank', rank: 0, suit: null })).to.equal('Tableau 5, empty, takes an ace');
    });
  });

  it('says one and many', () => {
    expect([0, 1, 2].map(en.moves)).to.deep.equal(['0 moves', '1 move', '2 moves']);
  });

  it('tells the author of a page what was meant', () => {
    expect(en.unknownVariant('tripel', 'triple', 'canfield')).to.equal(
      'canfield-game: there is no game "tripel", did you mean "triple"? Playing "canfield".',
    );
    expect(en.unknownVariant('chess', null, 'canfield')).to.equal(
      'canfield-game: there is no game "chess". Playing "canfield".',
    );
    expect(en.badNumber('draw', '0')).to.include('draw="0"');
    expect(en.badNumber('redeals', '-1')).to.include('"unlimited"');
    expect(en.illegalMove('waste>tableau:0*1', 'color')).to.include('the color does not fit');
  });

  it('names every pile of every game, of a kind each one its own', () => {
    for (const { id, name, rules } of Object.values(VARIANTS)) {
      const game = newGame(rules, id, 7);
      const view = viewOf({ game, name, seed: '7', hand: null, isReadonly: false, refusals: new Map() }, null);
      const alike = (kind: SeenPile['kind']) => [...view.piles.values()].filter((other) => other.kind === kind).length;
      const names = [...view.piles.values()].map((one) => en.pile(one, alike(one.kind)));
      expect(new Set(names).size, id).to.equal(placesOf(positionOf(game)).length);
      for (const text of names)
        expect(text, id)
          .to.match(/^[A-Z][a-z]+( \d+)?, /)
          .and.not.match(/undefined|null|, ,|NaN/);
    }
  });
});
