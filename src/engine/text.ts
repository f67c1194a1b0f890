import { cardText, isDown, RANKS, type Card } from './cards.js';
import type { Pile, Position } from './position.js';

/**
 * What a player sees of a position as lines of text: a pile a line, from the bottom, cards as `TH`,
 * face-down cards as `##`. Of the squared piles (stock, waste, covered reserves, foundations) it
 * says how many cards there are, and the top.
 */
export function positionText({ stock, waste, reserves, foundations, tableau, base, pass }: Position): string {
  const one = (card: Card) => (isDown(card) ? '##' : cardText(card));
  const all = (pile: Pile) => pile.map(one).join(' ');
  const squared = (pile: Pile) => (pile.length === 0 ? '-' : `${pile.length}: ${one(pile[pile.length - 1]!)}`);
  const list = (name: string, piles: readonly Pile[], write: (pile: Pile) => string) =>
    piles.map((pile, index) => `${name} ${index + 1} ${write(pile) || '-'}`);
  return [
    `base ${base === null ? '-' : RANKS.charAt(base)}, pass ${pass}`,
    `stock ${squared(stock)}`,
    `waste ${squared(waste)}`,
    ...list('reserve', reserves, (pile) => (pile.some(isDown) ? squared(pile) : all(pile))),
    ...list('foundation', foundations, squared),
    ...list('tableau', tableau, all),
  ].join('\n');
}
