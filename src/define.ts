import { CanfieldGame } from './elements/canfield-game.js';
import { CanfieldNotice } from './elements/canfield-notice.js';
import { CanfieldPile } from './elements/canfield-pile.js';
import { CanfieldStatus } from './elements/canfield-status.js';
import { CanfieldToolbar } from './elements/canfield-toolbar.js';
import { en } from './messages/en.js';

// All elements are defined here or none: a page that loads the script twice, or two versions of it,
// never gets a mix.
const NAMES = ['canfield-game', 'canfield-pile', 'canfield-status', 'canfield-toolbar', 'canfield-notice'];
const taken = NAMES.find((name) => customElements.get(name));

if (taken) {
  console.warn(en.loadedTwice(taken));
} else {
  // The game first: its parts ask it for its context as soon as they are defined, wherever they stand.
  customElements.define('canfield-game', CanfieldGame);
  customElements.define('canfield-pile', CanfieldPile);
  customElements.define('canfield-status', CanfieldStatus);
  customElements.define('canfield-toolbar', CanfieldToolbar);
  customElements.define('canfield-notice', CanfieldNotice);
}

export * from './index.js';
