import { expect } from 'chai';
import fc from 'fast-check';
import { fromRecord, RecordError, toRecord, verify, type RecordFault, type Rules } from '../../src/engine/index.js';
import { newPack } from '../../src/engine/cards.js';
import { dealCards } from '../../src/engine/deal.js';
import { gameFrom, newGame, positionOf, stepsOf } from '../../src/engine/game.js';
import { ranksOf } from '../../src/engine/rules.js';
import { TABLES } from '../support/walks.js';
import { cardsIn, wandered } from './wander.js';

const FAULTS: readonly RecordFault[] = [
  'too-long',
  'version',
  'variant',
  'rules-needed',
  'rules',
  'option',
  'seed',
  'deck',
  'step',
  'illegal',
];

/** What an input may take to read, in ms: most take less than one. */
const MOST_TIME = 4000;

interface Base {
  readonly text: string;
  readonly rules: Rules;
}

/** Records of every game, to be bent: just dealt, after some play, and from a deck in no order of chance. */
function makeBases(): readonly Base[] {
  return TABLES.flatMap(({ rules, variant }, index) => {
    const dealt = newGame(rules, variant, index);
    const deck = newPack(rules.decks, ranksOf(rules)).reverse();
    const fromDeck = gameFrom(dealCards(rules, variant, deck));
    return [
      { rules, text: toRecord({ seed: `${index}` }, dealt) },
      { rules, text: toRecord({ seed: `${index}` }, wandered(dealt, index, 60)) },
      { rules, text: toRecord({ deck }, wandered(fromDeck, index, 20)) },
    ];
  });
}

/** The signs that records are made of. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,=~-';
const sign = fc.constantFrom(...SIGNS);
const signs = (maxLength: number) => fc.string({ unit: sign, maxLength });
const steps = fc.string({
  unit: fc.constantFrom('s', 's', 's', 'r', 'z', '-', '_', '2', 'w', 'e', 'A', 'B', 'C', 'Q', 'R', '-wQ', 'eA', 'AB'),
  maxLength: 60,
});
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.uint8Array({ maxLength: 120 }).map((bytes) => String.fromCharCode(...bytes)),
);
const option = fc.oneof(
  fc.constantFrom('draw=1', 'draw=3-2-1', 'draw=0', 'draw=209', 'redeals=0', 'redeals=unlimited', 'redeals=9999'),
  signs(12),
  anything,
);

const bend = (text: string, place: number, count: number, put: string) =>
  text.slice(0, place) + put + text.slice(place + count);

interface Input {
  readonly text: string;
  readonly rules?: Rules | undefined;
}

/** Texts that are no records, records, and between; some with the rules that they need, or with wrong ones. */
function makeInputs(): fc.Arbitrary<Input> {
  const base = fc.constantFrom(...makeBases());
  const place = fc.nat({ max: 400 });
  const within = ({ text }: Base, at: number) => at % (text.length + 1);
  const head = ({ text }: Base) => text.split('.').slice(0, 3).join('.');
  const bends = fc.array(fc.tuple(place, fc.nat({ max: 3 }), fc.oneof(signs(3), anything)), { maxLength: 4 });
  const halves = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
  const text: fc.Arbitrary<Input> = fc.oneof(
    anything.map((text) => ({ text })),
    signs(80).map((tail) => ({ text: `v1.${tail}` })),
    fc.tuple(base, steps).map(([one, text]) => ({ ...one, text: `${head(one)}.${text}` })),
    fc.tuple(base, place).map(([one, at]) => ({ ...one, text: one.text.slice(0, within(one, at)) })),
    fc.tuple(base, place).map(([one, at]) => ({ ...one, text: one.text.slice(within(one, at)) })),
    fc.tuple(base, bends).map(([one, list]) => ({
      ...one,
      text: list.reduce((text, [at, count, put]) => bend(text, at % (text.length + 1), count, put), one.text),
    })),
    fc.tuple(base, base, halves).map(([one, other, ours]) => ({
      ...one,
      text: ours.map((isOurs, part) => (isOurs ? one : other).text.split('.')[part]).join('.'),
    })),
    fc.tuple(base, place, base, place).map(([one, at, other, from]) => ({
      ...one,
      text: one.text.slice(0, within(one, at)) + other.text.slice(within(other, from)),
    })),
    fc
      .tuple(base, fc.array(option, { minLength: 1, maxLength: 3 }))
      .map(([one, options]) => ({ ...one, text: one.text.replace(/^v1\.[^.]*/, `$&,${options.join(',')}`) })),
  );
  const wrong = { decks: 9, stock: null } as unknown as Rules;
  return fc
    .tuple(text, fc.constantFrom('rules', 'rules', 'none', 'wrong'))
    .map(([{ text, rules }, given]) => ({ text, rules: { rules, none: undefined, wrong }[given] }));
}

/**
 * Reads a text as a stranger's: what comes is a whole game, which its record gives again, or a
 * RecordError that names a place in the text. Returns whether it was read.
 */
export function readsOrRefuses(text: string, rules?: Rules): boolean {
  const options = rules ? { rules } : {};
  const start = performance.now();
  let read;
  try {
    read = fromRecord(text, options);
  } catch (error) {
    expect(error, String(error)).to.be.instanceOf(RecordError);
    const { code, at } = error as RecordError;
    expect(FAULTS).to.include(code);
    expect(Number.isInteger(at) && at >= 0 && at <= text.length, `${code} at ${at} of ${text.length}`).to.equal(true);
    expect(verify(text, options)).to.deep.equal({ isLegal: false, code, at, message: (error as Error).message });
  }
  expect(performance.now() - start, 'ms to read').to.be.below(MOST_TIME);
  if (!read) return false;
  const { game, source } = read;
  const position = positionOf(game);
  expect(cardsIn(position)).to.deep.equal(newPack(read.rules.decks, ranksOf(read.rules)));
  const written = toRecord(source, game);
  const again = fromRecord(written, { rules: read.rules });
  expect(toRecord(again.source, again.game)).to.equal(written);
  expect(positionOf(again.game)).to.deep.equal(position);
  expect(verify(text, options)).to.deep.include({ isLegal: true, steps: stepsOf(game).length });
  return true;
}

/** Reads so many texts; fast-check tells the one that fails, and its seed. Returns how many were records. */
export function fuzzRecords(runs: number, seed?: number): number {
  let read = 0;
  fc.assert(
    fc.property(makeInputs(), ({ text, rules }) => {
      if (readsOrRefuses(text, rules)) read++;
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  );
  return read;
}
