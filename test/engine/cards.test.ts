import { expect } from 'chai';
import { cardOf, cardText, isRed, RANKS, rankOf, SUITS, suitOf } from '../../src/engine/index.js';

describe('cards', () => {
  const pack = Array.from({ length: 208 }, (_, card) => card);

  it('are told by rank and suit, twins alike', () => {
    expect([0, 12, 13, 26, 39, 51].map(cardText)).to.deep.equal(['AC', 'KC', 'AS', 'AH', 'AD', 'KD']);
    for (const card of pack) {
      expect(cardText(card)).to.equal(RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card)));
      expect(cardText(card)).to.equal(cardText(card % 52));
      expect(cardOf(cardText(card))).to.equal(card % 52);
    }
    expect(new Set(pack.map(cardText)).size).to.equal(52);
  });

  it('of hearts and diamonds are red', () => {
    for (const card of pack) expect(isRed(card)).to.equal('HD'.includes(SUITS.charAt(suitOf(card))));
  });

  it('that are none throw', () => {
    for (const text of ['', 'A', 'AX', '1S', 'as', 'ASS', 'S', '10H', 'SA'])
      expect(() => cardOf(text), text).to.throw(RangeError);
  });
});
