import type { PositionJSON } from '../../src/engine/index.js';

/**
 * A middle game of Canfield, a table for many tests: the queen of spades has two places, the ten of clubs
 * one, the three of diamonds none.
 */
export const MIDDLE: PositionJSON = {
  variant: 'canfield',
  stock: ['2C', '3C', '5C', '6C'],
  waste: ['9C', '8C', 'QS'],
  reserves: [['#2H', '#2D', '3D']],
  foundations: [['7S', '8S', '9S', 'TS', 'JS'], ['7H'], [], []],
  tableau: [['KH'], ['5D'], ['JD'], ['TC']],
  base: '7',
  pass: 1,
};

/** One card that wins when it goes home, and nothing else on the table. */
export const LAST_CARD: PositionJSON = {
  ...MIDDLE,
  stock: [],
  waste: ['8H'],
  reserves: [[]],
  foundations: [['7H'], [], [], []],
  tableau: [[], [], [], []],
};

const suit = (letter: string, ranks: string) => [...ranks].map((rank) => rank + letter);

/** Canfield but for the last card, the six of diamonds in the waste. */
export const ONE_SHORT: PositionJSON = {
  ...LAST_CARD,
  waste: ['6D'],
  foundations: [
    suit('S', '789TJQKA23456'),
    suit('H', '789TJQKA23456'),
    suit('C', '789TJQKA23456'),
    suit('D', '789TJQKA2345'),
  ],
};
