import * as fc from 'fast-check';
import { overlay, VARIANTS, type Place, type Rules } from '../../src/engine/index.js';
import {
  ARRANGEMENT_NAMES,
  arrange,
  boxOf,
  type Arrangement,
  type ArrangementName,
  type Box,
} from '../../src/layout/index.js';

/** Rules of any valid counts, which are all that the layout reads; the rest is Canfield's. */
export const anyRules: fc.Arbitrary<Rules> = fc
  .record({
    decks: fc.constantFrom<(1 | 2 | 3 | 4)[]>(1, 2, 3, 4),
    foundations: fc.constantFrom(4, 8, 12, 16),
    columns: fc.integer({ min: 1, max: 16 }),
    reserves: fc.integer({ min: 0, max: 4 }),
    cards: fc.integer({ min: 1, max: 40 }),
    face: fc.constantFrom<Rules['reserve']['face'][]>('top', 'all', 'last'),
    draw: fc.constantFrom<Rules['stock']['draw'][]>(1, 2, 3, [3, 2, 1]),
  })
  .map(({ decks, foundations, columns, reserves, cards, face, draw }) =>
    overlay(VARIANTS.canfield.rules, {
      decks,
      foundations: { count: foundations, perPile: (decks * 52) / foundations },
      reserve: { piles: reserves, cards: reserves > 0 ? cards : 0, face },
      tableau: { piles: columns },
      stock: { draw },
    }),
  );

/** Every place of a game by its rules. */
export function placesByRules({ foundations, reserve, tableau }: Rules): Place[] {
  const numbered = (kind: 'reserve' | 'foundation' | 'tableau', count: number) =>
    Array.from({ length: count }, (_, i): Place => `${kind}:${i}`);
  return [
    'stock',
    'waste',
    ...numbered('reserve', reserve.piles),
    ...numbered('foundation', foundations.count),
    ...numbered('tableau', tableau.piles),
  ];
}

/** What is wrong with the boxes of an arrangement: outside the board, or over one another. */
export function boxFaults(arrangement: Arrangement, side: 1 | -1): string[] {
  const { columns, frame, height } = arrangement;
  const width = columns + (columns - 1) * frame.gap;
  const tiny = 1e-9;
  const boxes = [...arrangement.cells.keys()].map((place): [Place, Box] => [place, boxOf(arrangement, place, side)!]);
  const isOutside = ({ x, y, width: w, height: h }: Box) =>
    !(x >= -tiny && y >= -tiny && x + w <= width + tiny && y + h <= height + tiny);
  const meet = (a: Box, b: Box) =>
    a.x + a.width > b.x + tiny &&
    b.x + b.width > a.x + tiny &&
    a.y + a.height > b.y + tiny &&
    b.y + b.height > a.y + tiny;
  return boxes.flatMap(([place, box], i) => [
    ...(isOutside(box) ? [`${place} is outside the board: ${JSON.stringify(box)}`] : []),
    ...boxes
      .slice(i + 1)
      .filter(([, other]) => meet(box, other))
      .map(([other]) => `${place} and ${other} lie over one another`),
  ]);
}

/** The same of all arrangements of a game, as it is and mirrored. */
export function faultsOf(rules: Rules): string[] {
  const arrangements = arrange(rules);
  return ARRANGEMENT_NAMES.flatMap((name: ArrangementName) =>
    ([1, -1] as const).flatMap((side) =>
      boxFaults(arrangements[name], side).map((fault) => `${name}${side < 0 ? ', mirrored' : ''}: ${fault}`),
    ),
  );
}
