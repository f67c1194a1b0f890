import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/define.js';
import { ONE_SHORT } from '../test/support/tables.js';
import { show } from './parts.js';

/** The note at the end of a game. */
const meta: Meta = {
  title: 'Notice',
  component: 'canfield-notice',
  render: () => html`<canfield-game></canfield-game>`,
};
export default meta;

export const Won: StoryObj = {
  play: async ({ canvasElement }) => {
    const game = await show(canvasElement, ONE_SHORT);
    game.play('waste>foundation:3*1');
    await game.settled;
    await expect(game.status).toBe('won');
  },
};
