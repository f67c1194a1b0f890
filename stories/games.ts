import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import { VARIANTS, type CanfieldGame, type VariantId } from '../src/define.js';

/** The attributes of a game, as controls. */
export interface Args {
  variant: VariantId;
  seed: string;
  draw?: number;
  redeals?: string;
  readonly?: boolean;
  noToolbar?: boolean;
  theme?: 'auto' | 'light' | 'dark';
}

export const argTypes = {
  variant: { control: 'select', options: Object.keys(VARIANTS) },
  draw: { control: 'number' },
  redeals: { control: 'text' },
  theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
} as const;

/** A game whose every event is an action. */
export const render = ({
  variant,
  seed,
  draw,
  redeals,
  readonly = false,
  noToolbar = false,
  theme = 'auto',
}: Args) => html`
  <canfield-game
    variant=${variant}
    seed=${seed}
    draw=${ifDefined(draw)}
    redeals=${ifDefined(redeals)}
    theme=${theme}
    ?readonly=${readonly}
    ?no-toolbar=${noToolbar}
    @canfield-before-deal=${action('canfield-before-deal')}
    @canfield-deal=${action('canfield-deal')}
    @canfield-before-move=${action('canfield-before-move')}
    @canfield-move=${action('canfield-move')}
    @canfield-win=${action('canfield-win')}
    @canfield-error=${action('canfield-error')}
  ></canfield-game>
`;

const MOVES = 12;

/** Each card of the game lies in one of its piles. */
async function expectAllCards({ view }: CanfieldGame): Promise<void> {
  const piles = [...view!.piles.values()];
  await expect(piles.reduce((sum, { count }) => sum + count, 0)).toBe(view!.total);
}

/** The game is there with all its cards, and some moves can be played; then it is as it was dealt. */
export async function expectPlayable({ args, canvasElement }: { args: Args; canvasElement: HTMLElement }) {
  const game = canvasElement.querySelector('canfield-game')!;
  await game.settled;
  await expect(game.view).toMatchObject({ variant: args.variant, name: VARIANTS[args.variant].name, moveCount: 0 });
  await expect(game.view!.total).toBe(52 * VARIANTS[args.variant].rules.decks);
  await expectAllCards(game);
  const dealt = game.toText();
  for (let n = 0; n < MOVES; n++) {
    // Any order will do, if it is not the same kind of move each time.
    const moves = game.legalMoves();
    const cards = moves.filter(({ from, to }) => from !== 'stock' && to !== 'stock');
    const choice = n % 3 < 2 && cards.length > 0 ? cards : moves;
    await expect(game.play(choice[(7 * n) % choice.length]!)).toBe(true);
  }
  await game.settled;
  await expect(game.moveCount).toBe(MOVES);
  await expectAllCards(game);
  while (game.canUndo) game.undo();
  await game.settled;
  await expect(game.toText()).toBe(dealt);
}
