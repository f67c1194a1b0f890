import { css, unsafeCSS } from 'lit';
import { FAN_STYLES } from '../layout/fan.js';
import { CARD_HEIGHT, STUB_HEIGHT } from '../layout/frame.js';
import { CROWNED_SEAT, INDEX_GAP, INDEX_SUIT, indexWidth, PLAIN_SEAT, RANK_DRAWINGS } from './glyphs.js';

/** Each rank's width, for the suit beside it. */
const ranks = RANK_DRAWINGS.map(({ width }, rank) => `.r${rank}{--_cg-w:${width};--_cg-wi:${indexWidth(rank)}}`);

/** Courts wear a crown on cards from this width, in px. */
const CROWN_FROM = 50;
/** Moves what a card is too narrow for out of the drawing: a length tells the card's width, and no query does. */
const away = (length: string) => unsafeCSS(`clamp(0px, (${length}) * 999, 999px)`);

/**
 * A card, in a pile and under the pointer. It reads the measures that the layout's sheet sets on the
 * board, and `--_cg-d` and `--_cg-u` of its own: how many cards lie under it face down and face up.
 * All that is drawn on it is in hundredths of its width.
 */
export const cardStyles = css`
  ${unsafeCSS(ranks.join(''))}

  .card {
    --_cg-ih: var(--_cg-ihb);
    --_cg-ig: var(--_cg-igb);
    /* where the index begins, and how far the suit is from the rank */
    --_cg-ix: 9;
    --_cg-iy: calc(var(--_cg-ig) * 100);
    --_cg-sx: calc((var(--_cg-w) + ${INDEX_GAP}) * var(--_cg-ih));
    --_cg-sy: calc(5 * var(--_cg-ih));
    ${unsafeCSS(FAN_STYLES.card)}
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    width: var(--_cg-cw);
    height: calc(var(--_cg-cw) * ${CARD_HEIGHT});
    border-radius: calc(var(--_cg-cw) * 0.085);
    transform: translate(var(--_cg-x, 0px), var(--_cg-y, 0px));
    background: var(--_card);
    color: var(--_ink);
    box-shadow:
      0 0 0 0.75px color-mix(in srgb, var(--_ink) 34%, transparent),
      0 1px 1.5px rgb(0 0 0 / 0.2);
  }

  /* The index shrinks with the strip that shows it. */
  .card.covered {
    ${unsafeCSS(FAN_STYLES.covered)}
  }

  .spades {
    color: var(--_spades);
  }

  .hearts {
    color: var(--_hearts);
  }

  .diamonds {
    color: var(--_diamonds);
  }

  .clubs {
    color: var(--_clubs);
  }

  .card svg {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    fill: currentColor;
    pointer-events: none;
  }

  .rank {
    fill: none;
    stroke: currentColor;
    stroke-width: var(--_cg-stroke);
    /* cuts the apex of the ace, and no other corner */
    stroke-miterlimit: 2;
  }

  /* An outline as heavy as the lightest stroke. */
  .solid {
    fill: currentColor;
    stroke-width: calc(var(--_cg-stroke) - 15);
  }

  .card .rank {
    translate: calc(var(--_cg-ix) * 1px) calc(var(--_cg-iy) * 1px);
    scale: var(--_cg-ih);
  }

  .card .suit {
    translate: calc((var(--_cg-ix) + var(--_cg-sx)) * 1px) calc((var(--_cg-iy) + var(--_cg-sy)) * 1px);
    scale: calc(var(--_cg-ih) * ${INDEX_SUIT});
  }

  .pip,
  .panel {
    display: var(--_cg-art, inline);
  }

  .pip {
    translate: 21px 69.4px;
    scale: 0.58;
  }

  .panel {
    fill-rule: evenodd;
    translate: calc(${PLAIN_SEAT.x}px + ${away(`var(--_cg-cw) - ${CROWN_FROM}px`)}) ${PLAIN_SEAT.y}px;
    scale: ${PLAIN_SEAT.scale};
  }

  .crowned {
    translate: calc(${CROWNED_SEAT.x}px + ${away(`${CROWN_FROM}px - var(--_cg-cw)`)}) ${CROWNED_SEAT.y}px;
    scale: ${CROWNED_SEAT.scale};
  }

  /* Above the table. */
  .drag .card {
    box-shadow:
      0 0 0 0.75px rgb(0 0 0 / 0.3),
      0 14px 28px rgb(0 0 0 / 0.36),
      0 3px 6px rgb(0 0 0 / 0.24);
  }

  /* The back: a lattice in a rim of paper, narrow enough to be counted in a fan. */
  .down {
    border: calc(var(--_cg-cw) * 0.045) solid var(--_card);
    --_line: color-mix(in srgb, var(--_back-line) 62%, transparent);
    --_lattice: var(--_line) 0 0.9px, transparent 0.9px calc(var(--_cg-cw) * 0.085);
    background: var(
      --canfield-card-back,
      repeating-linear-gradient(45deg, var(--_lattice)),
      repeating-linear-gradient(-45deg, var(--_lattice)),
      var(--_back)
    );
    background-origin: padding-box;
    background-clip: padding-box;
  }

  @media (forced-colors: active) {
    .card {
      forced-color-adjust: none;
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }

    /* Color no longer tells red from black: red suits are hollow. */
    .hearts .suit,
    .hearts .pip,
    .diamonds .suit,
    .diamonds .pip {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 9;
    }
  }
`;

/** A foundation that is drawn as a stub: as high as its index, which stands in the middle. */
export const stubStyles = css`
  :host([place^='f']) .card {
    --_cg-ih: max(var(--_cg-ihb), 0.36 * var(--_cg-stub, 0));
    --_cg-ix: calc(9 + var(--_cg-stub, 0) * (41 - var(--_cg-wi) * var(--_cg-ih) / 2));
    --_cg-iy: calc(
      var(--_cg-ig) * 100 + var(--_cg-stub, 0) * (${STUB_HEIGHT * 50} - 50 * var(--_cg-ih) - var(--_cg-ig) * 100)
    );
    height: calc(
      var(--_cg-cw) * (${CARD_HEIGHT} - var(--_cg-stub, 0) * ${Math.round((CARD_HEIGHT - STUB_HEIGHT) * 100) / 100})
    );
  }
`;
