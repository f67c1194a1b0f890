import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
  }

  :host([hidden]) {
    display: none;
  }

  /* Nothing that the page says of text reaches the game, and the host may be laid out in any way. */
  .sizer {
    all: initial;
    display: block;
    inline-size: 100%;
    container: canfield / inline-size;
    /* Where the page asks how wide it wants to be (a dialog, a float): as on a small phone. */
    contain-intrinsic-inline-size: 320px;
    /* Cards that are raised stay below what the page raises. */
    isolation: isolate;
    color: var(--_on-felt);
    font: 500 13px/1.3 var(--_font);
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }

  .frame {
    position: relative;
    display: grid;
    grid-template: 'status' auto 'board' auto 'toolbar' auto / minmax(0, 1fr);
    border-radius: var(--_radius);
    overflow: clip;
    background: radial-gradient(
      120% 90% at 50% 0,
      color-mix(in oklab, var(--_felt), #fff 6%),
      var(--_felt) 45%,
      var(--_felt-edge) 130%
    );
    box-shadow:
      inset 0 0 0 1px color-mix(in srgb, #000 16%, transparent),
      inset 0 1px 0 1px color-mix(in srgb, #fff 9%, transparent);
  }

  canfield-status {
    grid-area: status;
  }

  canfield-toolbar {
    grid-area: toolbar;
  }

  .board {
    grid-area: board;
    position: relative;
    margin: 10px auto 12px;
    touch-action: pan-y pinch-zoom;
    -webkit-user-select: none;
    user-select: none;
  }

  canfield-pile {
    position: absolute;
  }

  @container canfield (width >= 560px) {
    .frame {
      grid-template: 'status toolbar' auto 'board board' auto / minmax(0, 1fr) auto;
    }

    .board {
      margin-block: 16px 18px;
    }
  }

  @container canfield (width >= 900px) {
    .board {
      margin-block: 18px 24px;
    }
  }

  /* In the top layer: no clipped or transformed column of the page holds it. */
  .drag {
    position: fixed;
    inset: 0 auto auto 0;
    margin: 0;
    border: 0;
    padding: 0;
    overflow: visible;
    background: none;
    pointer-events: none;
    --_cg-sd: var(--_cg-od);
    --_cg-su: var(--_cg-ou);
    inline-size: var(--_cg-cw);
    block-size: calc(var(--_cg-cw) * 1.4);
    rotate: 1.6deg;
    transform-origin: 50% 0;
  }
`;
