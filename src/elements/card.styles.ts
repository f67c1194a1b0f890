import { css } from 'lit';
import { cardMeasures } from './measures.styles.js';

/**
 * A card, in a pile and under the pointer. It reads the measures that the layout's sheet sets on the
 * board, and `--_cg-d` and `--_cg-u` of its own: how many cards lie under it face down and face up.
 * What is drawn on it is in hundredths of its width.
 */
const card = css`
  .card {
    --_cg-ih: var(--_cg-ihb);
    --_cg-ig: var(--_cg-igb);
    --_cg-ix: 9;
    --_cg-iy: calc(var(--_cg-ig) * 100);
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    width: var(--_cg-cw);
    height: calc(var(--_cg-cw) * 1.4);
    border-radius: calc(var(--_cg-cw) * 0.085);
    transform: translate(var(--_cg-x, 0px), var(--_cg-y, 0px));
    background: var(--_card);
    color: var(--_ink);
    box-shadow:
      0 0 0 1px color-mix(in srgb, var(--_ink) 28%, transparent),
      0 1px 2px rgb(0 0 0 / 0.2);
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

  /* The index: it begins at ix, iy and is ih high; the suit is sx, sy from the rank. */
  .card,
  .ghost {
    --_cg-sx: calc((var(--_cg-w) + 20) * var(--_cg-ih));
    --_cg-sy: calc(5 * var(--_cg-ih));
  }

  .rank {
    translate: calc(var(--_cg-ix) * 1px) calc(var(--_cg-iy) * 1px);
    scale: var(--_cg-ih);
    stroke: currentColor;
    stroke-width: var(--_cg-stroke);
    /* cuts the apex of the ace, and no other corner */
    stroke-miterlimit: 2;
  }

  .rank:not(.solid) {
    fill: none;
  }

  /* An outline as heavy as the lightest stroke. */
  .solid {
    stroke-width: calc(var(--_cg-stroke) - 15);
  }

  .suit {
    translate: calc((var(--_cg-ix) + var(--_cg-sx)) * 1px) calc((var(--_cg-iy) + var(--_cg-sy)) * 1px);
    scale: calc(var(--_cg-ih) * 0.9);
  }

  .pip,
  .panel {
    display: var(--_cg-art, inline);
  }

  .pip {
    translate: 21px 69.4px;
    scale: 0.58;
  }

  /*
   * Courts wear a crown on cards from 50px. The other panel is moved out of the drawing by the card's
   * own width, which no query could ask for.
   */
  .panel {
    fill-rule: evenodd;
    translate: calc(26px + clamp(0px, (var(--_cg-cw) - 49.99px) * 99999, 999px)) 65.6px;
    scale: 0.48;
  }

  .crowned {
    translate: calc(31px + clamp(0px, (49.99px - var(--_cg-cw)) * 99999, 999px)) 84px;
    scale: 0.38;
  }

  /* Above the table. */
  .drag .card {
    box-shadow:
      0 0 0 0.75px rgb(0 0 0 / 0.3),
      0 14px 28px rgb(0 0 0 / 0.36),
      0 3px 6px rgb(0 0 0 / 0.24);
  }

  /* The back: a lattice in a rim of paper, so that narrow strips can be counted. */
  .down {
    --_line: color-mix(in srgb, var(--_back-line) 62%, transparent);
    --_stripe:
      transparent calc(50% - 0.9px), var(--_line) calc(50% - 0.2px) calc(50% + 0.2px), transparent calc(50% + 0.9px);
    --_tile: 50% 50% / calc(var(--_cg-cw) * 0.12) calc(var(--_cg-cw) * 0.12);
    border: calc(var(--_cg-cw) * 0.045) solid var(--_card);
    background: var(
      --canfield-card-back,
      linear-gradient(45deg, var(--_stripe)) var(--_tile),
      linear-gradient(-45deg, var(--_stripe)) var(--_tile),
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
    :is(.hearts, .diamonds) :is(.suit, .pip) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 9;
    }
  }
`;

export const cardStyles = [card, cardMeasures];
