import { ContextConsumer } from '@lit/context';
import { html, nothing } from 'lit';
import { gameContext } from '../controllers/context.js';
import { styles } from './canfield-status.styles.js';
import { emphasized } from './emphasized.js';
import { vars } from './vars.js';
import { StyledElement } from './styled-element.js';

/**
 * What is being played and how far it is: the game's name, cards home, moves, the deal's number, and
 * a line that grows. It stands in every `<canfield-game>`, and works as a child of one too.
 *
 * @summary The name of a game and how far it is.
 *
 * @csspart title - The game's name.
 * @csspart stats - Cards home, moves and the deal's number.
 * @csspart progress - The line that grows with the cards home.
 */
export class CanfieldStatus extends StyledElement {
  static override styles = styles;

  readonly #context = new ContextConsumer(this, { context: gameContext, subscribe: true });

  protected override render() {
    const { value } = this.#context;
    if (!value) return nothing;
    const { name, home, total, moveCount, seed } = value.view;
    const { messages } = value;
    return html`<div class="bar">
        <div class="title" part="title">${name}</div>
        <div class="stats" part="stats">
          <span dir="auto" aria-hidden="true">${emphasized(messages.home(home, total), messages.number(home))}</span>
          <span dir="auto">${emphasized(messages.moves(moveCount), messages.number(moveCount))}</span>
          ${seed === null ? nothing : html`<span dir="auto">${emphasized(messages.deal(seed), seed)}</span>`}
        </div>
      </div>
      <div
        class="progress"
        part="progress"
        role="progressbar"
        aria-label=${messages.progress}
        aria-valuenow=${home}
        aria-valuemax=${total}
        aria-valuetext=${messages.homeInWords(home, total)}
      >
        <div class="done" ${vars({ '--_cg-done': home / total })}></div>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'canfield-status': CanfieldStatus;
  }
}
