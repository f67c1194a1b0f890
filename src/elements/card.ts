import { html, nothing } from 'lit';
import { rankOf, suitOf, type Card } from '../engine/cards.js';
import { crownedPanel, plainPanel, RANK_DRAWINGS, SUIT_CLASSES, SUIT_PATHS } from './glyphs.js';
import { vars } from './vars.js';

/** How a card is shown. */
export interface CardLook {
  /** Its number in its pile, from 0 at the bottom: what a press on it tells. */
  readonly index?: number;
  /** Cards under it in its fan that lie face down, and face up. */
  readonly down?: number;
  readonly up?: number;
  /** Its states, as in a class attribute. */
  readonly states?: string;
}

const JACK = 10;

/** The box that a face is drawn in; a stub shows its upper part. */
const BOX = '0 0 100 140';
const FIT = 'xMinYMin slice';

/**
 * A card. Face up it is one drawing: rank and suit at the upper left, and a large suit or, of jacks,
 * queens and kings, a panel with the suit cut out. A card that lies face down is `null` and has nothing in it.
 */
export function cardTemplate(card: Card | null, { index, down = 0, up = 0, states = '' }: CardLook = {}) {
  const place = vars({ '--_cg-d': down, '--_cg-u': up });
  if (card === null)
    return html`<div
      class="card down ${states}"
      part="card card-down"
      aria-hidden="true"
      data-index=${index ?? nothing}
      ${place}
    ></div>`;
  const rank = rankOf(card);
  const suit = suitOf(card);
  const drawing = RANK_DRAWINGS[rank]!;
  const classes = `card r${rank} ${SUIT_CLASSES[suit]} ${states}`;
  if (rank < JACK)
    return html`<div class=${classes} part="card card-up" aria-hidden="true" data-index=${index ?? nothing} ${place}>
      <svg viewBox=${BOX} preserveAspectRatio=${FIT}>
        <path class=${drawing.classes} d=${drawing.path}></path>
        <path class="suit" d=${SUIT_PATHS[suit]!}></path>
        <path class="pip" d=${SUIT_PATHS[suit]!}></path>
      </svg>
    </div>`;
  return html`<div
    class=${classes}
    part="card card-up card-court"
    aria-hidden="true"
    data-index=${index ?? nothing}
    ${place}
  >
    <svg viewBox=${BOX} preserveAspectRatio=${FIT}>
      <path class=${drawing.classes} d=${drawing.path}></path>
      <path class="suit" d=${SUIT_PATHS[suit]!}></path>
      <path class="panel" d=${plainPanel(suit)}></path>
      <path class="crowned panel" d=${crownedPanel(rank, suit)}></path>
    </svg>
  </div>`;
}
