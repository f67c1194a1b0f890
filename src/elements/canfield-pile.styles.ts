import { css } from 'lit';
import { pileMeasures } from './measures.styles.js';

const pile = css`
  :host {
    display: block;
    outline: none;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }

  /* In a waste and an open reserve the same numbers tell which card of the fan it is. */
  .card {
    --_cg-i: var(--_cg-u);
    --_cg-j: calc(var(--_cg-nu) - var(--_cg-u));
    touch-action: manipulation;
  }

  /* 1 where covered cards show their left edge alone: the suit stands under the rank, and nothing else beside it. */
  :host([place='waste']) {
    --_cg-edge: min(1, max(var(--_cg-wx), -1 * var(--_cg-wx)) * 99);
    --_cg-su: calc(var(--_cg-wy) + var(--_cg-edge));
  }

  :host([place='waste']) .covered {
    --_cg-sx: calc((1 - var(--_cg-edge)) * (var(--_cg-w) + 20) * var(--_cg-ih));
    --_cg-sy: calc((5 + 105 * var(--_cg-edge)) * var(--_cg-ih));
  }

  :host([place='waste']) .covered :is(.pip, .panel) {
    opacity: calc(1 - var(--_cg-edge));
  }

  :host([place^='r']) {
    --_cg-su: var(--_cg-ry);
  }

  /* A foundation drawn as a stub is .64 high, as its index needs, which stands in the middle. */
  :host([place^='f']) .card {
    --_cg-ih: max(var(--_cg-ihb), 0.36 * var(--_cg-stub, 0));
    --_cg-ix: calc(9 + var(--_cg-stub, 0) * (41 - (var(--_cg-w) + 110) / 2 * var(--_cg-ih)));
    --_cg-iy: calc(var(--_cg-ig) * 100 + var(--_cg-stub, 0) * (32 - 50 * var(--_cg-ih) - var(--_cg-ig) * 100));
    height: calc(var(--_cg-cw) * (1.4 - 0.76 * var(--_cg-stub, 0)));
  }

  /* The edges of what lies below. */
  :host(:is([place='stock'], [place^='r'])) .squared {
    box-shadow:
      0 0 0 1px color-mix(in srgb, var(--_ink) 28%, transparent),
      1px 1.5px 0 0.5px color-mix(in srgb, var(--_card) 80%, var(--_ink)),
      1.5px 2.5px 2px rgb(0 0 0 / 0.35);
  }

  .slot {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    border: 1.5px solid color-mix(in srgb, var(--_on-felt) 24%, transparent);
    border-radius: calc(var(--_cg-cw) * 0.085);
    background: color-mix(in srgb, #000 9%, transparent);
    color: color-mix(in srgb, var(--_on-felt) 48%, transparent);
    touch-action: manipulation;
  }

  .slot > * {
    grid-area: 1 / 1;
    pointer-events: none;
  }

  .ghost {
    --_cg-ih: 1;
    --_cg-ix: 0;
    --_cg-iy: 0;
    height: calc(var(--_cg-cw) * 0.3);
    /* the queen's tail goes below the line */
    overflow: visible;
    fill: currentColor;
  }

  .icon {
    width: 46%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .dim .icon,
  :host([place^='r']) .dim {
    opacity: 0.55;
  }

  .left {
    font: 650 calc(var(--_cg-cw) * 0.17) / 1 var(--_font);
  }

  .down {
    touch-action: pan-y pinch-zoom;
  }

  .movable {
    touch-action: pinch-zoom;
  }

  :host([place='stock']) .card {
    touch-action: manipulation;
  }

  @media (hover: hover) {
    .movable {
      cursor: grab;
    }

    .target,
    :host([place='stock']) {
      cursor: pointer;
    }
  }

  .count {
    position: absolute;
    inset: auto -5px -7px auto;
    z-index: 2;
    padding: 3px 6px 3.5px;
    border-radius: 99px;
    background: #132420;
    box-shadow: 0 0 0 1.5px color-mix(in srgb, var(--_on-felt) 55%, transparent);
    color: #fff;
    font: 650 11px / 1 var(--_font);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }

  :host([place='stock']) .count {
    inset: auto auto calc(var(--_cg-cw) * 0.12) 50%;
    translate: -50%;
    background: rgb(12 22 32 / 0.66);
    box-shadow: none;
  }

  /* Accent alone stands out too little from paper: a dark hairline runs along both its sides. */
  .held,
  .target {
    --_ring: 0 0 0 1px rgb(20 26 20 / 0.62), 0 0 0 3px var(--_accent), 0 0 0 3.75px rgb(20 26 20 / 0.5);
    z-index: 30;
    box-shadow: var(--_ring);
  }

  .held {
    translate: 0 -3px;
    box-shadow:
      var(--_ring),
      0 6px 14px rgb(0 0 0 / 0.34);
  }

  .target {
    background: color-mix(in srgb, var(--_card) 87%, var(--_accent));
  }

  .slot.target {
    border-color: transparent;
    background: color-mix(in srgb, var(--_accent) 13%, transparent);
  }

  .away {
    background: none;
    box-shadow: none;
    outline: 1.5px dashed color-mix(in srgb, var(--_on-felt) 45%, transparent);
    outline-offset: -1.5px;
  }

  .away > *,
  .gone {
    visibility: hidden;
  }

  :host(:focus-visible) :is(.top, .slot:last-child) {
    z-index: 31;
    outline: 3px solid #fff;
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px #10201c,
      0 0 0 7px #10201c;
  }

  :host(:focus-visible) .count {
    z-index: 32;
  }

  @media (forced-colors: active) {
    .slot {
      border-style: dashed;
      color: GrayText;
    }

    .held,
    .target {
      outline: 3px solid Highlight;
    }

    .count {
      border: 1px solid CanvasText;
    }
  }
`;

export const styles = [pile, pileMeasures];
