import { fixture, html } from '@open-wc/testing';
import { expect } from 'chai';
import '../../src/define.js';
import type { CanfieldGame, CanfieldPile } from '../../src/define.js';
import { SUIT_CLASSES } from '../../src/elements/glyphs.js';
import {
  cardText,
  parseMove,
  rankOf,
  suitOf,
  type Move,
  type Place,
  type PositionJSON,
} from '../../src/engine/index.js';
import { mouse, touch, type MouseStep, type TouchStep } from './commands.js';

/** A point of the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a hand moves: by mouse, or by a finger (Chromium only). */
export type Pointer = 'mouse' | 'finger';

interface Opening {
  variant?: string;
  seed?: string | number;
  /** A position to begin with instead of a deal. */
  position?: PositionJSON;
  /** Width of the container in px. */
  width?: number;
}

/** A card as a test names it: `7H`, or the pile whose top it is, `reserve:0`. */
type Named = string;

const isPlace = (name: string): name is Place => /^(stock|waste|(reserve|foundation|tableau):\d+)$/.test(name);

/**
 * A game in a page as a person meets it: looks at what is drawn, and plays it with real input. Piles
 * are named by where they are shown: foundations by suit.
 */
export class Game {
  readonly #told: CustomEvent[] = [];

  private constructor(readonly el: CanfieldGame) {
    for (const type of ['before-deal', 'deal', 'before-move', 'move', 'win', 'error'])
      el.addEventListener(`canfield-${type}`, (event) => this.#told.push(event as CustomEvent));
  }

  static async open({ variant = 'canfield', seed = 7, position, width = 680 }: Opening = {}): Promise<Game> {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.width = `${width}px`;
    const el = document.createElement('canfield-game');
    el.variant = variant;
    el.seed = seed;
    const game = new Game(el);
    box.append(el);
    await el.settled;
    if (position) {
      el.deal({ position });
      await el.settled;
    }
    return game;
  }

  /** The events told so far of a type, `move` for canfield-move. */
  told(type: string): readonly CustomEvent<Record<string, unknown>>[] {
    return this.#told.filter((event) => event.type === `canfield-${type}`) as CustomEvent<Record<string, unknown>>[];
  }

  /** All that is public of the state: what an action that does nothing leaves as it is. */
  get snap(): string {
    const { moveCount, canUndo, canRedo, status, seed } = this.el;
    return [this.el.toText(), JSON.stringify({ moveCount, canUndo, canRedo, status, seed })].join('\n');
  }

  pileElement(cell: string): CanfieldPile {
    return this.el.shadowRoot!.querySelector<CanfieldPile>(`canfield-pile[place="${cell}"]`)!;
  }

  /** The drawn cards of a pile, from the bottom. */
  cardElements(cell: string): HTMLElement[] {
    return [...this.pileElement(cell).shadowRoot!.querySelectorAll<HTMLElement>('[data-index]')];
  }

  /** The cell that shows a place of the engine. */
  cellOf(place: Place): Place {
    return [...this.el.view!.piles.values()].find((pile) => pile.place === place)!.cell;
  }

  /** Where a card lies: its pile and its number among the drawn ones; a pile's name stands for its top. */
  #find(named: Named): { cell: Place; drawn: number } {
    const { piles } = this.el.view!;
    if (isPlace(named)) return { cell: named, drawn: piles.get(named)!.cards.length - 1 };
    for (const { cell, cards } of piles.values()) {
      const drawn = cards.findLastIndex((card) => card !== null && cardText(card) === named);
      if (drawn >= 0) return { cell, drawn };
    }
    throw new Error(`${named} is not to be seen:\n${this.el.toText()}`);
  }

  /** A point on what is seen of a card, or on the empty slot of a pile. */
  pointOn(named: Named): Point {
    const { cell, drawn } = this.#find(named);
    return this.#pointOn(cell, drawn);
  }

  #pointOn(cell: Place, drawn: number): Point {
    const elements = this.cardElements(cell);
    const box = (elements[drawn] ?? this.pileElement(cell)).getBoundingClientRect();
    const next = elements[drawn + 1]?.getBoundingClientRect();
    // Of a card that another one covers, the strip that shows.
    const width = next && next.x > box.x + 1 ? next.x - box.x : box.width;
    const height = next && next.y > box.y + 1 ? next.y - box.y : box.height;
    const isCoveredFromRight = next !== undefined && next.x < box.x - 1;
    const x = isCoveredFromRight ? (next.right + box.right) / 2 : box.x + width / 2;
    return { x, y: box.y + height / 2 };
  }

  /** Presses and lets go, with the small travel of a human hand. */
  async click(named: Named, pointer: Pointer = 'mouse'): Promise<void> {
    const { x, y } = this.pointOn(named);
    await this.press(pointer, { x, y }, { x: x + 1, y: y + 1 });
  }

  /** A press at one point that is let go at another. */
  async press(pointer: Pointer, from: Point, to: Point): Promise<void> {
    if (pointer === 'mouse') await mouse({ type: 'down', ...from }, { type: 'up', ...to });
    else await touch({ type: 'touchStart', points: [from] }, { type: 'touchMove', points: [to] }, { type: 'touchEnd' });
    await this.el.settled;
  }

  /** Drags a card, with those on it, to a pile: a press, some travel, and the release. */
  async drag(named: Named, cell: string, pointer: Pointer = 'mouse'): Promise<void> {
    const { cell: from, drawn } = this.#find(named);
    await this.dragFrom(from, drawn, cell, pointer);
  }

  async dragFrom(from: Place, drawn: number, cell: string, pointer: Pointer = 'mouse'): Promise<void> {
    const start = this.#pointOn(from, drawn);
    // The hand holds the card where it took it: that point must come to lie where it lies on the target.
    const lead = this.cardElements(from)[drawn]!.getBoundingClientRect();
    const target = this.#landing(cell);
    const end = { x: target.x + (start.x - lead.x), y: target.y + (start.y - lead.y) };
    await this.gesture(pointer, [start, along(start, end, 0.2), along(start, end, 0.7), end]);
  }

  /** The upper left corner of the top card or slot of a pile. */
  #landing(cell: string): Point {
    const box = (this.cardElements(cell).at(-1) ?? this.pileElement(cell)).getBoundingClientRect();
    return { x: box.x, y: box.y };
  }

  /** A press at the first point that travels through the others and is let go at the last one. */
  async gesture(pointer: Pointer, [first, ...rest]: readonly Point[]): Promise<void> {
    if (pointer === 'mouse') {
      const last = rest.at(-1) ?? first!;
      const moves = rest.map((point): MouseStep => ({ type: 'move', ...point }));
      await mouse({ type: 'down', ...first! }, ...moves, { type: 'up', ...last });
    } else {
      const moves = rest.map((point): TouchStep => ({ type: 'touchMove', points: [point] }));
      await touch({ type: 'touchStart', points: [first!] }, ...moves, { type: 'touchEnd' });
    }
    await this.el.settled;
  }

  /** Makes a move of the engine's with the pointer: a click on the stock, else a drag. */
  async move(move: Move | string, pointer: Pointer = 'mouse'): Promise<void> {
    const { from, to, count } = typeof move === 'string' ? parseMove(move) : move;
    if (from === 'stock' || to === 'stock') return this.click('stock', pointer);
    const cell = this.cellOf(from);
    const drawn = this.el.view!.piles.get(cell)!.cards.length - count;
    await this.dragFrom(cell, drawn, this.cellOf(to), pointer);
  }

  /** Every pile's box on the screen, by cell. */
  boxes(): Map<Place, DOMRect> {
    return new Map(
      [...this.el.view!.piles.keys()].map((cell) => [cell, this.pileElement(cell).getBoundingClientRect()]),
    );
  }

  /** The cells that are marked while the top cards of a pile are dragged; they go back. */
  async marksOf(cell: Place, count: number): Promise<readonly Place[]> {
    const from = this.#pointOn(cell, this.el.view!.piles.get(cell)!.cards.length - count);
    await mouse({ type: 'down', ...from }, { type: 'move', x: from.x, y: from.y + 12 });
    await this.el.settled;
    const marked = [...this.el.view!.piles.values()].filter(({ isTarget }) => isTarget).map((pile) => pile.cell);
    await mouse({ type: 'move', ...from }, { type: 'up' });
    await this.el.settled;
    return marked;
  }

  /** What is seen, in the lines that `toText` writes, made of the view. */
  #viewText(): string[] {
    const text = (card: number | null) => (card === null ? '##' : cardText(card));
    return [...this.el.view!.piles.values()].map(({ kind, place, count, cards }) => {
      const number = kind === 'stock' || kind === 'waste' ? '' : ` ${Number(place.split(':')[1]) + 1}`;
      const isOpen = kind === 'tableau' || (kind === 'reserve' && cards.length === count && !cards.includes(null));
      const seen = isOpen ? cards.map(text).join(' ') : `${count}: ${text(cards.at(-1) ?? null)}`;
      return `${kind}${number} ${count === 0 ? '-' : seen}`;
    });
  }

  /**
   * Whether what is drawn is the game: the view tells what the position holds, each pile draws the cards
   * that the view tells, in their order and on the table, and nothing is left of a drag.
   */
  expectConsistent(): void {
    const { view } = this.el;
    expect(this.#viewText().sort()).to.deep.equal(this.el.toText().split('\n').slice(1).sort());
    const table = this.el.shadowRoot!.querySelector('.board')!.getBoundingClientRect();
    for (const { cell, cards, count } of view!.piles.values()) {
      const drawn = this.cardElements(cell);
      expect(
        drawn.map((card) => Number(card.dataset['index'])),
        cell,
      ).to.deep.equal(cards.map((_, i) => count - cards.length + i));
      drawn.forEach((element, i) => {
        const card = cards[i]!;
        const label = `${cell} card ${i}`;
        expect(element.part.contains('card-down'), `${label} lies face down`).to.equal(card === null);
        if (card !== null)
          expect([...element.classList], label).to.include.members([`r${rankOf(card)}`, SUIT_CLASSES[suitOf(card)]]);
        const box = element.getBoundingClientRect();
        expect(box.left, label).to.be.at.least(table.left - 6);
        expect(box.right, label).to.be.at.most(table.right + 6);
        expect(element.style.translate, label).to.equal('');
      });
    }
    const total = [...view!.piles.values()].reduce((sum, { count }) => sum + count, 0);
    expect(total, 'cards in all piles').to.equal(view!.total);
    expect(this.el.shadowRoot!.querySelector('.drag')!.matches(':popover-open'), 'cards float').to.equal(false);
    expect(this.el.matches(':state(dragging)')).to.equal(false);
  }
}

/** A point on the way from one to another. */
export const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
