import { unsafeCSS } from 'lit';
import { FAN_STYLES } from '../layout/fan.js';
import { RANK_DRAWINGS } from './glyphs.js';

// Apart from the other styles, since the build minifies no style sheet in a file that computes one.

/** Each rank's width, for the suit beside it; where a card lies in its fan, and how its index shrinks there. */
export const cardMeasures = unsafeCSS(
  RANK_DRAWINGS.map(({ width }, rank) => `.r${rank}{--_cg-w:${width}}`).join('') +
    `.card{${FAN_STYLES.card}}.card.covered{${FAN_STYLES.covered}}`,
);

/** How a column is squeezed, and where the cards of a waste and of an open reserve lie. */
export const pileMeasures = unsafeCSS(
  `:host([place^=t]){${FAN_STYLES.column}}` +
    `:host([place=waste]) .card{${FAN_STYLES.waste}}` +
    `:host([place^=r]) .card{${FAN_STYLES.reserve}}`,
);
