import { expect } from 'chai';
import {
  cardOf,
  dealFrom,
  overlay,
  parseMove,
  positionFromJSON,
  positionToJSON,
  VARIANTS,
  type PositionJSON,
  type VariantId,
} from '../../src/engine/index.js';
import { CardReader, cardText, newPack } from '../../src/engine/cards.js';
import { dealCards } from '../../src/engine/deal.js';
import { follow, gameFrom, lastStep, newGame, restart, step } from '../../src/engine/game.js';
import { after, crafted, pileOf } from '../support/positions.js';

// What mutation testing found that no other test of the engine holds.

describe('what a refused text or position is told', () => {
  const told = (words: string, run: () => unknown) => it(words, () => expect(run).to.throw(RangeError, words));

  /** A position of a game of the table with nothing in it but what is given. */
  const read = (variant: VariantId, changes: object) => () =>
    positionFromJSON({ ...positionToJSON(crafted(variant, {})), ...changes });

  told('"1S" is no card: write rank and suit, as TH', () => cardOf('1S'));
  told('6S is not in a pack of 5 ranks', () => new CardReader(1, 5).read('6S'));
  told('AS is there more than 1 times', read('canfield', { waste: ['AS', 'AS'] }));
  told('"draw" is no move: write it as tableau:3>foundation:1*1', () => parseMove('draw'));

  told('"nothing" is no game of the table', () => dealFrom('nothing' as VariantId, ''));
  told('A deck of 52 cards is needed; this one has 2', () => dealFrom('canfield', 'AS KH'));
  told('auto-play follows a move', () =>
    follow(newGame(VARIANTS.canfield.rules, 'canfield', 1), parseMove('stock>waste*3')),
  );

  told('a position is an object', () => positionFromJSON('canfield' as unknown as PositionJSON));
  told('a position is an object', () => positionFromJSON(null as unknown as PositionJSON));
  told('the variant is no game of the table', read('canfield', { variant: 'nothing' }));
  told('the variant is no game of the table', read('canfield', { variant: ['canfield'] }));
  told('a position needs a variant, or whole rules: rules must be an object', read('canfield', { variant: undefined }));
  told(
    'a position needs a variant, or whole rules: foundations.count must be a multiple of 4; foundations.count times perPile must be the whole pack, 52 cards',
    read('canfield', {
      variant: undefined,
      rules: overlay(VARIANTS.canfield.rules, { foundations: { count: 5 } }),
    }),
  );
  told(
    'stock.draw must be a whole number from 1 to 208; stock.redeals must be a whole number from 0 to 1000, or null',
    read('canfield', { rules: { stock: { draw: 0, redeals: -1 } } }),
  );
  for (const name of ['stock', 'waste']) {
    told(`${name} must be a list of cards`, read('canfield', { [name]: 'AS' }));
    told(`${name} must be a list of cards`, read('canfield', { [name]: ['AS', 7] }));
    told(`${name} marks no card as face down`, read('canfield', { [name]: ['#AS'] }));
  }
  told('foundations marks no card as face down', read('canfield', { foundations: [['#AS'], [], [], []] }));
  told('reserves must be a list of cards', read('canfield', { reserves: ['AS'] }));
  told('reserves must have 1 piles', read('canfield', { reserves: [] }));
  told('foundations must have 4 piles', read('canfield', { foundations: [] }));
  told('tableau must have 4 piles', read('canfield', { tableau: { length: 4 } }));
  told('the base is no rank', read('canfield', { base: '1' }));
  told('a foundation cannot hold AS 3S', read('canfield', { foundations: [['AS', '3S'], [], [], []] }));
  told('a suit has 1 foundations at most', read('triple-four', { foundations: [['AS'], ['AS'], [], []] }));

  it('passes count from 1, to the last one where there is one', () => {
    const passes = (run: () => unknown) => {
      try {
        run();
      } catch (error) {
        return (error as Error).message;
      }
      return 'read';
    };
    expect(passes(read('canfield', { pass: 0 }))).to.equal('passes count from 1');
    expect(passes(read('canfield', { pass: 1000 }))).to.equal('read');
    expect(passes(read('american-toad', { pass: 0 }))).to.equal('passes count from 1 to 2');
    expect(passes(read('american-toad', { pass: 2 }))).to.equal('read');
    expect(passes(read('american-toad', { pass: 3 }))).to.equal('passes count from 1 to 2');
  });
});

describe('deals of an author', () => {
  it('show the one card of a covered reserve', () => {
    const rules = overlay(VARIANTS['eagle-wing'].rules, { reserve: { piles: 2, cards: 1, face: 'last' } });
    const deck = newPack(1, 13);
    const position = dealCards(rules, null, deck);
    expect(pileOf(position, 'reserve:0')).to.equal(cardText(deck[0]!));
    expect(pileOf(position, 'reserve:1')).to.equal(cardText(deck[1]!));
  });
});

describe('what a step tells', () => {
  const followed = () => {
    const position = crafted('klondike', { tableau: ['2C AC', '9H', '#9S AS', 'KD', 'KH', 'KS', 'AH'] });
    return ['tableau:0>foundation:0*1', 'tableau:2>foundation:1*1'].reduce(
      (game, text) => follow(game, parseMove(text)),
      step(gameFrom(position), parseMove('tableau:6>foundation:2*1')),
    );
  };

  it('every move of auto-play in order, with its cards and what followed', () => {
    const { auto, ...own } = lastStep(followed())!;
    expect(own).to.deep.equal({
      move: parseMove('tableau:6>foundation:2*1'),
      cards: [cardOf('AH')],
      consequences: [],
    });
    expect(auto).to.deep.equal([
      { move: parseMove('tableau:0>foundation:0*1'), cards: [cardOf('AC')], consequences: [] },
      {
        move: parseMove('tableau:2>foundation:1*1'),
        cards: [cardOf('AS')],
        consequences: [{ kind: 'turn', card: cardOf('9S'), from: 'tableau:2', to: 'tableau:2' }],
      },
    ]);
  });

  it('of a restart: nothing moved', () => {
    expect(lastStep(restart(followed()))).to.deep.equal({ move: null, cards: [], consequences: [], auto: [] });
  });
});

describe('a covered reserve', () => {
  it('covers no column: there a card that comes up is turned', () => {
    const position = crafted('eagle-wing', { tableau: ['#4H #9C AS'] });
    expect(pileOf(after(position, 'tableau:0>foundation:0*1'), 'tableau:0')).to.equal('#4H 9C');
  });
});
