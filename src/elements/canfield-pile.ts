import { ContextConsumer } from '@lit/context';
import { html, nothing, svg } from 'lit';
import { property } from 'lit/decorators.js';
import { gameContext } from '../controllers/context.js';
import type { PileView } from '../controllers/view.js';
import type { Card } from '../engine/cards.js';
import type { Place } from '../engine/position.js';
import { styles } from './canfield-pile.styles.js';
import { cardTemplate } from './card.js';
import { cardStyles } from './card.styles.js';
import { ICONS, indexWidth, RANK_DRAWINGS, SUIT_PATHS } from './glyphs.js';
import { setVars } from './vars.js';
import { StyledElement } from './styled-element.js';

/** A rank, and beside it a suit where it must be that one. */
function ghost(rank: number, suit: number | null) {
  const { width, path, classes } = RANK_DRAWINGS[rank]!;
  return html`<svg class="ghost r${rank}" viewBox="0 0 ${suit === null ? width : indexWidth(rank)} 100">
    <path class=${classes} d=${path}></path>
    ${suit === null ? nothing : svg`<path class="suit" d=${SUIT_PATHS[suit]!}></path>`}
  </svg>`;
}

/** A turning arrow, with how often the waste may still be turned over where that is limited; or a crossed ring. */
function redealIcon(left: number) {
  return html`<svg class="icon" viewBox="0 0 24 24"><path d=${left > 0 ? ICONS.restart : ICONS.over}></path></svg>
    ${left > 0 && left < Infinity ? html`<span class="left">${left}</span>` : nothing}`;
}

/**
 * One pile of a game, inside `<canfield-game>`: the stock, the waste, a reserve, a foundation or a
 * column. It shows what the game's view says of it and renders when that changes.
 *
 * @summary A pile of a game.
 *
 * @csspart slot - What is seen where no card lies.
 * @csspart card - Each card, with `card-up` or `card-down`, and `card-court` for jacks, queens and kings.
 * @csspart count - How many cards lie in the stock or in a covered reserve.
 */
export class CanfieldPile extends StyledElement {
  static override styles = [cardStyles, styles];

  /** Which pile: `stock`, `waste`, `reserve:0`, `foundation:5`, `tableau:3`; foundations are counted as they are shown, by suit. */
  @property({ reflect: true }) place: Place = 'stock';

  readonly #context = new ContextConsumer(this, { context: gameContext, subscribe: true });
  /** What is drawn. */
  #shown: PileView | undefined;

  /** What is shown of this pile; undefined outside a game. */
  get pile(): PileView | undefined {
    return this.#context.value?.view.piles.get(this.place);
  }

  protected override shouldUpdate(): boolean {
    return !this.hasUpdated || this.pile !== this.#shown;
  }

  protected override render() {
    const { pile } = this;
    if (!pile) return nothing;
    const { kind, count, spread } = pile;
    const isCounted = count > spread && (kind === 'stock' || kind === 'reserve');
    return html`${this.#renderSlot(pile)}${this.#renderCards(pile)}${
      isCounted ? html`<span class="count" part="count" aria-hidden="true">${count}</span>` : nothing
    }`;
  }

  protected override updated(): void {
    const before = this.#shown;
    const { pile } = this;
    this.#shown = pile;
    if (!pile) return;
    const covered = pile.cards.slice(pile.cards.length - pile.spread, -1);
    const downs = covered.filter((card) => card === null).length;
    setVars(this, { '--_cg-nd': downs, '--_cg-nu': covered.length - downs });
    if (before && before.cell === pile.cell && pile.refusals > before.refusals) this.#refuse();
  }

  /** Templates by their place in the list, not by key: a pile grows and shrinks at its end. */
  #renderCards(pile: PileView) {
    const { count, cards, spread } = pile;
    let down = 0;
    let up = 0;
    return cards.map((card, i) => {
      const index = count - cards.length + i;
      const template = cardTemplate(card, { index, down, up, states: this.#statesOf(pile, card, count - index) });
      // Cards that are not spread all lie where the first spread one lies.
      if (count - index <= spread) {
        if (card === null) down++;
        else up++;
      }
      return template;
    });
  }

  /** A card's states as classes; `fromTop` counts from 1, the top card. */
  #statesOf({ spread, movable, held, isDragged, isTarget }: PileView, card: Card | null, fromTop: number): string {
    // Under cards that are dragged away the next one shows whole.
    const top = isDragged ? held + 1 : 1;
    const states = [fromTop > spread ? 'squared' : fromTop > top ? 'covered' : 'top'];
    if (fromTop <= movable && card !== null) states.push('movable');
    if (fromTop <= held) states.push(isDragged ? (fromTop === held ? 'away' : 'gone') : 'held');
    if (fromTop === 1 && isTarget) states.push('target');
    return states.join(' ');
  }

  #renderSlot({ kind, slot, count, isTarget }: PileView) {
    // A reserve that is gone stays so.
    const isDim = kind === 'reserve' || (slot.kind === 'redeal' && !slot.isPossible);
    const classes = `slot${count === 0 && isTarget ? ' target' : ''}${isDim ? ' dim' : ''}`;
    return html`<div class=${classes} part="slot" aria-hidden="true">
      ${
        slot.kind === 'rank'
          ? ghost(slot.rank, slot.suit)
          : slot.kind === 'redeal' && count === 0
            ? redealIcon(slot.left)
            : nothing
      }
    </div>`;
  }

  /** Shows once that what was tried here cannot be: a nudge, or a flash where the reader wants less motion. */
  #refuse(): void {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill) {
      this.animate({ translate: ['0', '-4px', '4px', '-2px', '0'] }, 200);
      return;
    }
    const shown = [...this.renderRoot.querySelectorAll('.slot, .card')].at(-1);
    shown?.animate(
      { outline: ['3px solid var(--_accent)', '3px solid transparent'], outlineOffset: ['1px', '1px'] },
      400,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'canfield-pile': CanfieldPile;
  }
}
