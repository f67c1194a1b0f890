import { html, nothing } from 'lit';
import type { GameView } from '../controllers/view.js';
import { cardTemplate } from './card.js';

/** The cards that are being dragged, in a fan of their own. */
export function dragTemplate(view: GameView) {
  const pile = [...view.piles.values()].find(({ isDragged }) => isDragged);
  if (!pile) return nothing;
  return html`${pile.cards.slice(-pile.held).map((card, index) => cardTemplate(card, { up: index, states: index < pile.held - 1 ? 'covered' : '' }))}`;
}
