import { createContext } from '@lit/context';
import type { Messages } from '../messages/messages.js';
import type { GameController } from './game-controller.js';
import type { GameView } from './view.js';

/** What the elements of a game share: what is shown, the words for it, and whom to ask for changes. */
export interface GameContext {
  readonly view: GameView;
  readonly messages: Messages;
  readonly controller: GameController;
}

/** The key carries the major version: two versions on a page do not hear each other. */
export const gameContext = createContext<GameContext>(Symbol.for('canfield-game/0'));
