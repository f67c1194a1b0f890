import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/define.js';
import { MIDDLE, show } from './parts.js';

/** The buttons of a game. They stand in it by themselves, or where a page puts them inside its element. */
const meta: Meta = {
  title: 'Toolbar',
  component: 'canfield-toolbar',
  render: () => html`<canfield-game></canfield-game>`,
};
export default meta;

export const AtTheDeal: StoryObj = {
  play: async ({ canvasElement }) => {
    const game = await show(canvasElement, MIDDLE);
    await expect(game.canUndo).toBe(false);
  },
};

export const InPlay: StoryObj = {
  play: async ({ canvasElement }) => {
    const game = await show(canvasElement, MIDDLE);
    game.play('waste>tableau:0*1');
    game.play('stock>waste*3');
    game.undo();
    await game.settled;
    await expect(game.canUndo).toBe(true);
    await expect(game.canRedo).toBe(true);
  },
};

/** A page's own place for the buttons: a child of the game, which shares its context. */
export const InThePage: StoryObj = {
  render: () => html`
    <canfield-game no-toolbar>
      <canfield-toolbar></canfield-toolbar>
    </canfield-game>
  `,
  play: async ({ canvasElement }) => {
    const game = await show(canvasElement, MIDDLE);
    game.play('waste>tableau:0*1');
    await game.settled;
    const toolbar = game.querySelector('canfield-toolbar')!;
    await toolbar.updateComplete;
    const undo = [...toolbar.shadowRoot!.querySelectorAll('button')].find((button) =>
      /undo/i.test(button.textContent + button.ariaLabel),
    )!;
    undo.click();
    await game.settled;
    await expect(game.moveCount).toBe(0);
  },
};
