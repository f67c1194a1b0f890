import { ContextProvider } from '@lit/context';
import { fixture, html } from '@open-wc/testing';
import { expect } from 'chai';
import '../../src/define.js';
import { gameContext, type GameContext } from '../../src/controllers/context.js';
import type { PileView } from '../../src/controllers/view.js';
import type { CanfieldPile } from '../../src/define.js';
import { cardOf } from '../../src/engine/cards.js';
import { partsOf, type Place } from '../../src/engine/position.js';
import { en } from '../../src/messages/en.js';

/** Cards from the bottom as text; `##` lies face down. */
const seen = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => (one === '##' ? null : cardOf(one)));

function pileView(cell: Place, cards: string, given: Partial<PileView> = {}): PileView {
  const shown = seen(cards);
  return {
    cell,
    place: cell,
    ...partsOf(cell)!,
    count: shown.length,
    cards: shown,
    spread: shown.length,
    run: Math.min(1, shown.length),
    held: 0,
    isDragged: false,
    isTarget: false,
    movable: 0,
    refusals: 0,
    slot: { kind: 'plain' },
    draw: 3,
    ...given,
  };
}

/** Piles in a table that tells them what to show, without a game behind it. */
class Table {
  readonly #provider: ContextProvider<typeof gameContext>;

  private constructor(
    readonly board: HTMLElement,
    views: readonly PileView[],
  ) {
    this.#provider = new ContextProvider(board, { context: gameContext, initialValue: this.#context(views) });
    board.append(
      ...views.map(({ cell }) => {
        const pile = document.createElement('canfield-pile');
        pile.place = cell;
        return pile;
      }),
    );
  }

  static async lay(...views: readonly PileView[]): Promise<Table> {
    const table = new Table(await fixture<HTMLElement>(html`<div class="board"></div>`), views);
    // What the layout's sheet sets.
    const style =
      '--_cg-cw: 60px; --_cg-ihb: .33; --_cg-igb: .065; --_cg-stroke: 17; --_cg-ou: .4; --_cg-od: .1; --_cg-least: .2; --_cg-room: 5; --_cg-wx: .4; --_cg-wy: 0; --_cg-ry: 0; --_card: white; --_on-felt: white; --_accent: gold; position: relative';
    table.board.style.cssText = style;
    await table.drawn();
    return table;
  }

  #context(views: readonly PileView[]): GameContext {
    const view = { piles: new Map(views.map((pile) => [pile.cell, pile])) };
    return { view, messages: en, actions: {} } as unknown as GameContext;
  }

  async show(...views: readonly PileView[]): Promise<void> {
    this.#provider.setValue(this.#context(views));
    await this.drawn();
  }

  get piles(): CanfieldPile[] {
    return [...this.board.querySelectorAll('canfield-pile')];
  }

  async drawn(): Promise<void> {
    await Promise.all(this.piles.map((pile) => pile.updateComplete));
  }
}

const all = (pile: CanfieldPile | undefined, selector: string) => [
  ...pile!.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const cardsOf = (pile: CanfieldPile | undefined) => all(pile, '[part~=card]');
const classesOf = (pile: CanfieldPile | undefined, name: string) =>
  cardsOf(pile).map((card) => card.classList.contains(name));

describe('canfield-pile', () => {
  it('renders when its own slice is another object, and only then', async () => {
    const [waste, column] = [pileView('waste', '7H'), pileView('tableau:0', '9C 8D')];
    const table = await Table.lay(waste, column);
    const rendered: Place[] = [];
    for (const pile of table.piles) {
      const render = Reflect.get(pile, 'render') as () => unknown;
      Reflect.set(pile, 'render', () => {
        rendered.push(pile.place);
        return render.call(pile);
      });
    }
    await table.show(pileView('waste', '7H 2C'), column);
    expect(rendered).to.deep.equal(['waste']);
    await table.show(pileView('waste', '7H 2C'), column);
    expect(rendered).to.deep.equal(['waste', 'waste']);
    expect(cardsOf(table.piles[0])).to.have.length(2);
  });

  it('tells its slice of the view', async () => {
    const view = pileView('waste', '7H');
    const table = await Table.lay(view);
    expect(table.piles[0]!.pile).to.equal(view);
    expect(document.createElement('canfield-pile').pile).to.equal(undefined);
  });

  it('shows another pile when its place changes', async () => {
    const [waste, column] = [pileView('waste', '7H'), pileView('tableau:0', '9C 8D')];
    const table = await Table.lay(waste, column);
    const [pile] = table.piles;
    pile!.place = 'tableau:0';
    await pile!.updateComplete;
    expect(cardsOf(pile)).to.have.length(2);
    expect(pile!.getAttribute('place')).to.equal('tableau:0');
  });

  it('numbers the cards from the bottom, those that are not drawn too', async () => {
    const table = await Table.lay(pileView('waste', '2C 7H 9D', { count: 12, spread: 2 }));
    expect(cardsOf(table.piles[0]).map((card) => card.dataset['index'])).to.deep.equal(['9', '10', '11']);
  });

  it('says nothing of a card that lies face down', async () => {
    const table = await Table.lay(pileView('tableau:0', '## ## QS'));
    const [first, second, top] = cardsOf(table.piles[0]);
    expect(first!.childElementCount).to.equal(0);
    expect(first!.part.value).to.equal('card card-down');
    // The number in the pile is all that differs.
    const inWords = (card: HTMLElement) => card.outerHTML.replace(/data-index="\d+"|style="[^"]*"/g, '');
    expect(inWords(first!)).to.equal(inWords(second!));
    expect(top!.part.value).to.equal('card card-up card-court');
    expect(top!.querySelectorAll('path').length).to.be.greaterThan(2);
  });

  it('turns a card up', async () => {
    const table = await Table.lay(pileView('tableau:0', '## ##'));
    await table.show(pileView('tableau:0', '## 5H'));
    expect(classesOf(table.piles[0], 'down')).to.deep.equal([true, false]);
    await table.show(pileView('tableau:0', '## ##'));
    expect(classesOf(table.piles[0], 'down')).to.deep.equal([true, true]);
    expect(cardsOf(table.piles[0])[1]!.childElementCount).to.equal(0);
  });

  it('lays a column’s cards by what lies under each of them', async () => {
    const table = await Table.lay(pileView('tableau:0', '## 5H ## QS JH'));
    const tops = cardsOf(table.piles[0]).map((card) => card.getBoundingClientRect().top);
    const steps = tops.slice(1).map((top, i) => Math.round(top - tops[i]!));
    expect(steps).to.deep.equal([6, 24, 6, 24]);
  });

  it('fans the waste, with the card beneath squared under the first', async () => {
    const table = await Table.lay(pileView('waste', '2C 7H 9D TS', { count: 20, spread: 3 }));
    const lefts = cardsOf(table.piles[0]).map((card) => Math.round(card.getBoundingClientRect().left));
    expect(lefts.map((left) => left - lefts[0]!)).to.deep.equal([0, 0, 24, 48]);
  });

  it('draws every face whole, the ten too', async () => {
    const table = await Table.lay(pileView('tableau:0', 'AC 2D 3S 4H 5C 6D 7S 8H 9C TD JS QH KC'));
    for (const card of cardsOf(table.piles[0])) {
      const box = card.getBoundingClientRect();
      for (const path of card.querySelectorAll('.rank, .suit')) {
        const { left, right, width } = path.getBoundingClientRect();
        expect(width).to.be.greaterThan(3);
        expect(left).to.be.at.least(box.left);
        expect(right).to.be.at.most(box.right);
      }
    }
  });

  it('shows how many cards the stock and a covered reserve have', async () => {
    const table = await Table.lay(
      pileView('stock', '## ##', { count: 31, spread: 1 }),
      pileView('reserve:0', '## 4C', { count: 12, spread: 1 }),
      pileView('reserve:1', '9H 4C'),
      pileView('waste', '2C 4C', { count: 12, spread: 1 }),
    );
    const counts = table.piles.map((pile) => all(pile, '[part=count]').map(({ textContent }) => textContent));
    expect(counts).to.deep.equal([['31'], ['12'], [], []]);
  });

  describe('of cards in hand', () => {
    it('raises those that are selected', async () => {
      const table = await Table.lay(pileView('tableau:0', '9C 8D 7S', { held: 2, movable: 3 }));
      expect(classesOf(table.piles[0], 'held')).to.deep.equal([false, true, true]);
    });

    it('leaves an outline of those that are dragged, and the card beneath as it is', async () => {
      const table = await Table.lay(pileView('tableau:0', '9C 8D 7S', { held: 2, isDragged: true, movable: 3 }));
      const [beneath, first, second] = cardsOf(table.piles[0]);
      expect(getComputedStyle(beneath!.firstElementChild!).visibility).to.equal('visible');
      expect(getComputedStyle(first!).visibility).to.equal('visible');
      expect(getComputedStyle(first!).outlineStyle).to.equal('dashed');
      expect(getComputedStyle(first!.firstElementChild!).visibility).to.equal('hidden');
      expect(getComputedStyle(second!).visibility).to.equal('hidden');
    });

    it('marks where they may go: the top card, or the slot', async () => {
      const table = await Table.lay(
        pileView('tableau:0', '9C 8D', { isTarget: true }),
        pileView('tableau:1', '', { isTarget: true }),
        pileView('tableau:2', '9C'),
      );
      const targets = table.piles.map((pile) => all(pile, '.target').map((one) => one.part.value));
      expect(targets).to.deep.equal([['card card-up'], ['slot'], []]);
    });
  });

  it('marks the cards that can be lifted', async () => {
    const table = await Table.lay(pileView('tableau:0', '## 9C 8D', { movable: 2 }));
    expect(classesOf(table.piles[0], 'movable')).to.deep.equal([false, true, true]);
    expect(cardsOf(table.piles[0]).map((card) => getComputedStyle(card).touchAction)).to.deep.equal([
      'pan-y pinch-zoom',
      'pinch-zoom',
      'pinch-zoom',
    ]);
  });

  describe('when empty shows', () => {
    const slotOf = async (cell: Place, slot: PileView['slot']) => {
      const table = await Table.lay(pileView(cell, '', { slot }));
      return all(table.piles[0], '[part=slot]')[0]!;
    };

    it('the rank and suit that a foundation starts with', async () => {
      const slot = await slotOf('foundation:0', { kind: 'rank', rank: 8, suit: 1 });
      expect(slot.querySelectorAll('path')).to.have.length(2);
    });

    it('the rank that a column takes', async () => {
      const slot = await slotOf('tableau:0', { kind: 'rank', rank: 12, suit: null });
      expect(slot.querySelectorAll('path')).to.have.length(1);
    });

    it('whether the waste can be turned over, and how often still', async () => {
      const redeal = (isPossible: boolean, left: number) => slotOf('stock', { kind: 'redeal', isPossible, left });
      expect((await redeal(true, Infinity)).textContent.trim()).to.equal('');
      expect((await redeal(true, 2)).textContent.trim()).to.equal('2');
      const drawing = (slot: HTMLElement) => slot.querySelector('path')!.getAttribute('d');
      expect(drawing(await redeal(false, 0))).not.to.equal(drawing(await redeal(true, 2)));
      expect((await redeal(false, 2)).classList.contains('dim')).to.equal(true);
    });

    it('nothing where anything may come', async () => {
      expect((await slotOf('tableau:0', { kind: 'gap', takes: 'any' })).childElementCount).to.equal(0);
    });
  });

  describe('when something was refused', () => {
    const { matchMedia } = window;
    afterEach(() => {
      window.matchMedia = matchMedia;
    });

    const animationsOf = (pile: CanfieldPile | undefined) => [
      ...pile!.getAnimations(),
      ...pile!.shadowRoot!.getAnimations(),
    ];

    const refused = async () => {
      const table = await Table.lay(pileView('tableau:0', '9C'));
      const [pile] = table.piles;
      expect(animationsOf(pile)).to.have.length(0);
      await table.show(pileView('tableau:0', '9C', { refusals: 1 }));
      const animated = animationsOf(pile).map(({ effect }) => effect as KeyframeEffect);
      await table.show(pileView('tableau:0', '9C 8D', { refusals: 1 }));
      expect(animationsOf(pile).length, 'once for each').to.be.at.most(1);
      return animated.map((effect) => ({ target: effect.target, keys: Object.keys(effect.getKeyframes()[0]!) }));
    };

    it('nudges', async () => {
      const [one, ...others] = await refused();
      expect(others).to.have.length(0);
      expect(one!.keys).to.include('translate');
    });

    it('flashes an outline instead where the reader wants less motion', async () => {
      window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(prefers-reduced-motion: reduce)' });
      const [one, ...others] = await refused();
      expect(others).to.have.length(0);
      expect(one!.keys).not.to.include('translate');
      expect(one!.keys.some((key) => key.startsWith('outline'))).to.equal(true);
    });
  });
});
