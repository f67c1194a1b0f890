import { expect } from 'chai';
import { formatMove, type PositionJSON } from '../../src/engine/index.js';
import { engine, mouse, touch } from '../support/commands.js';
import { along, Game } from '../support/game.js';
import { MIDDLE } from '../support/tables.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('A08: a drag that ends in any way', () => {
  afterEach(() => mouse({ type: 'up' }));

  /** Starts to drag the ten of clubs with the mouse; the button stays down. */
  async function dragging(): Promise<{ game: Game; before: string }> {
    const game = await Game.open({ position: MIDDLE });
    const before = game.snap;
    const from = game.pointOn('TC');
    await mouse(
      { type: 'down', ...from },
      { type: 'move', x: from.x - 20, y: from.y },
      { type: 'move', x: from.x - 60, y: from.y + 10 },
    );
    await game.el.settled;
    expect(game.el.matches(':state(dragging)')).to.equal(true);
    return { game, before };
  }

  async function expectOver(game: Game, before: string): Promise<void> {
    await game.el.settled;
    expect(game.snap).to.equal(before);
    game.expectConsistent();
    await mouse({ type: 'up' });
    await game.el.settled;
    expect(game.snap).to.equal(before);
    await game.click('waste');
    expect(game.el.view!.piles.get('waste')!.held).to.equal(1);
    await game.drag('TC', 'tableau:2');
    expect(game.told('move')).to.have.length(1);
    game.expectConsistent();
  }

  const ways: Record<string, (game: Game) => void | Promise<void>> = {
    Escape: async () => {
      const { sendKeys } = await import('@web/test-runner-commands');
      await sendKeys({ press: 'Escape' });
    },
    'a window that loses the focus': () => void window.dispatchEvent(new Event('blur')),
    'a hidden tab': () => void document.dispatchEvent(new Event('visibilitychange')),
    'the element taken out and put back': ({ el }) => {
      const { parentNode } = el;
      el.remove();
      parentNode!.append(el);
    },
    'a dialog': async () => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
      await wait(50);
      dialog.close();
      dialog.remove();
    },
    'a cancelled pointer': (game) => {
      const board = game.el.shadowRoot!.querySelector('.board')!;
      // The mouse is pointer 1 in Chromium and WebKit, 0 in Firefox.
      const pointerId = [0, 1].find((id) => board.hasPointerCapture(id))!;
      board.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true, composed: true }));
    },
  };
  for (const [way, act] of Object.entries(ways))
    it(`by ${way}, puts the cards back, and the next click and drag work`, async () => {
      const { game, before } = await dragging();
      await act(game);
      await expectOver(game, before);
    });

  it('by the mouse let go outside the window, puts the cards back', async function () {
    // The drivers of the other engines move the mouse within the window only.
    if (engine !== 'chromium') this.skip();
    const { game, before } = await dragging();
    await mouse({ type: 'move', x: 2, y: -40 }, { type: 'up' });
    await expectOver(game, before);
  });

  it('by a new deal of the page, leaves nothing behind', async () => {
    const { game } = await dragging();
    game.el.deal({ seed: 3 });
    await game.el.settled;
    game.expectConsistent();
    await mouse({ type: 'up' });
    expect(game.el.moveCount).to.equal(0);
  });

  if (engine === 'chromium')
    for (const way of ['touchCancel', 'a second finger'] as const)
      it(`by ${way}, puts the cards back`, async () => {
        const game = await Game.open({ position: MIDDLE });
        const before = game.snap;
        const from = game.pointOn('TC');
        const to = { x: from.x - 60, y: from.y + 10 };
        await touch(
          { type: 'touchStart', points: [from] },
          { type: 'touchMove', points: [along(from, to, 0.4)] },
          { type: 'touchMove', points: [to] },
        );
        await game.el.settled;
        expect(game.el.matches(':state(dragging)')).to.equal(true);
        if (way === 'touchCancel') await touch({ type: 'touchCancel' });
        else
          await touch(
            {
              type: 'touchStart',
              points: [
                { ...to, id: 0 },
                { x: to.x + 80, y: to.y + 60, id: 1 },
              ],
            },
            { type: 'touchEnd' },
          );
        await game.el.settled;
        expect(game.snap).to.equal(before);
        game.expectConsistent();
        await game.drag('TC', 'tableau:2', 'finger');
        expect(game.told('move')).to.have.length(1);
      });
});

describe('A09: other buttons of the mouse', function () {
  // WebKitGTK's driver never lets go of another button than the left.
  if (engine === 'webkit') return;

  for (const button of ['right', 'middle'] as const) {
    it(`the ${button} one alone never moves a card`, async () => {
      const game = await Game.open({ position: MIDDLE });
      const before = game.snap;
      const from = game.pointOn('TC');
      const to = game.pointOn('JD');
      await mouse(
        { type: 'down', button, ...from },
        { type: 'move', ...along(from, to, 0.5) },
        { type: 'move', ...to },
        { type: 'up', button },
      );
      await mouse({ type: 'down', button, ...from }, { type: 'up', button });
      expect(game.snap).to.equal(before);
      game.expectConsistent();
    });

    it(`the ${button} one during a drag calls it off`, async () => {
      const game = await Game.open({ position: MIDDLE });
      const before = game.snap;
      const from = game.pointOn('TC');
      const to = game.pointOn('JD');
      await mouse(
        { type: 'down', ...from },
        { type: 'move', ...along(from, to, 0.5) },
        { type: 'move', ...along(from, to, 0.6) },
        { type: 'down', button },
        { type: 'up', button },
        { type: 'move', ...to },
        { type: 'up' },
      );
      await game.el.settled;
      expect(game.snap).to.equal(before);
      game.expectConsistent();
      await game.drag('TC', 'tableau:2');
      expect(game.told('move')).to.have.length(1);
    });
  }
});

/** A column of a long run and one that takes runs from it. */
const runs: PositionJSON = {
  ...MIDDLE,
  variant: 'triple',
  foundations: [['7S'], [], [], [], [], [], [], [], [], [], [], []],
  reserves: [['3D']],
  waste: [],
  stock: [],
  tableau: [
    ['KH', 'QS', 'JH', 'TS', '9H', '8S', '7H', '6S', '5H', '4S', '3H', '2S'],
    ['AC'],
    ['9D'],
    ['KD'],
    ['3C'],
    ['8D'],
    ['2D'],
  ],
};

describe('A13: long runs', () => {
  for (const [lead, column, count] of [
    ['QS', 'tableau:3', 11],
    ['8S', 'tableau:2', 7],
    ['KH', 'tableau:1', 12],
    ['2S', 'tableau:4', 0],
  ] as const)
    it(`of ${count || 'one card that does not fit'} dropped with the lead card on the column, or low in its lane`, async () => {
      for (const [dx, dy] of [
        [0, 0],
        [0.6, 0],
        [-0.6, 0],
        [0, -0.5],
        [0, 2],
      ] as const) {
        const game = await Game.open({ position: runs });
        const from = game.pointOn(lead);
        const [drawn] = game
          .cardElements('tableau:0')
          .map((card) => card.getBoundingClientRect())
          .filter(({ y, bottom }) => y <= from.y && bottom > from.y)
          .slice(-1);
        const { width } = drawn!;
        const target = game.cardElements(column).at(-1)!.getBoundingClientRect();
        const to = { x: target.x + (from.x - drawn!.x) + dx * width, y: target.y + (from.y - drawn!.y) + dy * width };
        await game.gesture('mouse', [from, along(from, to, 0.3), along(from, to, 0.8), to]);
        expect(
          game.told('move').map(({ detail }) => formatMove(detail['move'] as never)),
          `${dx}, ${dy}`,
        ).to.deep.equal(count ? [`tableau:0>${column}*${count}`] : []);
        game.expectConsistent();
        game.el.remove();
      }
    });

  it('between two columns go to the one that covers more of the lead card, and to the legal one', async () => {
    const position: PositionJSON = { ...runs, tableau: [['KH', 'QS'], ['KD'], ['KC'], ['AD'], [], [], []] };
    for (const [part, expected] of [
      [0.4, 'tableau:1'],
      [0.7, 'tableau:1'],
    ] as const) {
      const game = await Game.open({ position });
      const from = game.pointOn('QS');
      const [lead, one, two] = ['tableau:0', 'tableau:1', 'tableau:2'].map((cell) =>
        game.cardElements(cell).at(-1)!.getBoundingClientRect(),
      );
      const corner = { x: one!.x + (two!.x - one!.x) * part, y: one!.y };
      const to = { x: corner.x + (from.x - lead!.x), y: corner.y + (from.y - lead!.y) };
      await game.gesture('mouse', [from, along(from, to, 0.5), to]);
      expect(
        game.told('move').map(({ detail }) => (detail['move'] as { to: string }).to),
        String(part),
      ).to.deep.equal([expected]);
      game.el.remove();
    }
  });
});

describe('A14: a page that is scrolled', () => {
  it('keeps the dragged card under the pointer, also when it scrolls meanwhile', async () => {
    const above = document.createElement('div');
    const below = document.createElement('div');
    above.style.height = '700px';
    below.style.height = '3000px';
    document.body.prepend(above);
    try {
      const game = await Game.open({ position: MIDDLE });
      document.body.append(below);
      window.scrollTo(0, 560);
      const from = game.pointOn('TC');
      const home = game.cardElements('tableau:3')[0]!.getBoundingClientRect();
      const grip = { x: home.x - from.x, y: home.y - from.y };
      const expectUnder = (point: { x: number; y: number }) => {
        const box = game.el.shadowRoot!.querySelector('.drag')!.firstElementChild!.getBoundingClientRect();
        const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        // The card is tilted and a little larger: its MIDDLE is what stays.
        expect(center.x).to.be.closeTo(point.x + grip.x + home.width / 2, 4);
        expect(center.y).to.be.closeTo(point.y + grip.y + home.height / 2, 6);
      };
      const middleWay = { x: from.x - 40, y: from.y + 20 };
      await mouse(
        { type: 'down', ...from },
        { type: 'move', ...along(from, middleWay, 0.5) },
        { type: 'move', ...middleWay },
      );
      await game.el.settled;
      expectUnder(middleWay);
      window.scrollBy(0, 40);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expectUnder(middleWay);
      const target = game.cardElements('tableau:2')[0]!.getBoundingClientRect();
      const end = { x: target.x - grip.x, y: target.y - grip.y };
      await mouse({ type: 'move', ...end });
      expectUnder(end);
      await mouse({ type: 'up' });
      await game.el.settled;
      expect(game.told('move')).to.have.length(1);
      game.expectConsistent();
    } finally {
      above.remove();
      below.remove();
    }
  });
});
