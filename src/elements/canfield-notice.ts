import { ContextConsumer } from '@lit/context';
import { html, nothing } from 'lit';
import { gameContext } from '../controllers/context.js';
import type { GameView } from '../controllers/view.js';
import type { Card } from '../engine/cards.js';
import { styles } from './canfield-notice.styles.js';
import { cardTemplate } from './card.js';
import { cardStyles } from './card.styles.js';
import { emphasized } from './emphasized.js';
import { StyledElement } from './styled-element.js';

/** The last card of the first foundation of each suit, as the foundations are shown. */
function lastCards({ piles }: GameView): readonly Card[] {
  const foundations = [...piles.values()].filter(({ kind }) => kind === 'foundation');
  const inSuit = foundations.length / 4;
  return foundations.flatMap(({ index, cards }) => (index % inSuit === 0 ? (cards.at(-1) ?? []) : []));
}

/**
 * The note at the end of a game that is won. It stands on the emptied table and holds nothing up:
 * undo takes it away again.
 *
 * @summary The note at the end of a game.
 *
 * @csspart note - The note.
 * @csspart button - Its button for a new deal.
 */
export class CanfieldNotice extends StyledElement {
  static override styles = [cardStyles, styles];

  readonly #context = new ContextConsumer(this, { context: gameContext, subscribe: true });

  protected override render() {
    const { value } = this.#context;
    const isWon = value?.view.status === 'won';
    return html`<div role="status">${isWon ? this.#renderWon() : nothing}</div>`;
  }

  #renderWon() {
    const { view, messages, actions } = this.#context.value!;
    return html`<div class="note" part="note">
      <div class="cards" aria-hidden="true">${lastCards(view).map((card) => cardTemplate(card))}</div>
      <h2>${messages.wonTitle(view.total)}</h2>
      <p>${messages.wonText(view.name)}</p>
      <div class="figures">
        <span>${emphasized(messages.moves(view.moveCount), messages.number(view.moveCount))}</span>
        ${view.seed === null ? nothing : html`<span>${emphasized(messages.deal(view.seed), view.seed)}</span>`}
      </div>
      ${
        view.isReadonly
          ? nothing
          : html`<button type="button" part="button" @click=${() => actions.newGame() && actions.focus()}>
              ${messages.newDeal}
            </button>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'canfield-notice': CanfieldNotice;
  }
}
