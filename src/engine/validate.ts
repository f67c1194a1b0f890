import { RANKS } from './cards.js';
import { dealtCards } from './deal.js';
import { overlay, packSize, ranksOf, type Rules } from './rules.js';

/** Tells what is wrong with a value, in words that follow the field's name, or null. */
type Check = (value: unknown) => string | null;

const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? null
      : `must be a whole number from ${least} to ${most}`;

const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string) ? null : `must be one of ${values.join(', ')}`;

const isFlag: Check = (value) => (typeof value === 'boolean' ? null : 'must be true or false');

const orNull =
  (check: Check): Check =>
  (value) => {
    const wrong = value === null ? null : check(value);
    return wrong && `${wrong}, or null`;
  };

const listOf =
  (check: Check, least: number): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length < least) return `must be a list${least > 0 ? ' that is not empty' : ''}`;
    if (new Set(value).size < value.length && least === 0) return 'must not name anything twice';
    const wrong = Array.from(value, check).find((words) => words !== null);
    return wrong ? `holds something wrong: each ${wrong}` : null;
  };

const RANK_TEXTS = RANKS.split('');
const MOST_CARDS = 208;

const SHAPE: Readonly<Record<string, Check | Readonly<Record<string, Check>>>> = {
  decks: whole(1, 4),
  foundations: {
    count: whole(4, 16),
    perPile: whole(1, MOST_CARDS),
    base: oneOf('dealt', 'chosen', ...RANK_TEXTS, ...RANK_TEXTS.map((rank) => `${rank}:all`)),
    wrap: isFlag,
    back: isFlag,
  },
  reserve: { piles: whole(0, 4), cards: whole(0, MOST_CARDS), face: oneOf('top', 'all', 'last') },
  tableau: {
    piles: whole(1, 16),
    deal: (value) =>
      typeof value === 'string' && /^(triangle|[ud]{0,20}u)$/.test(value)
        ? null
        : 'must be triangle, or u and d for each card from the bottom, u for the top one',
    build: oneOf('alt', 'suit', 'any'),
    wrap: oneOf('none', 'not-over-base', 'full'),
    move: oneOf('run', 'topOrWhole', 'whole', 'single'),
    max: orNull(whole(1, MOST_CARDS)),
  },
  fill: {
    auto: listOf(oneOf('reserve', 'waste'), 0),
    manual: listOf(oneOf('reserve', 'waste', 'tableau', 'foundation'), 0),
    rank: orNull(oneOf(...RANK_TEXTS)),
    reserveFirst: isFlag,
  },
  stock: {
    draw: (value) => (Array.isArray(value) ? listOf(whole(1, MOST_CARDS), 1)(value) : whole(1, MOST_CARDS)(value)),
    redeals: orNull(whole(0, 1000)),
  },
  ranks: (value) => (value === undefined ? null : whole(2, 13)(value)),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shapeFaults(value: unknown, shape: typeof SHAPE, path: string): string[] {
  if (!isObject(value)) return [`${path || 'rules'} must be an object`];
  const name = (key: string) => (path ? `${path}.${key}` : key);
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
  return [
    ...unknown.map((key) => `${name(key)} is no rule`),
    ...Object.entries(shape).flatMap(([key, check]) => {
      if (value[key] === undefined && key !== 'ranks') return [`${name(key)} is missing`];
      if (typeof check !== 'function') return shapeFaults(value[key], check, name(key));
      const wrong = check(value[key]);
      return wrong ? [`${name(key)} ${wrong}`] : [];
    }),
  ];
}

/** What the fields say together: each row holds what is wrong when its first item is true. */
function senseFaults(rules: Rules): string[] {
  const { decks, foundations, reserve, tableau, fill } = rules;
  const { count, perPile, base, wrap, back } = foundations;
  const ranks = ranksOf(rules);
  const size = packSize(rules);
  const isFixed = base !== 'dealt' && base !== 'chosen';
  const isInPack = (rank: string) => RANKS.indexOf(rank.charAt(0)) < ranks;
  const faults: readonly (readonly [boolean, string])[] = [
    [count % 4 !== 0, 'foundations.count must be a multiple of 4'],
    [count * perPile !== size, `foundations.count times perPile must be the whole pack, ${size} cards`],
    [perPile % ranks !== 0, `foundations.perPile must be a multiple of the ${ranks} ranks of a suit`],
    [perPile > ranks && !wrap, 'foundations.wrap must be true where a pile has more cards than a suit has ranks'],
    [!wrap && base.charAt(0) !== 'A', 'foundations.wrap must be true unless the base is A'],
    [isFixed && !isInPack(base), `foundations.base must be among the ${ranks} ranks of the pack`],
    [
      base.endsWith(':all') && count !== 4 * decks,
      'foundations.count must be 4 a deck where every base card starts up',
    ],
    [reserve.piles > 0 !== reserve.cards > 0, 'reserve.piles and reserve.cards must both be 0 or neither'],
    [base === 'chosen' && reserve.piles === 0, 'foundations.base can be chosen only from a reserve'],
    [
      base === 'chosen' && reserve.face === 'last' && reserve.cards > 1,
      'foundations.base can be chosen only from a reserve that shows a card',
    ],
    [fill.reserveFirst && reserve.piles === 0, 'fill.reserveFirst needs a reserve'],
    [
      fill.manual.includes('foundation') && !back,
      'fill.manual can name foundation only where foundations.back is true',
    ],
    [fill.rank !== null && !isInPack(fill.rank), `fill.rank must be among the ${ranks} ranks of the pack`],
    [
      tableau.max !== null && tableau.max < (tableau.deal === 'triangle' ? tableau.piles : tableau.deal.length),
      'tableau.max must not be less than the cards dealt to a column',
    ],
    [dealtCards(rules) > size, `tableau.deal, reserve and base need ${dealtCards(rules)} cards; the pack has ${size}`],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, words]) => words);
}

/**
 * What is wrong with rules, an author's own or the table's with changes laid over them: sentences
 * that name the field, none when a game can be dealt and played by them.
 */
export function validateRules(rules: unknown): readonly string[] {
  const faults = shapeFaults(rules, SHAPE, '');
  return faults.length > 0 ? faults : senseFaults(rules as Rules);
}

/**
 * Lays changes of any origin over rules.
 * @returns the rules that come of it, or what is wrong with them
 */
export function changeRules(
  rules: Rules,
  changes: unknown,
): { readonly rules: Rules } | { readonly faults: readonly string[] } {
  if (!isObject(changes)) return { faults: ['rules must be an object'] };
  // A group that is none would be lost in laying it over.
  const groups = Object.keys(SHAPE).filter((key) => typeof SHAPE[key] === 'object');
  const faults = groups.filter((key) => changes[key] !== undefined && !isObject(changes[key]));
  if (faults.length > 0) return { faults: faults.map((key) => `${key} must be an object`) };
  const changed = overlay(rules, changes);
  const wrong = validateRules(changed);
  return wrong.length > 0 ? { faults: wrong } : { rules: changed };
}
