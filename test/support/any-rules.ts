import fc from 'fast-check';
import { RANKS, type Rank, type Rules } from '../../src/engine/index.js';

/** Chooses a part of a whole game: fast-check makes each choice smaller when it looks for the least that fails. */
type Choose = fc.GeneratorValue;

const upTo = (choose: Choose, min: number, max: number): number => choose(fc.integer, { min, max });

const oneOf = <Value>(choose: Choose, ...values: readonly Value[]): Value =>
  values[upTo(choose, 0, values.length - 1)]!;

/** Some of these, in any order. */
function some<Value>(choose: Choose, ...values: readonly Value[]): Value[] {
  const left = values.slice();
  const count = upTo(choose, 0, values.length);
  return Array.from({ length: count }, () => left.splice(upTo(choose, 0, left.length - 1), 1)[0]!);
}

/** Cards in 1, 2, 3 … columns of a triangle, and how many columns a pack allows. */
const triangle = (piles: number): number => (piles * (piles + 1)) / 2;

function widest(cards: number): number {
  let piles = 1;
  while (piles < 16 && triangle(piles + 1) <= cards) piles++;
  return piles;
}

/** Columns and what is dealt to each, of so many cards at most. */
function columns(choose: Choose, cards: number): Pick<Rules['tableau'], 'piles' | 'deal'> {
  if (upTo(choose, 0, 4) === 4) return { piles: upTo(choose, 1, widest(cards)), deal: 'triangle' };
  const piles = upTo(choose, 1, Math.min(16, cards));
  const height = upTo(choose, 1, Math.min(oneOf(choose, 1, 4, 21), Math.floor(cards / piles)));
  const under = Array.from({ length: height - 1 }, () => oneOf(choose, 'u', 'd'));
  return { piles, deal: [...under, 'u'].join('') };
}

function rulesBy(choose: Choose): Rules {
  const decks = oneOf<Rules['decks']>(choose, 1, 2, 3, 4);
  const ranks = upTo(choose, 2, 13);
  const rank = () => RANKS.charAt(upTo(choose, 0, ranks - 1)) as Rank;

  // The suits' piles of a pack, joined by twos, threes or fours: 39 cards for three packs.
  const joined = oneOf(choose, ...[1, 2, 3, 4].filter((count) => decks % count === 0));
  const base = oneOf(
    choose,
    'dealt' as const,
    'chosen' as const,
    rank(),
    ...(joined === 1 ? [`${rank()}:all` as const] : []),
  );
  const mustWrap = joined > 1 || base.charAt(0) !== 'A';
  const back = oneOf(choose, false, true);

  let left = decks * 4 * ranks - (base === 'dealt' ? 1 : base.endsWith(':all') ? 4 * decks : 0);
  // A card is left for a column.
  const reserves = upTo(choose, base === 'chosen' ? 1 : 0, Math.min(4, left - 1));
  const each = reserves === 0 ? 0 : upTo(choose, 1, Math.floor((left - 1) / reserves));
  left -= reserves * each;
  const { piles, deal } = columns(choose, left);
  const height = deal === 'triangle' ? piles : deal.length;

  return {
    decks,
    foundations: {
      count: (4 * decks) / joined,
      perPile: ranks * joined,
      base,
      wrap: mustWrap || oneOf(choose, false, true),
      back,
    },
    reserve: {
      piles: reserves,
      cards: each,
      face: oneOf(choose, 'top', 'all', ...(base === 'chosen' && each > 1 ? [] : ['last' as const])),
    },
    tableau: {
      piles,
      deal,
      build: oneOf(choose, 'alt', 'suit', 'any'),
      wrap: oneOf(choose, 'none', 'not-over-base', 'full'),
      move: oneOf(choose, 'run', 'topOrWhole', 'whole', 'single'),
      max: oneOf(choose, null, upTo(choose, height, height + 4)),
    },
    fill: {
      auto: some(choose, 'reserve', 'waste'),
      manual: some(choose, 'reserve', 'waste', 'tableau', ...(back ? ['foundation' as const] : [])),
      rank: oneOf(choose, null, null, rank()),
      reserveFirst: reserves > 0 && oneOf(choose, false, true),
    },
    stock: {
      draw: oneOf<number | number[]>(
        choose,
        1,
        upTo(choose, 1, 5),
        208,
        Array.from({ length: upTo(choose, 1, 4) }, () => upTo(choose, 1, 5)),
      ),
      redeals: oneOf(choose, null, upTo(choose, 0, 3), 1000),
    },
    ...(ranks < 13 || oneOf(choose, false, true) ? { ranks } : {}),
  };
}

/** Rules of any shape by which a game can be dealt and played: right by the way they are made. */
export const anyRules: fc.Arbitrary<Rules> = fc.gen().map(rulesBy);
