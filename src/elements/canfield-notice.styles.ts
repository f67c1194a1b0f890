import { css } from 'lit';

export const styles = css`
  /* In the lower part of the board: foundations stay in sight. */
  :host {
    position: relative;
    z-index: 40;
    grid-area: board;
    align-self: end;
    justify-self: center;
    margin: 0 12px 6%;
    pointer-events: none;
  }

  :host([hidden]) {
    display: none;
  }

  .note {
    /* measures of the small cards above the text */
    --_cg-cw: 46px;
    --_cg-ihb: 0.33;
    --_cg-igb: 0.065;
    --_cg-stroke: 17;
    box-sizing: border-box;
    min-inline-size: 236px;
    max-inline-size: 340px;
    padding: 0 22px 18px;
    border-radius: 18px;
    background: var(--_card);
    box-shadow:
      0 18px 50px rgb(0 0 0 / 0.4),
      0 0 0 1px rgb(0 0 0 / 0.12);
    color: var(--_ink);
    font: 500 13px/1.3 var(--_font);
    text-align: center;
    pointer-events: auto;
  }

  .cards {
    position: relative;
    block-size: 46px;
  }

  .cards .card {
    inset: -26px auto auto 50%;
    margin-inline-start: calc(var(--_cg-cw) / -2);
    transform: translate(calc(var(--n) * 27px), calc(var(--n) * var(--n) * 4px)) rotate(calc(var(--n) * 9deg));
  }

  .cards :nth-child(1) {
    --n: -1.5;
  }

  .cards :nth-child(2) {
    --n: -0.5;
  }

  .cards :nth-child(3) {
    --n: 0.5;
  }

  .cards :nth-child(4) {
    --n: 1.5;
  }

  h2 {
    margin: 8px 0 2px;
    font:
      600 24px/1.15 ui-serif,
      'Iowan Old Style',
      Charter,
      Georgia,
      'Times New Roman',
      serif;
    letter-spacing: -0.012em;
  }

  p {
    margin: 0 0 12px;
    color: color-mix(in srgb, var(--_ink) 70%, transparent);
  }

  .figures {
    display: flex;
    justify-content: center;
    gap: 18px;
    margin-block-end: 14px;
    color: color-mix(in srgb, var(--_ink) 70%, transparent);
    font-variant-numeric: tabular-nums;
  }

  b {
    color: var(--_ink);
    font-weight: 650;
  }

  button {
    border: 0;
    border-radius: 10px;
    padding: 0 18px;
    block-size: 44px;
    background: var(--_felt);
    color: #fff;
    font: 650 14px/1 var(--_font);
    cursor: pointer;
    touch-action: manipulation;
  }

  button:focus-visible {
    outline: 3px solid var(--_ink);
    outline-offset: 2px;
  }
`;
