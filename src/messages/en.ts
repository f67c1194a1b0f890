import { rankOf, suitOf, type Card } from '../engine/cards.js';
import type { PlaceKind } from '../engine/position.js';
import type { Messages, SeenPile } from './messages.js';

const RANK_NAMES = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const SUIT_NAMES = ['clubs', 'spades', 'hearts', 'diamonds'];

const rank = (value: number) => RANK_NAMES[value] ?? String(value + 1);
const suit = (value: number) => SUIT_NAMES[value] ?? '';
const card = (value: Card) => `${rank(rankOf(value))} of ${suit(suitOf(value))}`;
const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const withArticle = (noun: string) => `${/^(ace|8)/.test(noun) ? 'an' : 'a'} ${noun}`;

const place = (kind: PlaceKind, index: number, alike: number) => (alike > 1 ? `${kind} ${index + 1}` : kind);

const TAKES = {
  any: 'takes any card',
  waste: 'takes a card from the waste',
  reserve: 'takes a card from the reserve',
  nothing: 'takes no card',
};

/** What an empty pile waits for. */
function emptyText({ kind, slot }: SeenPile): string {
  if (slot.kind === 'gap') return TAKES[slot.takes];
  if (slot.kind === 'rank')
    return kind === 'foundation' ? `starts with ${rank(slot.rank)}` : `takes ${withArticle(rank(slot.rank))}`;
  if (slot.kind === 'redeal') {
    if (slot.left === 0) return 'no redeal left';
    const redeals = slot.left === Infinity ? 'redeals unlimited' : `${plural(slot.left, 'redeal')} left`;
    return slot.isPossible ? `turn over the waste, ${redeals}` : redeals;
  }
  return kind === 'foundation' ? 'starts with the rank you choose' : '';
}

/** A column from the bottom: how many lie face down, the cards that lie face up, and of the run its ends. */
function columnText(cards: SeenPile['cards'], run: number): string {
  const parts: string[] = [];
  const foot = cards.length - run;
  for (let i = 0; i < foot;) {
    const first = cards[i]!;
    let next = i + 1;
    if (first === null) while (next < foot && cards[next] === null) next++;
    parts.push(first === null ? `${next - i} face down` : card(first));
    i = next;
  }
  const [first, last] = [cards[foot], cards.at(-1)];
  if (first != null && last != null) parts.push(run > 1 ? `${card(first)} down to ${card(last)}` : card(first));
  return parts.join(', then ');
}

/** What is seen of a pile that has cards. */
function cardsText({ kind, count, cards, spread, run, slot, draw }: SeenPile): string[] {
  const cardsInIt = plural(count, 'card');
  const top = cards.at(-1);
  if (kind === 'stock') return [cardsInIt, `draws ${draw}`];
  if (kind === 'tableau') return cards[0] === null ? [columnText(cards, run)] : [cardsInIt, columnText(cards, run)];
  if (top == null) return [cardsInIt, 'face down'];
  if (kind === 'foundation') {
    const first = slot.kind === 'rank' && count > 1 ? `${rank(slot.rank)} to ` : '';
    return [suit(suitOf(top)), first + rank(rankOf(top)), cardsInIt];
  }
  const under =
    kind === 'waste'
      ? cards
          .slice(-spread, -1)
          .reverse()
          .flatMap((one) => (one === null ? [] : [one]))
      : [];
  const underText = under.length > 0 ? [`under it ${under.map(card).join(', ')}`] : [];
  return [cardsInIt, `top ${card(top)}`, ...underText];
}

function pile(seen: SeenPile, alike: number): string {
  const { kind, index, count, slot } = seen;
  const name = place(kind, index, alike);
  const suitText = slot.kind === 'rank' && slot.suit !== null ? suit(slot.suit) : '';
  const parts = count > 0 ? cardsText(seen) : [suitText, 'empty', emptyText(seen)];
  return [name.charAt(0).toUpperCase() + name.slice(1), ...parts].filter(Boolean).join(', ');
}

const warning = (text: string) => `canfield-game: ${text}`;

const REFUSALS: Messages['refusals'] = {
  place: 'no card goes from there to there',
  count: 'there are not that many cards',
  empty: 'there is no card',
  'face-down': 'the card lies face down',
  run: 'these cards are not built on each other',
  group: 'these cards may not move together',
  'base-first': 'choose the first foundation card from the reserve first',
  base: 'another rank starts a foundation',
  'suit-full': 'this suit has all its foundations',
  complete: 'this foundation is complete',
  'one-card': 'foundations take one card at a time',
  suit: 'the suit does not fit',
  color: 'the color does not fit',
  rank: 'the rank does not fit',
  'over-base': 'nothing goes on a card of the rank that starts foundations',
  height: 'the column is full',
  gap: 'an empty column takes no card from there',
  'gap-rank': 'an empty column takes another rank',
  'reserve-first': 'an empty column takes the cards of the reserve first',
  draw: 'the stock turns another number of cards',
  'stock-left': 'the stock is not empty',
  'no-redeal': 'no redeal is left',
};

/** English. */
export const en: Messages = {
  lang: 'en',

  card,
  place,
  pile,
  target: (name) => `${name}, can take it`,
  refusals: REFUSALS,

  game: (name, seed) => (seed === null ? name : `${name}, deal ${seed}`),
  ownGame: 'Patience',
  board: 'Table',
  toolbar: 'Game',
  newGame: 'New',
  restart: 'Restart',
  undo: 'Undo',
  redo: 'Redo',
  progress: 'Cards home',
  home: (home, total) => `${home}/${total}`,
  homeInWords: (home, total) => `${home} of ${total} cards home`,
  moves: (count) => plural(count, 'move'),
  deal: (seed) => `deal ${seed}`,
  number: String,

  wonTitle: (total) => `All ${total} home`,
  wonText: (name) => `${name}, solved`,
  newDeal: 'New deal',

  unknownVariant: (text, near, used) =>
    warning(`there is no game "${text}"${near ? `, did you mean "${near}"?` : '.'} Playing "${used}".`),
  nearVariant: (text, id) => warning(`"${text}" is understood as "${id}": write variant="${id}".`),
  badSeed: (text) => warning(`"${text}" is no seed: give a text or a number. Dealing at random.`),
  badTheme: (text) => warning(`"${text}" is no theme: write auto, light or dark. Taking auto.`),
  badRecord: (why) => warning(`this record cannot be read: ${why}. It is left out.`),
  badNumber: (setting, text) =>
    warning(
      setting === 'draw'
        ? `draw="${text}" is not a whole number from 1. Drawing as the game does.`
        : `redeals="${text}" is neither a whole number from 0 nor "unlimited". Redealing as the game does.`,
    ),
  badRules: (problems) => warning(`these rules make no game: ${problems.join('; ')}. They are left out.`),
  illegalMove: (move, refusal) => `${move} is not legal: ${REFUSALS[refusal]}`,
  notAMove: (text) => `"${text}" is no move: write it as tableau:3>foundation:1*1`,
  loadedTwice: (name) => warning(`<${name}> is defined already: this second copy of the script does nothing.`),
};
