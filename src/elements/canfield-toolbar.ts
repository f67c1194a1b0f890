import { ContextConsumer } from '@lit/context';
import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { gameContext, type GameContext } from '../controllers/context.js';
import { styles } from './canfield-toolbar.styles.js';
import { ICONS } from './glyphs.js';
import { StyledElement } from './styled-element.js';

/** A button: its name is the key of its text, its icon and its part. */
interface Button {
  readonly name: 'newGame' | 'restart' | 'undo' | 'redo';
  readonly isEnabled: (view: GameContext['view']) => boolean;
}

/** The buttons in order, in groups of two. */
const BUTTONS: readonly Button[] = [
  { name: 'newGame', isEnabled: ({ isReadonly }) => !isReadonly },
  { name: 'restart', isEnabled: ({ isReadonly, moveCount }) => !isReadonly && moveCount > 0 },
  { name: 'undo', isEnabled: ({ isReadonly, canUndo }) => !isReadonly && canUndo },
  { name: 'redo', isEnabled: ({ isReadonly, canRedo }) => !isReadonly && canRedo },
];

/**
 * The buttons of a game: New, Restart, Undo, Redo. It stands in every `<canfield-game>`, and works
 * as a child of one too, next to buttons of the page's own.
 *
 * @summary The buttons of a game.
 *
 * @csspart toolbar - The row of buttons.
 * @csspart button - Each button, with `button-new`, `button-restart`, `button-undo` or `button-redo`.
 */
export class CanfieldToolbar extends StyledElement {
  static override styles = styles;

  readonly #context = new ContextConsumer(this, { context: gameContext, subscribe: true });
  /** The one button that Tab reaches; arrow keys go on from there. */
  @state() private current = 0;

  protected override render() {
    const { value } = this.#context;
    if (!value) return nothing;
    const { view, messages } = value;
    return html`<div
      class="toolbar"
      part="toolbar"
      role="toolbar"
      aria-label=${messages.toolbar}
      @keydown=${this.#onKeydown}
    >
      ${BUTTONS.map(
        ({ name, isEnabled }, i) =>
          html`<button
            type="button"
            part="button button-${name === 'newGame' ? 'new' : name}"
            aria-label=${messages[name]}
            title=${messages[name]}
            aria-disabled=${isEnabled(view) ? 'false' : 'true'}
            tabindex=${i === this.current ? 0 : -1}
            @click=${() => this.#act(i)}
            @focus=${() => (this.current = i)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]}></path></svg>
            <span class="word">${messages[name]}</span>
          </button>`,
      )}
    </div>`;
  }

  #act(index: number): void {
    const { value } = this.#context;
    const { name, isEnabled } = BUTTONS[index]!;
    if (value && isEnabled(value.view)) value.actions[name]();
  }

  /** Buttons that cannot be used now keep their place among the others: the focus is never lost. */
  #onKeydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const onward = this.matches(':dir(rtl)') ? -1 : 1;
    const last = buttons.length - 1;
    const next = {
      ArrowRight: this.current + onward,
      ArrowLeft: this.current - onward,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(next, last))]!.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'canfield-toolbar': CanfieldToolbar;
  }
}
