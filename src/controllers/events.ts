import type { Move } from '../engine/moves.js';
import type { Place } from '../engine/position.js';
import type { VariantId } from '../engine/variants.js';

/** Who made a step. */
export type By = 'pointer' | 'key' | 'list' | 'api' | 'undo' | 'redo' | 'restart' | 'finish';

/** A deal: which game and which number. */
export interface DealDetail {
  /** The game's id, or null for an author's own rules. */
  readonly variant: VariantId | null;
  /** The deal's number or text; null of a game that begins with a position. */
  readonly seed: string | null;
}

/** What followed from a move by itself; cards as text, such as `TH`. */
export interface ConsequenceDetail {
  /** `turn`: the card was turned up; `fill`: it came to an emptied column. */
  readonly kind: 'turn' | 'fill';
  readonly card: string;
  readonly from: Place;
  readonly to: Place;
}

/** A step that is about to be made. */
export interface BeforeMoveDetail {
  /** The move, that to be taken back or made again; null for a restart. */
  readonly move: Move | null;
  readonly by: By;
}

/** A step that was made. */
export interface MoveDetail extends BeforeMoveDetail {
  /** The cards that moved, as text such as `TH`, from the bottom up; none for a redeal. */
  readonly cards: readonly string[];
  /** What followed by itself; empty when a step was taken back. */
  readonly consequences: readonly ConsequenceDetail[];
  /** Moves since the deal or the last restart. */
  readonly moveCount: number;
  /** Cards on the foundations. */
  readonly home: number;
  /** The game as one line of text; empty where it began with a position. */
  readonly record: string;
}

/** A game that was won. */
export interface WinDetail extends DealDetail {
  readonly moveCount: number;
  /** Whether this deal is won for the first time: undo and redo can win it again. */
  readonly first: boolean;
  /** The game as one line of text, which the engine's `verify` checks; empty where it began with a position. */
  readonly record: string;
}

/** Something that was asked for and not done. */
export interface ErrorDetail {
  readonly code: 'illegal-move' | 'no-move' | 'bad-position';
  /** What is wrong, in words. */
  readonly message: string;
}

/** The public events: they bubble and cross shadow roots. */
abstract class GameEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: `canfield-${string}`, detail: Detail, cancelable = false) {
    super(type, { detail, cancelable, bubbles: true, composed: true });
  }
}

/** Before a new game is dealt; when it is cancelled, nothing happens. */
export class CanfieldBeforeDealEvent extends GameEvent<DealDetail> {
  constructor(detail: DealDetail) {
    super('canfield-before-deal', detail, true);
  }
}

/** A new game was dealt. */
export class CanfieldDealEvent extends GameEvent<DealDetail> {
  constructor(detail: DealDetail) {
    super('canfield-deal', detail);
  }
}

/** Before a step: a move, an undo, a redo, a restart; when it is cancelled, nothing happens. */
export class CanfieldBeforeMoveEvent extends GameEvent<BeforeMoveDetail> {
  constructor(detail: BeforeMoveDetail) {
    super('canfield-before-move', detail, true);
  }
}

/** A step was made, with all that follows by itself. */
export class CanfieldMoveEvent extends GameEvent<MoveDetail> {
  constructor(detail: MoveDetail) {
    super('canfield-move', detail);
  }
}

/** The game became won. */
export class CanfieldWinEvent extends GameEvent<WinDetail> {
  constructor(detail: WinDetail) {
    super('canfield-win', detail);
  }
}

/** A call that could not be carried out. */
export class CanfieldErrorEvent extends GameEvent<ErrorDetail> {
  constructor(detail: ErrorDetail) {
    super('canfield-error', detail);
  }
}

declare global {
  interface HTMLElementEventMap {
    'canfield-before-deal': CanfieldBeforeDealEvent;
    'canfield-deal': CanfieldDealEvent;
    'canfield-before-move': CanfieldBeforeMoveEvent;
    'canfield-move': CanfieldMoveEvent;
    'canfield-win': CanfieldWinEvent;
    'canfield-error': CanfieldErrorEvent;
  }
}
