import { css, unsafeCSS } from 'lit';
import { FAN_STYLES } from '../layout/fan.js';
import { INDEX_GAP } from './glyphs.js';

/** 1 where a waste is fanned sideways, else 0. */
const sideways = unsafeCSS('min(1, max(var(--_cg-wx), -1 * var(--_cg-wx)) * 99)');

export const styles = css`
  :host {
    display: block;
    outline: none;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }

  :host([place^='t']) {
    ${unsafeCSS(FAN_STYLES.column)}
  }

  /* A waste and an open reserve: the same numbers say which card of the fan it is. */
  .card {
    --_cg-i: var(--_cg-u);
    --_cg-j: calc(var(--_cg-nu) - var(--_cg-u));
  }

  :host([place='waste']) {
    --_cg-su: calc(var(--_cg-wy) + ${sideways});
  }

  :host([place='waste']) .card {
    ${unsafeCSS(FAN_STYLES.waste)}
  }

  /* Of a card that only shows its left edge the suit stands under the rank. */
  :host([place='waste']) .covered {
    --_cg-sx: calc((1 - ${sideways}) * (var(--_cg-w) + ${INDEX_GAP}) * var(--_cg-ih));
    --_cg-sy: calc((5 + 105 * ${sideways}) * var(--_cg-ih));
  }

  :host([place='waste']) .covered :is(.pip, .panel) {
    opacity: calc(1 - ${sideways});
  }

  :host([place^='r']) {
    --_cg-su: var(--_cg-ry);
  }

  :host([place^='r']) .card {
    ${unsafeCSS(FAN_STYLES.reserve)}
  }

  /* A squared pile: the edges of what lies below. */
  :host(:is([place='stock'], [place^='r'])) .squared {
    box-shadow:
      0 0 0 0.75px color-mix(in srgb, var(--_ink) 34%, transparent),
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
    height: calc(var(--_cg-cw) * 0.3);
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

  .dim .icon {
    opacity: 0.55;
  }

  .left {
    font: 650 calc(var(--_cg-cw) * 0.17) / 1 var(--_font);
    font-variant-numeric: tabular-nums;
  }

  .card {
    touch-action: manipulation;
  }

  .down {
    touch-action: pan-y pinch-zoom;
  }

  .movable {
    touch-action: pinch-zoom;
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

  :host([place='stock']) .card {
    touch-action: manipulation;
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
    z-index: 30;
    box-shadow:
      0 0 0 1px rgb(20 26 20 / 0.62),
      0 0 0 3px var(--_accent),
      0 0 0 3.75px rgb(20 26 20 / 0.5);
  }

  .held {
    translate: 0 -3px;
    box-shadow:
      0 0 0 1px rgb(20 26 20 / 0.62),
      0 0 0 3px var(--_accent),
      0 0 0 3.75px rgb(20 26 20 / 0.5),
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

  :host(:focus-visible) .top,
  :host(:focus-visible) .slot:last-child {
    z-index: 31;
    outline: 3px solid #fff;
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px #10201c,
      0 0 0 7px #10201c;
  }

  @media (forced-colors: active) {
    .held,
    .target {
      outline: 3px solid Highlight;
    }

    .count,
    :host([place='stock']) .count {
      border: 1px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }
  }
`;
