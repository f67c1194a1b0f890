import { difference, type Rules } from '../engine/rules.js';
import { changeRules, validateRules } from '../engine/validate.js';
import { VARIANTS, type VariantId } from '../engine/variants.js';
import type { Messages } from '../messages/messages.js';
import { describe } from './describe.js';
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

/** The game of a page that names none, or none that we know. */
const DEFAULT: VariantId = 'canfield';

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** A whole number of at least `least`, or null. */
function wholeNumber(value: unknown, least: number): number | null {
  const text = describe(value).trim();
  return /^\d{1,3}$/.test(text) && Number(text) >= least ? Number(text) : null;
}

/** A copy of a page's rules, so that what it does to its object later changes no game. */
function copyOf(rules: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(rules));
  } catch {
    return undefined;
  }
}

/**
 * What game a page's wishes make: what cannot be understood is left at its default.
 * @param warn is told, in words, of each wish that was not understood
 */
export function readSetup(wishes: Wishes, messages: Messages, warn: (words: string) => void): Setup {
  const { variant, rules, draw, redeals } = wishes;
  let id = DEFAULT;
  if (isGiven(variant)) {
    const text = describe(variant).trim();
    const understood = understand(text);
    if (understood.as === 'exact' || understood.as === 'near') id = understood.id;
    else warn(messages.unknownVariant(text, understood.id, id));
    if (understood.as === 'near') warn(messages.nearVariant(text, id));
  }
  const row = VARIANTS[id];
  let setup: Setup = { variant: id, name: row.name, rules: row.rules };
  const change = (changes: unknown) => {
    const changed = changeRules(setup.rules, changes);
    if ('faults' in changed) warn(messages.badRules(changed.faults));
    else setup = { ...setup, rules: changed.rules };
  };

  if (isGiven(rules)) {
    const own = copyOf(rules);
    // Rules that say everything themselves let no row of the table show through.
    if (validateRules(own).length === 0) setup = { variant: null, name: messages.ownGame, rules: own as Rules };
    else change(own);
  }
  if (isGiven(draw)) {
    const count = wholeNumber(draw, 1);
    if (count === null) warn(messages.badNumber('draw', describe(draw)));
    else change({ stock: { draw: count } });
  }
  if (isGiven(redeals)) {
    const isUnlimited = describe(redeals).trim() === 'unlimited';
    const count = wholeNumber(redeals, 0);
    if (!isUnlimited && count === null) warn(messages.badNumber('redeals', describe(redeals)));
    else change({ stock: { redeals: count } });
  }
  // A row that nothing changed stays the table's own object.
  const isRow = setup.variant !== null && Object.keys(difference(row.rules, setup.rules)).length === 0;
  return isRow ? { ...setup, rules: row.rules } : setup;
}
