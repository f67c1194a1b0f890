import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/define.js';
import { argTypes, expectPlayable, render, type Args } from './games.js';

/** The rest of the family, beside the games of the collected source texts. */
const meta: Meta<Args> = {
  title: 'Family',
  component: 'canfield-game',
  args: { variant: 'canfield', seed: '7' },
  argTypes,
  render,
  play: expectPlayable,
};
export default meta;

type Story = StoryObj<Args>;

export const StrictCanfield: Story = { args: { variant: 'canfield-strict' } };
export const Rainfall: Story = { args: { variant: 'rainfall' } };
export const Rainbow: Story = { args: { variant: 'rainbow' } };

/** Twos lie on the foundations. */
export const Storehouse: Story = { args: { variant: 'storehouse' } };
export const Chameleon: Story = { args: { variant: 'chameleon' } };
export const Casino: Story = { args: { variant: 'casino' } };

/** The stock turns three cards at a time, then two, then one. */
export const CanfieldRush: Story = { args: { variant: 'rush' } };

/** Aces lie on the foundations; the reserve lies open. */
export const VariegatedCanfield: Story = { args: { variant: 'variegated' } };

/** The reserve lies face down, but for its last card; columns take three cards at most. */
export const EagleWing: Story = { args: { variant: 'eagle-wing' } };
export const Acme: Story = { args: { variant: 'acme' } };

/** Cards lie face down between those that lie face up. */
export const Minerva: Story = { args: { variant: 'minerva' } };
export const Munger: Story = { args: { variant: 'munger' } };
export const Mystique: Story = { args: { variant: 'mystique' } };
export const Candike: Story = { args: { variant: 'candike' } };

/** Four open reserves. */
export const Duke: Story = { args: { variant: 'duke' } };

/** The player chooses the rank that starts foundations: the first move is from a reserve to one. */
export const Duchess: Story = { args: { variant: 'duchess' } };

/** Two open reserves. */
export const Gate: Story = { args: { variant: 'gate' } };
export const LittleGate: Story = { args: { variant: 'little-gate' } };
export const Trigon: Story = { args: { variant: 'trigon' } };
export const DoubleTrigon: Story = { args: { variant: 'double-trigon' } };
export const TripleTrigon: Story = { args: { variant: 'triple-trigon' } };
export const Klondike: Story = { args: { variant: 'klondike' } };
export const QuadrupleKlondike: Story = { args: { variant: 'quadruple-klondike' } };
