import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/define.js';
import { oneShort, show } from './parts.js';

/** The note at the end of a game. */
const meta: Meta = {
  title: 'Notice',
  component: 'canfield-notice',
  render: () => html`<canfield-game></canfield-game>`,
};
export default meta;

export const Won: StoryObj = {
  play: async ({ canvasElement }) => {
    const game = await show(canvasElement, oneShort);
    game.play('waste>foundation:3*1');
    await game.settled;
    await expect(game.status).toBe('won');
  },
};
