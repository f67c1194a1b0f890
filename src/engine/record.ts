import { newPack, type Card } from './cards.js';
import { dealCards } from './deal.js';
import { follow, gameFrom, positionOf, restart, step, stepsOf, type Game, type Step } from './game.js';
import { legalMoves, refusal } from './legality.js';
import type { Move } from './moves.js';
import { play } from './perform.js';
import { isWon, partsOf, placeOf, type Place, type Position } from './position.js';
import { difference, overlay, packSize, ranksOf, type Rules } from './rules.js';
import { seedNumber, shuffledDeck } from './seed.js';
import { validateRules } from './validate.js';
import { isVariantId, VARIANTS, type VariantId } from './variants.js';

/**
 * A game as one line of text, safe in an address as it is:
 *
 *     v1.<game>[,draw=1,redeals=2].<seed, or ~ and the deck>.<steps>
 *
 * The game is an id of the table, or `own` where an author's rules must be given to read it. A deck is
 * a letter a card, in dealing order. A step is `s` (draw), `r` (redeal), `z` (restart) or a letter for
 * the pile a move comes from and one for that it goes to; before these `_` and the number of cards
 * where more than one number could move (`__` and two digits from 62 on), and `-` where auto-play made
 * the move in the step before it.
 * Cards turned up and columns filled follow from the rules.
 */
const VERSION = 'v1';
const OWN = 'own';
const MOST_CHARACTERS = 65_536;
const MOST_STEPS = 20_000;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const COUNTS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRAW = 's';
const REDEAL = 'r';
const RESTART = 'z';
const AUTO = '-';

/** A letter for every place that cards move from and to. */
const PLACES: readonly (readonly [letter: string, place: Place])[] = [
  ['w', 'waste'],
  ...[...'efgh'].map((letter, index) => [letter, placeOf('reserve', index)] as const),
  ...[...'ABCDEFGHIJKLMNOP'].map((letter, index) => [letter, placeOf('tableau', index)] as const),
  ...[...'QRSTUVWXYZ012345'].map((letter, index) => [letter, placeOf('foundation', index)] as const),
];
const PLACE_OF = new Map(PLACES);
const LETTER_OF = new Map(PLACES.map(([letter, place]) => [place, letter]));

/** What a record cannot be read for. */
export type RecordFault =
  'too-long' | 'version' | 'variant' | 'rules-needed' | 'rules' | 'option' | 'seed' | 'deck' | 'step' | 'illegal';

/** A text that is no record, or the record of a game that cannot have been played. */
export class RecordError extends Error {
  override readonly name = 'RecordError';

  /**
   * @param code what is wrong
   * @param at where in the text, counted from 0
   */
  constructor(
    readonly code: RecordFault,
    readonly at: number,
    words: string,
  ) {
    super(`${words} (character ${at} of the record)`);
  }
}

/** What is dealt: the seed of a shuffled pack, or the deck itself in dealing order. */
export type Source =
  { readonly seed: string; readonly deck?: undefined } | { readonly deck: readonly Card[]; readonly seed?: undefined };

/** A game that was read from its record. */
export interface Recorded {
  readonly variant: VariantId | null;
  readonly rules: Rules;
  readonly source: Source;
  readonly game: Game;
}

/** What is needed to read the record of an author's own game. */
export interface RecordOptions {
  readonly rules?: Rules;
}

/** The moves of a position from one pile to another; of foundations that are alike any will do. */
function movesBetween(position: Position, from: Place, to: Place): readonly Move[] {
  if (partsOf(to)?.kind === 'foundation') {
    const move: Move = { from, to, count: 1 };
    return refusal(position, move) === null ? [move] : [];
  }
  return legalMoves(position).filter((move) => move.from === from && move.to === to);
}

/** A digit of base 62, or `_` and two of them. */
const writeCount = (count: number): string =>
  count < COUNTS.length
    ? COUNTS.charAt(count)
    : `_${COUNTS.charAt(Math.floor(count / COUNTS.length))}${COUNTS.charAt(count % COUNTS.length)}`;

function writeMove(position: Position, { from, to, count }: Move): string {
  if (from === 'stock') return DRAW;
  if (to === 'stock') return REDEAL;
  const isSure = movesBetween(position, from, to).length === 1;
  return `${isSure ? '' : `_${writeCount(count)}`}${LETTER_OF.get(from)}${LETTER_OF.get(to)}`;
}

/** Each step's text once: a game that is written after every step is not worked through anew. */
const stepTexts = new WeakMap<Step, string>();

function writeStep(before: Position, step: Step): string {
  const { move, auto } = step;
  if (!move) return RESTART;
  let text = stepTexts.get(step);
  if (text === undefined) {
    text = writeMove(before, move);
    let position = play(before, move);
    for (const added of auto) {
      text += `${AUTO}${writeMove(position, added.move)}`;
      position = play(position, added.move);
    }
    stepTexts.set(step, text);
  }
  return text;
}

function writeSteps(game: Game): string {
  const texts: string[] = [];
  for (let { last } = game.now; last; last = last.before.last) texts.push(writeStep(last.before.position, last.step));
  return texts.reverse().join('');
}

const writeDraw = (draw: number | readonly number[]): string => (typeof draw === 'number' ? `${draw}` : draw.join('-'));

function writeGame({ variant, rules }: Position): string {
  if (variant === null) return OWN;
  const row = VARIANTS[variant].rules;
  const { stock, ...rest } = difference(row, rules);
  if (Object.keys(rest).length > 0) return OWN;
  const draw = writeDraw(rules.stock.draw);
  const redeals = stock?.redeals;
  return [
    variant,
    // A list of one number is that number.
    ...(draw === writeDraw(row.stock.draw) ? [] : [`draw=${draw}`]),
    ...(redeals === undefined ? [] : [`redeals=${redeals ?? 'unlimited'}`]),
  ].join(',');
}

/** A seed that an address would not bear, or a long one, stands as its number, which deals the same. */
const writeSource = ({ seed, deck }: Source): string =>
  deck
    ? `~${deck.map((card) => LETTERS.charAt(card % 52)).join('')}`
    : /^[\w-]{1,64}$/.test(seed)
      ? seed
      : String(seedNumber(seed));

/**
 * Writes a game that began with a deal as its record: what was undone is not in it.
 * @param source what it was dealt from
 */
export const toRecord = (source: Source, game: Game): string =>
  [VERSION, writeGame(game.start), writeSource(source), writeSteps(game)].join('.');

function readOption(
  text: string,
  at: number,
): { readonly draw: number | readonly number[] } | { readonly redeals: number | null } {
  const [, name, value = ''] = /^(draw|redeals)=(\d{1,4}(?:-\d{1,4})*|unlimited)$/.exec(text) ?? [];
  const numbers = value.split('-').map(Number);
  if (name === 'draw' && value !== 'unlimited') return { draw: numbers.length > 1 ? numbers : numbers[0]! };
  if (name === 'redeals' && numbers.length === 1) return { redeals: value === 'unlimited' ? null : numbers[0]! };
  throw new RecordError('option', at, `"${text}" is no option`);
}

function readGame(
  text: string,
  start: number,
  { rules: own }: RecordOptions,
): { variant: VariantId | null; rules: Rules } {
  const [id = '', ...options] = text.split(',');
  const isOwn = id === OWN;
  if (isOwn && !own) throw new RecordError('rules-needed', start, 'the rules of this game must be given');
  if (!isOwn && !isVariantId(id)) throw new RecordError('variant', start, `"${id}" is no game of the table`);
  const variant = isOwn ? null : id;
  let rules = variant ? VARIANTS[variant].rules : own!;
  let at = start + id.length;
  for (const option of options) {
    rules = overlay(rules, { stock: readOption(option, at + 1) });
    at += option.length + 1;
  }
  const [fault] = validateRules(rules);
  if (fault) throw new RecordError('rules', start, fault);
  return { variant, rules };
}

function readSource(text: string, start: number, rules: Rules): Source {
  if (!text.startsWith('~')) {
    if (!/^[\w-]+$/.test(text))
      throw new RecordError('seed', start, 'the seed is missing or has other signs than letters, digits, - and _');
    return { seed: text };
  }
  const left = newPack(rules.decks, ranksOf(rules));
  const deck = [...text.slice(1)].map((letter, index) => {
    const card = LETTERS.indexOf(letter);
    // The copies of a card are taken in the order of their decks.
    const found = left.findIndex((one) => one % 52 === card);
    if (found < 0) throw new RecordError('deck', start + 1 + index, 'no such card is left in the pack');
    return left.splice(found, 1)[0]!;
  });
  if (left.length > 0) throw new RecordError('deck', start + text.length, `the deck needs ${packSize(rules)} cards`);
  return { deck };
}

/** Reads the move that a step's text makes of a position, and where the text goes on. */
function readMove(position: Position, text: string, start: number): { move: Move; next: number } {
  const turn = text.charAt(start);
  if (turn === DRAW || turn === REDEAL) {
    const [from, to] = turn === DRAW ? (['stock', 'waste'] as const) : (['waste', 'stock'] as const);
    const [move] = movesBetween(position, from, to);
    if (!move)
      throw new RecordError(
        'illegal',
        start,
        turn === DRAW ? 'nothing can be drawn' : 'the waste cannot be turned over',
      );
    return { move, next: start + 1 };
  }
  const [counted = '', high = '', low = ''] = /^_(?:_([^\W_]))?([^\W_])/.exec(text.slice(start, start + 4)) ?? [];
  const at = start + counted.length;
  const from = PLACE_OF.get(text.charAt(at));
  const to = PLACE_OF.get(text.charAt(at + 1));
  const count = counted && COUNTS.indexOf(high) * COUNTS.length + COUNTS.indexOf(low);
  if (!from || !to) throw new RecordError('step', start, 'this is no step');
  const moves = movesBetween(position, from, to).filter((move) => count === '' || move.count === count);
  if (moves.length !== 1)
    throw new RecordError(
      'illegal',
      start,
      `${moves.length > 1 ? 'more than one' : 'no legal'} move goes from ${from} to ${to}`,
    );
  return { move: moves[0]!, next: at + 2 };
}

function readSteps(start: Position, text: string, from: number): Game {
  let game = gameFrom(start);
  let at = from;
  let steps = 0;
  const count = () => {
    if (++steps > MOST_STEPS) throw new RecordError('too-long', at, `a record has ${MOST_STEPS} steps at most`);
  };
  while (at < text.length) {
    count();
    if (text.charAt(at) === RESTART) {
      const next = restart(game);
      if (next === game) throw new RecordError('illegal', at, 'there is nothing to restart');
      game = next;
      at++;
      continue;
    }
    if (text.charAt(at) === AUTO) throw new RecordError('step', at, 'auto-play follows a move');
    const read = readMove(positionOf(game), text, at);
    game = step(game, read.move);
    at = read.next;
    const added: Move[] = [];
    for (let position = positionOf(game); text.charAt(at) === AUTO; position = play(position, added.at(-1)!)) {
      count();
      const { move, next } = readMove(position, text, at + 1);
      added.push(move);
      at = next;
    }
    if (added.length > 0) game = follow(game, ...added);
  }
  return game;
}

/**
 * Reads a record; every move is checked. A record that this version wrote can be read by every later one.
 * @throws RecordError and nothing else, for any text
 */
export function fromRecord(text: string, options: RecordOptions = {}): Recorded {
  if (text.length > MOST_CHARACTERS)
    throw new RecordError('too-long', MOST_CHARACTERS, `a record has ${MOST_CHARACTERS} characters at most`);
  const [version = '', game = '', dealt = '', steps, ...more] = text.split('.');
  if (version !== VERSION) throw new RecordError('version', 0, `a record begins with ${VERSION}.`);
  // A part that is missing is missed at the end.
  const after = (place: number, part: string) => Math.min(text.length, place + part.length + 1);
  const gameAt = after(0, version);
  const sourceAt = after(gameAt, game);
  const stepsAt = after(sourceAt, dealt);
  const { variant, rules } = readGame(game, gameAt, options);
  const source = readSource(dealt, sourceAt, rules);
  if (steps === undefined || more.length > 0)
    throw new RecordError('step', stepsAt + (steps?.length ?? 0), 'a record has four parts, with a point between them');
  const start = dealCards(rules, variant, source.deck ?? shuffledDeck(rules, source.seed));
  return { variant, rules, source, game: readSteps(start, text, stepsAt) };
}

/** What a record is worth. */
export type Verdict =
  | { readonly isLegal: true; readonly won: boolean; readonly steps: number }
  | { readonly isLegal: false; readonly code: RecordFault; readonly at: number; readonly message: string };

/** Plays a record through: a server can check a visitor's win with it. It never throws. */
export function verify(text: string, options: RecordOptions = {}): Verdict {
  try {
    const { game } = fromRecord(text, options);
    return { isLegal: true, won: isWon(positionOf(game)), steps: stepsOf(game).length };
  } catch (error) {
    if (error instanceof RecordError) return { isLegal: false, code: error.code, at: error.at, message: error.message };
    throw error;
  }
}
