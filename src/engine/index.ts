/**
 * The games themselves: rules, deals, moves. No DOM, no clock, no dependence but the seeded
 * generator: for servers, tests and other interfaces.
 */
export { cardOf, cardText, isRed, rankOf, RANKS, suitOf, SUITS, type Card, type Rank } from './cards.js';
export { dealFrom } from './deal.js';
export { positionFromJSON, positionToJSON, type PositionJSON } from './exchange.js';
export { legalMoves, refusal, type Refusal } from './legality.js';
export { formatMove, parseMove, type Move } from './moves.js';
export { play } from './perform.js';
export { isWon, type Pile, type Place, type PlaceKind, type Position } from './position.js';
export {
  fromRecord,
  RecordError,
  toRecord,
  verify,
  type Recorded,
  type RecordFault,
  type RecordOptions,
  type Source,
  type Verdict,
} from './record.js';
export { overlay, type PartialRules, type Rules } from './rules.js';
export { seedNumber } from './seed.js';
export { isVariantId, VARIANTS, type Variant, type VariantId } from './variants.js';
export { validateRules } from './validate.js';
