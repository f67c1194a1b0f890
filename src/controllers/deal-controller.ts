import type { PositionJSON } from '../engine/exchange.js';
import { newGame } from '../engine/game.js';
import { fromRecord, RecordError, type RecordOptions } from '../engine/record.js';
import { VARIANTS } from '../engine/variants.js';
import type { Messages } from '../messages/messages.js';
import { describe } from './describe.js';
import type { Deal, GameController } from './game-controller.js';
import { readSetup, type Setup, type Wishes } from './setup.js';

/** What a new game is dealt from; with neither, a fresh seed. */
export interface DealOptions {
  /** The deal's number or text. */
  readonly seed?: string | number;
  /** A position to begin with, of any game, as the engine's `positionToJSON` writes it. */
  readonly position?: PositionJSON;
}

/** What the controller asks of its element. */
export interface DealHost {
  readonly messages: Messages;
  /** What the page asks for now; a record says everything itself. */
  readonly wishes: () => Wishes & { readonly record: unknown };
  /** The seed's property: what the page set, or what was told of the last deal. */
  readonly seed: () => unknown;
  /** Sets that property: it tells the number of each deal. */
  readonly tellSeed: (seed: string | null) => void;
  readonly warn: (words: string) => void;
}

/** Deals are numbered below this unless the page gives a seed: short enough to read aloud. */
const FRESH_SEEDS = 10_000_000;

const freshSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]! % FRESH_SEEDS);

/** A seed as text; null when it is neither text nor number. */
const seedText = (seed: unknown): string | null =>
  typeof seed === 'string' || typeof seed === 'number' || typeof seed === 'bigint' ? String(seed) : null;

/**
 * Decides what is dealt, and when: keeps what the page asks for beside what was dealt from it. What a
 * page changes in one task makes one deal.
 */
export class DealController {
  readonly #game: GameController;
  readonly #host: DealHost;
  /** What the page asked for at the last deal, the seed included, and without it. */
  #dealtWishes: string | null = null;
  #dealtKind: string | null = null;
  /** The kind that was asked for when the deal under way began: a listener may change it meanwhile. */
  #askedKind: string | null = null;
  /** The kind of game that was dealt. */
  #setup: Setup | null = null;
  /** The seed that was told of the last deal. */
  #toldSeed: string | null = null;
  /** The seed that the page fixed: it deals each game that the page asks for. */
  #pageSeed: unknown;

  constructor(game: GameController, host: DealHost) {
    this.#game = game;
    this.#host = host;
  }

  /** Whether the page asks for something else than what was dealt last. */
  get isDue(): boolean {
    return this.#dealtWishes !== this.#wishes();
  }

  /** Deals what the page asks for: without a seed of its own, a fresh deal. */
  dealWished(): void {
    // A listener may cancel this deal: it is not tried again before the page asks for something else.
    this.#dealtWishes = this.#wishes();
    const seed = this.#host.seed();
    if (describe(seed ?? '') !== (this.#toldSeed ?? '')) this.#pageSeed = seed;
    if (!this.#dealRecord()) this.#deal(this.#pageSeed);
  }

  /** A new game of the same kind: with a seed, from a position, or a fresh one. */
  deal(options: unknown): boolean {
    const { seed, position } = (typeof options === 'object' && options !== null ? options : {}) as DealOptions;
    if (position === undefined || position === null) return this.#deal(seed);
    this.#askedKind = this.#kind();
    return this.#game.dealPosition(position);
  }

  /** Is told of a deal when it is made. */
  dealt({ variant, name, rules, source }: Deal): void {
    const seed = source?.seed ?? null;
    this.#setup = { variant, name, rules };
    this.#toldSeed = seed;
    this.#host.tellSeed(seed);
    this.#dealtKind = this.#askedKind;
    this.#dealtWishes = `${seed ?? ''}\n${this.#dealtKind}`;
  }

  #deal(seed: unknown): boolean {
    const isGiven = seed !== undefined && seed !== null;
    const text = seedText(seed);
    this.#askedKind = this.#kind();
    if (isGiven && text === null) this.#host.warn(this.#host.messages.badSeed(describe(seed)));
    const source = { seed: text ?? freshSeed() };
    const setup = this.#wishedSetup();
    return this.#game.deal({ ...setup, source, game: newGame(setup.rules, setup.variant, source.seed) });
  }

  /** Goes on with the game that the page gives a record of. Returns whether there is one that can be read. */
  #dealRecord(): boolean {
    const wishes = this.#host.wishes();
    const { record } = wishes;
    if (record === undefined || record === null || record === '') return false;
    this.#askedKind = this.#kind();
    try {
      const { variant, rules: played, source, game } = fromRecord(describe(record), this.#ownRules(wishes));
      const name = variant ? VARIANTS[variant].name : this.#host.messages.ownGame;
      this.#game.deal({ variant, name, rules: played, source, game });
      return true;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.#host.warn(this.#host.messages.badRecord(error.message));
      return false;
    }
  }

  /** Rules that are no row's are not in a record: they are those that the page asks for beside it. */
  #ownRules(wishes: Wishes): RecordOptions {
    if (wishes.rules === undefined || wishes.rules === null) return {};
    let isUnderstood = true;
    const { rules } = readSetup(wishes, this.#host.messages, () => (isUnderstood = false));
    return isUnderstood ? { rules } : {};
  }

  /** The kind of game: that which was dealt, unless the page asks for another by now. */
  #wishedSetup(): Setup {
    const { messages, wishes, warn } = this.#host;
    return this.#setup && this.#dealtKind === this.#kind() ? this.#setup : readSetup(wishes(), messages, warn);
  }

  #kind(): string {
    const { variant, rules, draw, redeals, record } = this.#host.wishes();
    return [variant, rules, draw, redeals, record].map(describe).join('\n');
  }

  #wishes(): string {
    return `${describe(this.#host.seed() ?? '')}\n${this.#kind()}`;
  }
}
