import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    color: var(--_on-felt);
    font: 500 13px/1.3 var(--_font);
  }

  :host([hidden]) {
    display: none;
  }

  /* A bar under the thumb on phones; from 560px a row at the upper right. */
  .toolbar {
    display: flex;
    gap: 2px;
    padding: 4px 6px;
    border-radius: 0 0 var(--_radius) var(--_radius);
    background: color-mix(in srgb, #000 12%, transparent);
  }

  button {
    box-sizing: border-box;
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-inline-size: 44px;
    block-size: 44px;
    margin: 0;
    border: 0;
    border-radius: 10px;
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
  }

  button[aria-disabled='true'] {
    opacity: 0.36;
    cursor: default;
  }

  button:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -2px;
    box-shadow: inset 0 0 0 3px #10201c;
  }

  button:active:not([aria-disabled='true']) {
    background: color-mix(in srgb, var(--_on-felt) 16%, transparent);
  }

  @media (hover: hover) {
    button:hover:not([aria-disabled='true']) {
      background: color-mix(in srgb, var(--_on-felt) 10%, transparent);
    }
  }

  svg {
    inline-size: 21px;
    block-size: 21px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .word {
    display: none;
  }

  @container (width >= 560px) {
    .toolbar {
      align-items: center;
      block-size: 46px;
      padding-block: 0;
      padding-inline: 0 8px;
      background: none;
    }

    button {
      flex: none;
      min-inline-size: 40px;
      block-size: 38px;
    }

    button:nth-child(3) {
      margin-inline-start: 8px;
    }
  }

  @container (width >= 900px) {
    .toolbar {
      padding-inline-end: 12px;
    }

    button {
      padding-inline: 12px;
    }

    .word {
      display: inline;
    }
  }

  @media (pointer: coarse) {
    button {
      min-inline-size: 44px;
      block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    button[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
  }

  @media print {
    :host {
      display: none;
    }
  }
`;
