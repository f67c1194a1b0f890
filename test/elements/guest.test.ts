import { fixture, html } from '@open-wc/testing';
import { expect } from 'chai';
import '../../src/define.js';
import type { CanfieldGame } from '../../src/define.js';
import { engine, mouse } from '../support/commands.js';
import { along, Game } from '../support/game.js';
import { LAST_CARD, MIDDLE } from '../support/tables.js';

/** What a failed test left in the page would lie in the way of those after it. */
afterEach(async () => {
  await mouse({ type: 'up' });
  for (const element of document.querySelectorAll('iframe, dialog, canfield-game')) element.remove();
});

describe('a page that moves and bends the element', () => {
  it('A30: keeps the game when it is moved in the page', async () => {
    const game = await Game.open({ variant: 'triple', seed: 7 });
    for (let n = 0; n < 10; n++) game.el.play(game.el.legalMoves()[0]!);
    const before = game.snap;
    const other = document.createElement('div');
    document.body.append(other);
    other.attachShadow({ mode: 'open' }).append(game.el);
    await game.el.settled;
    expect(game.snap).to.equal(before);
    game.expectConsistent();
    document.body.append(game.el);
    await game.el.settled;
    expect(game.snap).to.equal(before);
    game.expectConsistent();
    game.el.remove();
    other.remove();
  });

  for (const [how, style] of Object.entries({
    'a scaled column': 'transform: scale(.7); transform-origin: 0 0',
    'a zoomed column': 'zoom: 1.3',
    'a column that clips': 'overflow: hidden; height: 400px',
    'a right-to-left column': 'direction: rtl',
  }))
    it(`in ${how} drags and drops where the pointer is`, async function () {
      // Firefox and WebKitGTK apply the CSS property `zoom` again to each registered length that is inherited (a
      // browser's own zoom is none): the table is too wide there.
      if (style.startsWith('zoom') && engine !== 'chromium') this.skip();
      const game = await Game.open({ position: MIDDLE, width: 600 });
      const box = game.el.parentElement!;
      box.style.cssText += style;
      if (style.includes('rtl')) box.dir = 'rtl';
      await game.el.settled;
      const from = game.pointOn('TC');
      const home = game.cardElements('tableau:3')[0]!.getBoundingClientRect();
      const target = game.cardElements('tableau:2')[0]!.getBoundingClientRect();
      const to = { x: from.x + target.x - home.x, y: from.y + target.y - home.y };
      await mouse({ type: 'down', ...from }, { type: 'move', ...along(from, to, 0.5) }, { type: 'move', ...to });
      await game.el.settled;
      const card = game.el.shadowRoot!.querySelector('.drag')!.firstElementChild!.getBoundingClientRect();
      // The card is tilted and lifted a little: its MIDDLE and its size are near.
      expect(card.x + card.width / 2).to.be.closeTo(target.x + target.width / 2, 5);
      expect(card.y + card.height / 2).to.be.closeTo(target.y + target.height / 2, 8);
      expect(card.width / target.width).to.be.closeTo(1.05, 0.06);
      await mouse({ type: 'up' });
      await game.el.settled;
      expect(game.told('move')).to.have.length(1);
      game.expectConsistent();
    });

  it('takes no attribute of the page for a card of its own', async () => {
    const game = await Game.open({ position: { ...MIDDLE, waste: [] } });
    game.el.parentElement!.dataset['index'] = '0';
    await game.click('waste');
    expect(game.el.view!.piles.get('waste')!.refusals).to.equal(0);
  });

  it('made read-only during a drag: the cards go back', async () => {
    const game = await Game.open({ position: MIDDLE });
    const before = game.snap;
    const from = game.pointOn('TC');
    const to = game.pointOn('JD');
    await mouse({ type: 'down', ...from }, { type: 'move', ...along(from, to, 0.5) }, { type: 'move', ...to });
    game.el.readonly = true;
    await game.el.settled;
    await mouse({ type: 'up' });
    await game.el.settled;
    expect(game.snap).to.equal(before);
    game.expectConsistent();
  });

  it('with another deal under a finger that is still down: the press means nothing', async () => {
    const game = await Game.open({ position: MIDDLE });
    const from = game.pointOn('TC');
    await mouse({ type: 'down', ...from });
    game.el.deal({ seed: 3 });
    await game.el.settled;
    await mouse({ type: 'up' });
    expect(game.el.moveCount).to.equal(0);
  });
});

describe('a page of any make', () => {
  for (const [how, tag, style] of [
    ['a dialog', 'dialog', ''],
    ['a float', 'div', 'float: left'],
    ['a positioned box', 'div', 'position: absolute'],
    ['an inline block', 'div', 'display: inline-block'],
    ['a centered grid', 'div', 'display: grid; place-items: center'],
    ['a row', 'div', 'display: flex'],
  ] as const)
    it(`shows the game in ${how} that asks how wide it wants to be`, async () => {
      const parent = document.createElement(tag);
      parent.style.cssText = style;
      parent.innerHTML = '<canfield-game seed="7"></canfield-game>';
      document.body.append(parent);
      if (parent instanceof HTMLDialogElement) parent.showModal();
      const el = parent.querySelector('canfield-game')!;
      await el.settled;
      expect(el.getBoundingClientRect().width).to.be.at.least(300);
      expect(el.scrollWidth).to.be.at.most(el.clientWidth + 1);
      parent.remove();
    });

  it('gives the host padding and border: nothing runs over', async () => {
    const game = await Game.open({ width: 400 });
    game.el.style.cssText = 'padding: 20px; border: 5px solid';
    expect(game.el.getBoundingClientRect().width).to.equal(400);
  });

  it('fixes the width of the cards: one panel on each court, at any', async () => {
    const game = await Game.open({ position: { ...MIDDLE, waste: ['KS'] } });
    for (const width of [49, 49.95, 50, 50.05, 51, 60]) {
      game.el.style.setProperty('--canfield-card-width', `${width}px`);
      const [card] = game.cardElements('waste');
      const box = card!.getBoundingClientRect();
      const inside = [...card!.querySelectorAll('.panel')].filter((panel) => {
        const { x, right } = panel.getBoundingClientRect();
        return x < box.right && right > box.x;
      });
      expect(inside, `${width} px`).to.have.length(1);
    }
  });

  it('sends the JSON of its rules late: the game is dealt by them as soon as they are there', async () => {
    const game = await Game.open({ seed: 7 });
    const script = document.createElement('script');
    script.type = 'application/json';
    game.el.append(script);
    await game.el.settled;
    script.textContent = '{ "tableau": { "piles": 6 } }';
    await new Promise((resolve) => setTimeout(resolve));
    await game.el.settled;
    expect(game.told('deal')).to.have.length(2);
    expect(game.el.view!.piles.has('tableau:5')).to.equal(true);
  });

  it('writes to its own rules: the game that is played stays, the next one follows', async () => {
    const rules = { tableau: { piles: 5 } };
    const el = await fixture<CanfieldGame>(html`<canfield-game seed="7" .rules=${rules}></canfield-game>`);
    await el.settled;
    rules.tableau.piles = 6;
    el.play('stock>waste*3');
    await el.settled;
    expect(el.moveCount).to.equal(1);
    el.deal();
    expect(el.view!.piles.has('tableau:5')).to.equal(true);
  });

  it('asks for another game while it is asked about one: it comes next', async () => {
    const game = await Game.open({ seed: 7 });
    game.el.addEventListener('canfield-before-deal', () => (game.el.variant = 'demon'), { once: true });
    game.el.variant = 'triple';
    await game.el.settled;
    await game.el.settled;
    expect(game.el.view!.variant).to.equal('demon');
  });

  it('takes the element to another document and back: it looks as before', async () => {
    const game = await Game.open({ seed: 7, width: 600 });
    const box = game.el.parentElement!;
    const looks = () => [...game.boxes().values()].map(({ width, height }) => [width, height].map(Math.round));
    const before = looks();
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width: 616px; height: 700px; border: 0';
    document.body.append(frame);
    // No room is lost to a scroll bar.
    frame.contentDocument!.documentElement.style.overflow = 'hidden';
    frame.contentDocument!.body.append(game.el);
    await game.el.settled;
    expect(looks()).to.deep.equal(before);
    expect(game.el.play('stock>waste*3')).to.equal(true);
    box.append(game.el);
    frame.remove();
    await game.el.settled;
    expect(looks()).to.deep.equal(before);
    expect(game.el.moveCount).to.equal(1);
    game.expectConsistent();
  });

  it('waits for an element that is not in the page: it is settled all the same', async () => {
    const el = document.createElement('canfield-game');
    document.body.append(el);
    await el.settled;
    el.remove();
    el.variant = 'triple';
    await el.settled;
  });

  it('has a link or something draggable around the game: cards are dragged, not that', async () => {
    for (const around of ['<a href="#there"></a>', '<div draggable="true"></div>']) {
      const game = await Game.open({ position: MIDDLE });
      const box = game.el.parentElement!;
      box.innerHTML = around;
      box.firstElementChild!.append(game.el);
      await game.el.settled;
      await game.drag('TC', 'tableau:2');
      expect(game.told('move'), around).to.have.length(1);
      game.expectConsistent();
      box.remove();
    }
  });

  it('shows a game that is won and read-only: without a button to deal anew', async () => {
    const game = await Game.open({
      position: LAST_CARD,
    });
    game.el.play('waste>foundation:0*1');
    await game.el.settled;
    const notice = game.el.shadowRoot!.querySelector('canfield-notice')!;
    await notice.updateComplete;
    expect(notice.shadowRoot!.querySelectorAll('button')).to.have.length(1);
    game.el.readonly = true;
    await game.el.settled;
    await notice.updateComplete;
    expect(notice.shadowRoot!.querySelectorAll('button')).to.have.length(0);
  });
});

describe('a player in a hurry', () => {
  it('bursts on the stock: its last redeal is not burnt, however long the burst', async () => {
    const game = await Game.open({ position: { ...MIDDLE, rules: { stock: { draw: 1, redeals: 1 } } } });
    const point = game.pointOn('stock');
    for (let n = 0; n < 12; n++) await mouse({ type: 'down', ...point, delay: 70 }, { type: 'up' });
    await game.el.settled;
    expect(game.told('move').map(({ detail }) => (detail['move'] as { from: string }).from)).to.deep.equal(
      Array.from({ length: 4 }, () => 'stock'),
    );
  });

  it('sends the last cards home with a click each, although columns are empty', async () => {
    const game = await Game.open({
      position: {
        ...MIDDLE,
        stock: [],
        waste: [],
        reserves: [[]],
        foundations: [['7H'], [], [], []],
        tableau: [['9H'], ['8H'], [], []],
      },
    });
    await game.click('8H');
    expect(game.told('move')).to.have.length(1);
    expect(game.el.view!.home).to.equal(2);
  });
});

describe('a reader without a pointer', () => {
  it('puts a selected run back with the key on its pile', async () => {
    const tableau = [['KH'], ['KD', 'QC', 'JH'], [], ['TC']];
    const game = await Game.open({ position: { ...MIDDLE, tableau, reserves: [[]], waste: [] } });
    const held = () => game.el.view!.piles.get('tableau:1')!.held;
    await game.click('QC');
    expect(held()).to.equal(2);
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true });
    game.pileElement('tableau:1').dispatchEvent(key);
    await game.el.settled;
    expect(held()).to.equal(0);
    expect(game.told('move')).to.have.length(0);
  });

  it('presses a pile as the button that it is', async () => {
    const game = await Game.open({ position: MIDDLE });
    game.pileElement('tableau:3').click();
    expect(game.told('move').map(({ detail }) => detail['by'])).to.deep.equal(['key']);
    game.pileElement('waste').click();
    await game.el.settled;
    expect(game.pileElement('waste').getAttribute('aria-pressed')).to.equal('true');
    expect(game.pileElement('tableau:0').getAttribute('aria-label')).to.match(/can take it$/);
    game.pileElement('tableau:0').click();
    await game.el.settled;
    expect(game.pileElement('waste').hasAttribute('aria-pressed')).to.equal(false);
    expect(game.told('move')).to.have.length(2);
  });

  it('takes the step back with Undo although a card is selected', async () => {
    const game = await Game.open({ position: MIDDLE });
    game.el.play('tableau:3>tableau:2*1');
    await game.click('waste');
    expect(game.el.undo()).to.equal(true);
    expect(game.el.moveCount).to.equal(0);
  });
});
