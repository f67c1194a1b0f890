import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/define.js';
import type { PositionJSON } from '../src/define.js';
import { MIDDLE, pileOf, press, show } from './parts.js';

interface Args {
  position: PositionJSON;
}

/** The piles of a game, each in its states. They show what the game's context tells: here of a made-up position. */
const meta: Meta<Args> = {
  title: 'Pile',
  component: 'canfield-pile',
  args: { position: MIDDLE },
  argTypes: { position: { control: 'object' } },
  render: () => html`<canfield-game no-toolbar></canfield-game>`,
  play: async ({ args, canvasElement }) => {
    const game = await show(canvasElement, args.position);
    await expect(game.view?.total).toBeGreaterThan(0);
  },
};
export default meta;

type Story = StoryObj<Args>;

export const Idle: Story = {};

/** Two places take the queen: she is selected, and both are marked. */
export const Selected: Story = {
  play: async ({ args, canvasElement }) => {
    const game = await show(canvasElement, args.position);
    await press(game, 'waste');
    await expect(game.view!.piles.get('waste')!.held).toBe(1);
    await expect(pileOf(game, 'tableau:0').pile!.isTarget).toBe(true);
    await expect(pileOf(game, 'foundation:0').pile!.isTarget).toBe(true);
  },
};

/** No place takes the five of diamonds: it shakes its head. */
export const Refused: Story = {
  args: { position: { ...MIDDLE, reserves: [['#2H', '#2D', '5D']] } },
  play: async ({ args, canvasElement }) => {
    const game = await show(canvasElement, args.position);
    await press(game, 'reserve:0');
    await expect(pileOf(game, 'reserve:0').pile!.refusals).toBe(1);
  },
};

export const StockEmptyNoLimit: Story = { args: { position: { ...MIDDLE, stock: [] } } };
export const StockEmptyOneRedeal: Story = {
  args: { position: { ...MIDDLE, stock: [], rules: { stock: { redeals: 1 } } } },
};
export const StockEmptyNoRedeal: Story = {
  args: { position: { ...MIDDLE, stock: [], rules: { stock: { redeals: 0 } } } },
};

export const WasteOfNone: Story = { args: { position: { ...MIDDLE, waste: [] } } };
export const WasteOfOne: Story = { args: { position: { ...MIDDLE, waste: ['QS'] } } };
export const WasteOfTwo: Story = { args: { position: { ...MIDDLE, waste: ['8C', 'QS'] } } };

export const OpenReserve: Story = {
  args: { position: { ...MIDDLE, variant: 'superior', reserves: [['2H', '2D', '3D', 'AS', 'TD', '6C', '5S']] } },
};

/** After the reserve the player may fill empty columns, or leave them. */
export const EmptyColumns: Story = {
  args: { position: { ...MIDDLE, reserves: [[]], tableau: [[], ['KD', 'QC'], [], ['4C']] } },
};

export const LongColumn: Story = {
  args: {
    position: {
      ...MIDDLE,
      stock: [],
      waste: [],
      foundations: [['7S'], [], [], []],
      reserves: [['4H']],
      tableau: [
        ['8S', '7H', '6S', '5H', '4S', '3H', '2S', 'AH', 'KS', 'QH', 'JS', 'TH', '9S', '8H'],
        ['KD', 'QC'],
        ['9D'],
        ['4C'],
      ],
    },
  },
};

const TRIGON: PositionJSON = {
  variant: 'trigon',
  stock: ['2C'],
  waste: ['9C'],
  reserves: [],
  foundations: [['AS', '2S'], ['AH'], [], []],
  tableau: [
    ['KH'],
    ['#3D', '#4D', 'QS', 'JS'],
    ['#5C', '#6C', '#7C', '8S'],
    [],
    ['#8C', '9D', '8D', '7D'],
    ['#TC', '#JC', '#QC', '#KC', 'TD'],
    ['JD'],
  ],
  base: 'A',
  pass: 1,
};

/** Face-down cards under face-up ones; an empty column says that it takes a king. */
export const FaceDownCards: Story = { args: { position: TRIGON } };
