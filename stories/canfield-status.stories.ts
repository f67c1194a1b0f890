import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/define.js';
import { MIDDLE, show } from './parts.js';

/** The game's name, and how far it is. */
const meta: Meta = {
  title: 'Status',
  component: 'canfield-status',
  render: () => html`<canfield-game no-toolbar variant="triple-four" seed="7"></canfield-game>`,
};
export default meta;

export const AtTheDeal: StoryObj = {};

export const HalfWay: StoryObj = {
  play: async ({ canvasElement }) => {
    const game = await show(canvasElement, MIDDLE);
    game.play('waste>foundation:0*1');
    await game.settled;
    await expect(game.view).toMatchObject({ home: 7, moveCount: 1 });
  },
};
