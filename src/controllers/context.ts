import { createContext } from '@lit/context';
import type { Messages } from '../messages/messages.js';
import type { GameView } from './view.js';

/** What the player can ask of a game. Each returns whether it was done. */
export interface GameActions {
  /** Deals a new game of the same kind, with a fresh number. */
  readonly newGame: () => boolean;
  /** Back to the deal; undo takes that back. */
  readonly restart: () => boolean;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Puts the focus on the table: for a button that goes away when it is pressed. */
  readonly focus: () => void;
}

/** What the elements of a game share: what is shown, the words for it, and what can be asked for. */
export interface GameContext {
  readonly view: GameView;
  readonly messages: Messages;
  readonly actions: GameActions;
}

/** The key carries the major version: two versions on a page do not hear each other. */
export const gameContext = createContext<GameContext>(Symbol.for('canfield-game/0'));
