/** Everything but the definition of the elements: importing it changes nothing. */
export * from './controllers/events.js';
export type { GameView, PileView, Slot } from './controllers/view.js';
export { gameContext, type GameActions, type GameContext } from './controllers/context.js';
export type { DealOptions } from './controllers/deal-controller.js';
export { CanfieldGame } from './elements/canfield-game.js';
export { CanfieldNotice } from './elements/canfield-notice.js';
export { CanfieldPile } from './elements/canfield-pile.js';
export { CanfieldStatus } from './elements/canfield-status.js';
export { CanfieldToolbar } from './elements/canfield-toolbar.js';
export * from './engine/index.js';
