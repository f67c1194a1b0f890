/**
 * A card: `deck * 52 + suit * 13 + rank`, a small integer, unique over all decks of a game, so that
 * the twins of a game of several decks differ. Ranks count from 0 (ace) to 12 (king), suits are
 * 0 clubs, 1 spades, 2 hearts, 3 diamonds.
 */
export type Card = number;

/** A rank as it is written: in rules, in the exchange form and in texts. */
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

/** Every rank from low to high: a rank's place here is its number. */
export const RANKS = 'A23456789TJQK';

/** Every suit: a suit's place here is its number. */
export const SUITS = 'CSHD';

/** 0 (ace) to 12 (king). */
export const rankOf = (card: Card): number => card % 13;

/** 0 clubs, 1 spades, 2 hearts, 3 diamonds. */
export const suitOf = (card: Card): number => ((card % 52) / 13) | 0;

/** Whether the card is a heart or a diamond. */
export const isRed = (card: Card): boolean => card % 52 >= 26;

/**
 * The card turned over: a card that lies face down is kept as its complement, a negative number,
 * so that nothing can read its rank or suit by mistake.
 */
export const turned = (card: Card): Card => ~card;

/** Whether the card lies face down. */
export const isDown = (card: Card): boolean => card < 0;

/** Rank and suit, such as `TH` or `AS`; twins read alike. */
export const cardText = (card: Card): string => RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card));

/**
 * The card of a text such as `TH`, as it is in the first deck.
 * @throws RangeError when the text is no card
 */
export function cardOf(text: string): Card {
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  if (text.length !== 2 || rank < 0 || suit < 0)
    throw new RangeError(`"${text}" is no card: write rank and suit, as TH`);
  return suit * 13 + rank;
}

/** A new pack in order: every card of `decks` decks with the lowest `ranks` ranks of each suit. */
export function newPack(decks: number, ranks: number): Card[] {
  const pack: Card[] = [];
  for (let deck = 0; deck < decks; deck++)
    for (let suit = 0; suit < 4; suit++)
      for (let rank = 0; rank < ranks; rank++) pack.push(deck * 52 + suit * 13 + rank);
  return pack;
}

/**
 * Hands out cards by their text and counts the copies: the first `7H` is that of the first deck,
 * the second that of the second.
 */
export class CardReader {
  readonly #seen = new Map<string, number>();
  readonly #decks: number;
  readonly #ranks: number;

  constructor(decks: number, ranks: number) {
    this.#decks = decks;
    this.#ranks = ranks;
  }

  /** @throws RangeError when the text is no card of the pack, or one copy too many */
  read(text: string): Card {
    const card = cardOf(text);
    if (rankOf(card) >= this.#ranks) throw new RangeError(`${text} is not in a pack of ${this.#ranks} ranks`);
    const copies = this.#seen.get(text) ?? 0;
    if (copies >= this.#decks) throw new RangeError(`${text} is there more than ${this.#decks} times`);
    this.#seen.set(text, copies + 1);
    return copies * 52 + card;
  }
}
