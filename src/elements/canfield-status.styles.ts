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

  .bar {
    box-sizing: border-box;
    display: flex;
    align-items: baseline;
    gap: 12px;
    padding: 12px 12px 9px;
  }

  .title {
    min-inline-size: 0;
    overflow: hidden;
    font-size: 14px;
    font-weight: 650;
    letter-spacing: -0.005em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* What finds no room wraps out of sight: the deal's number first. */
  .stats {
    flex: 1 0 11em;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 14px;
    block-size: 1.3em;
    overflow: hidden;
    color: color-mix(in srgb, var(--_on-felt) 82%, transparent);
    font-variant-numeric: tabular-nums;
  }

  span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  b {
    color: var(--_on-felt);
    font-weight: 650;
  }

  .progress {
    block-size: 2px;
    margin-inline: 12px;
    border-radius: 2px;
    overflow: hidden;
    background: color-mix(in srgb, #000 22%, transparent);
  }

  .done {
    block-size: 100%;
    background: var(--_accent);
    transform: scaleX(var(--_cg-done));
    transform-origin: 0 0;
  }

  .done:dir(rtl) {
    transform-origin: 100% 0;
  }

  @container (width >= 560px) {
    /* The line runs under the toolbar too, across the whole table. */
    .progress {
      position: absolute;
      inset-inline: 16px;
      margin: 0;
    }

    .bar {
      flex-direction: column;
      align-items: stretch;
      justify-content: center;
      gap: 1px;
      block-size: 46px;
      padding-block: 4px 0;
      padding-inline: 16px 0;
    }

    .stats {
      flex: none;
      justify-content: start;
      font-size: 12.5px;
    }

    :host {
      padding-block-end: 2px;
    }
  }

  @container (width >= 900px) {
    .progress {
      inset-inline: 24px;
    }

    .bar {
      flex-direction: row;
      align-items: center;
      justify-content: start;
      gap: 18px;
      padding-inline-start: 24px;
    }

    .title {
      font-size: 16px;
    }

    .stats {
      flex: 1 0 11em;
      font-size: 13px;
    }
  }

  @media (forced-colors: active) {
    .progress {
      forced-color-adjust: none;
      background: GrayText;
    }
  }
`;
