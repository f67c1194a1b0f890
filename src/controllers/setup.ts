import { difference, overlay, type PartialRules, type Rules } from '../engine/rules.js';
import { validateRules } from '../engine/validate.js';
import { VARIANTS, type VariantId } from '../engine/variants.js';
import type { Messages } from '../messages/messages.js';
import { understand } from './near-names.js';

/** Which game is played. */
export interface Setup {
  /** The row of the table, or null for an author's own rules. */
  readonly variant: VariantId | null;
  readonly name: string;
  readonly rules: Rules;
}

/** What a page asks for, as it wrote it. */
export interface Wishes {
  readonly variant: unknown;
  /** Whole rules, or some to be laid over those of the variant. */
  readonly rules: unknown;
  readonly draw: unknown;
  readonly redeals: unknown;
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** What a page wrote, as text. */
const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value.trim() : JSON.stringify(value)) ?? typeof value;

/** The game of a page that names none, or none that we know. */
const DEFAULT: VariantId = 'canfield';

/** A whole number of at least `least`, or null. */
function wholeNumber(value: unknown, least: number): number | null {
  const number = typeof value === 'number' || /^\d{1,3}$/.test(textOf(value)) ? Number(value) : NaN;
  return Number.isInteger(number) && number >= least && number < 1000 ? number : null;
}

/** Whether rules say everything themselves, so that no row of the table shows through. */
const isWhole = (rules: PartialRules): boolean => validateRules(rules).length === 0;

/**
 * What game a page's wishes make: what cannot be understood is left at its default.
 * @param warn is told, in words, of each wish that was not understood
 */
export function readSetup(wishes: Wishes, messages: Messages, warn: (words: string) => void): Setup {
  const { variant, rules, draw, redeals } = wishes;
  let id = DEFAULT;
  if (isGiven(variant)) {
    const understood = understand(textOf(variant));
    if (understood.as === 'guess') warn(messages.unknownVariant(textOf(variant), understood.id, id));
    else id = understood.id;
    if (understood.as === 'near') warn(messages.nearVariant(textOf(variant), id));
  }
  const row = VARIANTS[id];
  const lay = (over: Rules, changes: PartialRules): Rules => {
    const changed = overlay(over, changes);
    const faults = validateRules(changed);
    if (faults.length === 0) return changed;
    warn(messages.badRules(faults));
    return over;
  };

  let setup: Setup = { variant: id, name: row.name, rules: row.rules };
  if (isGiven(rules)) {
    if (typeof rules !== 'object' || Array.isArray(rules)) warn(messages.badRules(['rules must be an object']));
    else if (isWhole(rules)) setup = { variant: null, name: messages.ownGame, rules: rules as Rules };
    else setup = { ...setup, rules: lay(row.rules, rules) };
  }
  if (isGiven(draw)) {
    const count = wholeNumber(draw, 1);
    if (count === null) warn(messages.badNumber('draw', textOf(draw)));
    else setup = { ...setup, rules: lay(setup.rules, { stock: { draw: count } }) };
  }
  if (isGiven(redeals)) {
    const count = textOf(redeals) === 'unlimited' ? null : wholeNumber(redeals, 0);
    if (count === null && textOf(redeals) !== 'unlimited') warn(messages.badNumber('redeals', textOf(redeals)));
    else setup = { ...setup, rules: lay(setup.rules, { stock: { redeals: count } }) };
  }
  // A row that nothing changed stays the table's own object.
  const isRow = setup.variant !== null && Object.keys(difference(row.rules, setup.rules)).length === 0;
  return isRow ? { ...setup, rules: row.rules } : setup;
}
