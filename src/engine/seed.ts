import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { newPack, type Card } from './cards.js';
import { packSize, ranksOf, type Rules } from './rules.js';

// In every browser and in Node, but no part of the language's own library.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Numbers below 2^32: what a deal can be numbered. */
const SEEDS = 2 ** 32;

/**
 * The number of a seed: a whole number from 0 to 2^32 - 1 is itself, any other text is hashed from
 * its UTF-8 bytes (FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/).
 */
export function seedNumber(seed: string | number): number {
  const text = String(seed);
  if (/^\d{1,10}$/.test(text) && Number(text) < SEEDS) return Number(text);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * Four words for the generator's state, drawn from the seed by splitmix32, as the generator's
 * authors advise (https://prng.di.unimi.it): seeded with the number itself, neighbouring deals
 * would start alike.
 */
function stateOf(seed: number): number[] {
  let counter = seed;
  return Array.from({ length: 4 }, () => {
    counter = (counter + 0x9e3779b9) | 0;
    let word = counter ^ (counter >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  });
}

/**
 * The pack of these rules shuffled by a seed, in dealing order. The same for ever: golden deals in
 * the tests hold it.
 */
export function shuffledDeck(rules: Rules, seed: string | number): Card[] {
  const random = xoroshiro128plusFromState(stateOf(seedNumber(seed)));
  const deck = newPack(rules.decks, ranksOf(rules));
  for (let last = packSize(rules) - 1; last > 0; last--) {
    const other = uniformInt(random, 0, last);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}
