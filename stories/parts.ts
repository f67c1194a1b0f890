import type { CanfieldGame, CanfieldPile, PositionJSON } from '../src/define.js';

/** A middle game of Canfield: a waste of three, an open run, a foundation under way, an empty one. */
export const MIDDLE: PositionJSON = {
  variant: 'canfield',
  stock: ['2C', '5H', '6D'],
  waste: ['9C', '8C', 'QS'],
  reserves: [['#2H', '#2D', '3D']],
  foundations: [['7S', '8S', '9S', 'TS', 'JS'], ['7H'], [], []],
  tableau: [['KH'], ['KD', 'QC'], ['JD', 'TC', '9H'], ['4C']],
  base: '7',
  pass: 1,
};

/** Shows a position in the game of a story, and waits until it is drawn. */
export async function show(canvas: HTMLElement, position: PositionJSON): Promise<CanfieldGame> {
  const game = canvas.querySelector('canfield-game')!;
  await game.settled;
  if (!game.deal({ position })) throw new Error('this position cannot be shown');
  await game.settled;
  return game;
}

/** A pile of the game of a story. */
export const pileOf = (game: CanfieldGame, place: string) =>
  game.shadowRoot!.querySelector<CanfieldPile>(`canfield-pile[place="${place}"]`)!;

/** Presses a pile as the Enter key does: plays its top card, or takes it in hand where more places take it. */
export async function press(game: CanfieldGame, place: string): Promise<void> {
  pileOf(game, place).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
  await game.settled;
}
