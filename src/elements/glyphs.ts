/**
 * What is drawn on a card: our own drawings, no font and nobody else's art. Cards are drawn in a box
 * of 100 x 140, suits in one of 100 x 100, ranks 100 high.
 */

/** Suits as filled shapes, in the order of the engine: clubs, spades, hearts, diamonds. */
export const SUIT_PATHS = [
  'M50 4c13 0 22 9 22 22 0 7-3 13-8 17 3-2 7-3 11-3 13 0 22 9 22 21 0 13-9 21-21 21-9 0-17-5-21-12 1 12 5 21 12 27H33c7-6 11-15 12-27-4 7-12 12-21 12C12 82 3 74 3 61c0-12 9-21 22-21 4 0 8 1 11 3-5-4-8-10-8-17C28 13 37 4 50 4Z',
  'M50 3C57 22 96 41 96 67c0 13-9 21-21 21-9 0-16-4-20-12 1 10 5 16 12 21H33c7-5 11-11 12-21-4 8-11 12-20 12C13 88 4 80 4 67 4 41 43 22 50 3Z',
  'M50 96C45 80 5 59 5 32 5 16 16 6 29 6c10 0 17 5 21 14C54 11 61 6 71 6c13 0 24 10 24 26C95 59 55 80 50 96Z',
  'M50 2c8 17 22 34 36 48C72 64 58 81 50 98 42 81 28 64 14 50 28 36 42 19 50 2Z',
] as const;

/** The names of suits in class attributes. */
export const SUIT_CLASSES = ['clubs', 'spades', 'hearts', 'diamonds'] as const;

/** A rank's drawing, so made that its weight can follow the card's size. */
interface RankDrawing {
  readonly width: number;
  /** The middle line of its stroke, or its outline. */
  readonly path: string;
  /** As which of the two it is drawn. */
  readonly classes: 'rank' | 'rank solid';
}

const drawing = (width: number, path: string, classes: RankDrawing['classes'] = 'rank'): RankDrawing => ({
  width,
  path,
  classes,
});

/**
 * Ranks from ace to king. Strokes end level: those of the ace stand up at their feet, the king, whose
 * slant is too strong for that, is an outline.
 */
export const RANK_DRAWINGS: readonly RankDrawing[] = [
  drawing(68, 'M8 100V93L34 2 60 93V100M15 69H53'),
  drawing(58, 'M9 33C9 16 17 7.5 29 7.5S49 16 49 29C49 47 24 64 12 92.5H54'),
  drawing(
    58,
    'M9 29C10 15 18 7.5 29 7.5 41 7.5 48 15 48 27 48 39 40 46 25 46 41 46 50 55 50 69 50 84 41 92.5 29 92.5 17 92.5 9 85 8 70',
  ),
  drawing(62, 'M60 70H9L37.5 7.5H44V100'),
  drawing(58, 'M51 7.5H16L12.8 56M14 50C18 42 23 38.5 30 38.5 42 38.5 50 48 50 65S42 92.5 29 92.5C18 92.5 10 86 8 73'),
  drawing(
    58,
    'M48 25C45 13 39 7.5 30 7.5 16 7.5 8.5 22 8.5 53 8.5 80 16 92.5 29 92.5 42 92.5 50 82 50 66S42 40.5 30 40.5C19 40.5 10 48 8.5 62',
  ),
  drawing(56, 'M4 7.5H46C34 38 25 66 22 100'),
  drawing(
    58,
    'M29 7.5C40 7.5 47 15 47 26.5S40 46 29 46 11 38 11 26.5 18 7.5 29 7.5ZM29 46C42 46 50 56 50 69.5S42 92.5 29 92.5 8 83 8 69.5 16 46 29 46Z',
  ),
  drawing(
    58,
    'M10 75C13 87 19 92.5 28 92.5 42 92.5 49.5 78 49.5 47 49.5 20 42 7.5 29 7.5 16 7.5 8 18 8 34S16 59.5 28 59.5C39 59.5 48 52 49.5 38',
  ),
  drawing(88, 'M3 23C11 21 17 16 19 5V100V0M60 7.5C73 7.5 80 22 80 50S73 92.5 60 92.5 40 78 40 50 47 7.5 60 7.5Z'),
  drawing(50, 'M38 0V68C38 84 32 92.5 22 92.5 12 92.5 7 86 6.5 72'),
  drawing(70, 'M34 7.5C51 7.5 60 22 60 50S51 92.5 34 92.5 8 78 8 50 17 7.5 34 7.5ZM38 68 62 101'),
  drawing(66, 'M6 0h15v100h-15ZM48 0H66L14 73V47ZM36 33 68 100H52L26 47Z', 'rank solid'),
];

/** How wide a rank and the suit beside it are: 20 between them, and the suit .9 as high as the rank. */
export const indexWidth = (rank: number): number => RANK_DRAWINGS[rank]!.width + 110;

/** Above a suit's box: a jack's circlet with one pearl, a queen's coronet with three, a king's crown with a cross. */
const CROWNS = [
  'M20-12 14-34 37-25 50-44 63-25 86-34 80-12ZM50-64a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  'M18-12 10-44 32-32 50-52 68-32 90-44 82-12ZM10-58a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM50-68a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM90-58a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  'M18-12 8-52 33-38C34-46 39-51 46-53V-59H40V-66H46V-72H54V-66H60V-59H54V-53C61-51 66-46 67-38L92-52 82-12Z',
];

/** A court's panel, drawn in the box of the suit that is cut out of it: .48 of the card's width, or .38 below a crown. */
const PLAIN_PANEL =
  'M-25-37h151a11 11 0 0 1 11 11v153a11 11 0 0 1-11 11h-151a11 11 0 0 1-11-11v-153a11 11 0 0 1 11-11Z';
const CROWNED_PANEL =
  'M-45-96h190a14 14 0 0 1 14 14v193a14 14 0 0 1-14 14h-190a14 14 0 0 1-14-14v-193a14 14 0 0 1 14-14Z';

/** A court's panel with the suit cut out: for narrow cards. */
export const plainPanel = (suit: number): string => PLAIN_PANEL + SUIT_PATHS[suit];

/** A court's panel with its crown and the suit cut out. */
export const crownedPanel = (rank: number, suit: number): string =>
  CROWNED_PANEL + CROWNS[rank - 10] + SUIT_PATHS[suit];

/** Icons in a box of 24 x 24, drawn as lines. */
export const ICONS = {
  newGame: 'M12 5v14M5 12h14',
  restart: 'M4 5v5h5M5.2 15a7.5 7.5 0 1 0 .3-6.5L4 10',
  undo: 'M9 4.5 4.5 9 9 13.5M5 9h9a5.5 5.5 0 0 1 0 11h-2',
  redo: 'M15 4.5 19.5 9 15 13.5M19 9h-9a5.5 5.5 0 0 0 0 11h2',
  /** A ring with a bar across: nothing goes round any more. */
  over: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM6.7 6.7l10.6 10.6',
} as const;
