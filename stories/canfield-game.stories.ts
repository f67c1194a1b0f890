import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { addons } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import '../src/define.js';
import { argTypes, expectPlayable, render, type Args } from './games.js';

/** The games of the collected source texts; the others are under Family. */
const meta: Meta<Args> = {
  title: 'Game',
  component: 'canfield-game',
  args: { variant: 'triple', seed: '7' },
  argTypes,
  render,
  play: expectPlayable,
};
export default meta;

type Story = StoryObj<Args>;

/** Every attribute as a control, every event as an action. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const game = canvasElement.querySelector('canfield-game')!;
    await game.settled;
    const shown: string[] = [];
    const channel = addons.getChannel();
    const onAction = ({ data }: { data: { name: string } }) => void shown.push(data.name);
    channel.on('storybook/actions/action-event', onAction);
    game.play('stock>waste*3');
    channel.off('storybook/actions/action-event', onAction);
    await expect(shown).toEqual(['canfield-before-move', 'canfield-move']);
  },
};

export const TripleCanfield: Story = { args: { variant: 'triple' } };
export const TripleFour: Story = { name: 'Triple Canfield, four foundations', args: { variant: 'triple-four' } };
export const ThreeDemons: Story = { args: { variant: 'three-demons' } };
export const QuadrupleTrigon: Story = { args: { variant: 'quadruple-trigon' } };
export const Canfield: Story = { args: { variant: 'canfield' } };
export const Demon: Story = { args: { variant: 'demon' } };
export const DoubleCanfield: Story = { args: { variant: 'double' } };
export const SuperiorCanfield: Story = { args: { variant: 'superior' } };
export const AmericanToad: Story = { args: { variant: 'american-toad' } };
export const QuadrupleCanfield: Story = { args: { variant: 'quadruple' } };

export const ReadOnly: Story = { args: { readonly: true } };
export const WithoutToolbar: Story = { args: { noToolbar: true } };
export const Dark: Story = { args: { theme: 'dark' } };

/** Some rules of the page's own, as JSON in a script of the element. */
export const OwnRules: Story = {
  args: { variant: 'canfield' },
  render: ({ seed }) => html`
    <canfield-game variant="canfield" seed=${seed}>
      <script type="application/json">
        { "tableau": { "piles": 6 }, "reserve": { "cards": 10 }, "stock": { "draw": 1 } }
      </script>
    </canfield-game>
  `,
};
