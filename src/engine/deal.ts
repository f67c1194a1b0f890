import { CardReader, rankOf, RANKS, suitOf, turned, type Card } from './cards.js';
import type { Position } from './position.js';
import { packSize, ranksOf, type Rules } from './rules.js';
import { isVariantId, VARIANTS, type VariantId } from './variants.js';

/** Each column's cards as the rules' `deal` says, `u` and `d` from the bottom. */
const columnDeals = ({ tableau: { piles, deal } }: Rules): readonly string[] =>
  Array.from({ length: piles }, (_, index) => (deal === 'triangle' ? `${'d'.repeat(index)}u` : deal));

/** Cards that the rules deal out before the rest becomes the stock. */
export function dealtCards(rules: Rules): number {
  const { foundations, reserve } = rules;
  const bases = foundations.base === 'dealt' ? 1 : foundations.base.endsWith(':all') ? 4 * rules.decks : 0;
  return bases + reserve.piles * reserve.cards + columnDeals(rules).join('').length;
}

/**
 * The first position. Dealing order: the reserves (one card to each in turn, bottom first), the base
 * card, the columns row by row (a full one is passed over), then the stock. Where every card of the
 * base rank starts up, they are taken out of the deck first, in suit order, copies of a suit together.
 * @param deck every card of the pack once, in dealing order
 */
export function dealCards(rules: Rules, variant: VariantId | null, deck: readonly Card[]): Position {
  const { foundations, reserve } = rules;
  const rest = deck.slice().reverse();
  const next = () => rest.pop()!;
  const slots: Card[][] = Array.from({ length: foundations.count }, () => []);

  let base: number | null = RANKS.indexOf(foundations.base.charAt(0));
  if (foundations.base.endsWith(':all')) {
    const isUp = (card: Card) => rankOf(card) === base;
    const up = deck.filter(isUp).sort((a, b) => suitOf(a) - suitOf(b));
    up.forEach((card, index) => slots[index]?.push(card));
    rest.splice(0, rest.length, ...rest.filter((card) => !isUp(card)));
  }
  const reserves: Card[][] = Array.from({ length: reserve.piles }, () => []);
  for (let row = 0; row < reserve.cards; row++) for (const pile of reserves) pile.push(next());
  if (foundations.base === 'dealt') {
    slots[0]!.push(next());
    base = rankOf(slots[0]![0]!);
  } else if (foundations.base === 'chosen') base = null;
  const deals = columnDeals(rules);
  const columns: Card[][] = deals.map(() => []);
  for (let row = 0; row < Math.max(...deals.map(({ length }) => length)); row++)
    columns.forEach((column, index) => {
      const face = deals[index]!.charAt(row);
      if (face) column.push(face === 'd' ? turned(next()) : next());
    });
  // With `last` the top card of a pile of one lies up as well.
  const reserveDown = { top: reserve.cards - 1, all: 0, last: reserve.cards > 1 ? reserve.cards : 0 }[reserve.face];
  return {
    variant,
    rules,
    stock: rest.map(turned),
    waste: [],
    reserves: reserves.map((pile) => pile.map((card, index) => (index < reserveDown ? turned(card) : card))),
    foundations: slots,
    tableau: columns,
    base,
    pass: 1,
  };
}

/**
 * The first position of a game from a deck in dealing order: texts such as `TH`, in an array or
 * parted by spaces.
 * @throws RangeError when the deck is not the game's whole pack
 */
export function dealFrom(game: VariantId | Rules, deck: string | readonly string[]): Position {
  if (typeof game === 'string' && !isVariantId(game)) throw new RangeError(`"${String(game)}" is no game of the table`);
  const variant = typeof game === 'string' ? VARIANTS[game] : null;
  const rules = variant?.rules ?? (game as Rules);
  const texts = typeof deck === 'string' ? deck.split(/\s+/).filter(Boolean) : deck;
  if (texts.length !== packSize(rules))
    throw new RangeError(`A deck of ${packSize(rules)} cards is needed; this one has ${texts.length}`);
  const reader = new CardReader(rules.decks, ranksOf(rules));
  return dealCards(
    rules,
    variant?.id ?? null,
    texts.map((text) => reader.read(text)),
  );
}
