/** Where piles and cards lie: geometry and style sheets from the rules. No DOM: positions are known without measuring. */
export { arrange } from './arrange.js';
export { boxOf, growth, WASTE_CARDS, type Arrangement, type Box, type Cell, type IndexSize } from './arrangement.js';
export { fan, FAN_STYLES, leastRoom, spreadOffset, type Offset, type Strips } from './fan.js';
export {
  ARRANGEMENT_NAMES,
  arrangementAt,
  CARD_HEIGHT,
  CARD_MAX,
  cardWidth,
  FRAMES,
  spanOf,
  STUB_HEIGHT,
  type ArrangementName,
  type Frame,
} from './frame.js';
export { layoutSheet, PROPERTIES, type PrivateProperty } from './sheet.js';
