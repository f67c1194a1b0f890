import type { CanfieldGame, CanfieldPile, PositionJSON } from '../src/define.js';

/** A middle game of Canfield: a waste of three, an open run, a foundation under way, an empty one. */
export const MIDDLE: PositionJSON = {
  variant: 'canfield',
  stock: ['2C', '5H', '6D'],
  waste: ['9C', '8C', 'QS'],
  reserves: [['#2H', '#2D', '3D']],
  foundations: [['7S', '8S', '9S', 'TS', 'JS'], ['7H'], [], []],
  tableau: [['KH'], ['KD', 'QC'], ['JD', 'TC', '9H', '8S'], ['4C']],
  base: '7',
  pass: 1,
};

/** Shows a position in the game of a story, and waits until it is drawn. */
export async function show(canvas: HTMLElement, position: PositionJSON): Promise<CanfieldGame> {
  const game = canvas.querySelector('canfield-game')!;
  await game.settled;
  game.deal({ position });
  await game.settled;
  return game;
}

/** A pile of the game of a story. */
export const pileOf = (game: CanfieldGame, place: string) =>
  game.shadowRoot!.querySelector<CanfieldPile>(`canfield-pile[place="${place}"]`)!;
