/** Where piles and cards lie: geometry and style sheets from the rules. No DOM: positions are known without measuring. */
export { arrange } from './arrange.js';
export { boxOf, growth, type Arrangement, type Box } from './arrangement.js';
export { fan, FAN_STYLES, leastRoom, spreadOffset, type Strips } from './fan.js';
export {
  ARRANGEMENT_NAMES,
  arrangementAt,
  CARD_HEIGHT,
  cardWidth,
  spanOf,
  STUB_HEIGHT,
  type ArrangementName,
} from './frame.js';
export { layoutSheet, PROPERTIES } from './sheet.js';
