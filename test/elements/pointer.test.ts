import { expect } from 'chai';
import { laneAt } from '../../src/controllers/lanes.js';
import {
  cardText,
  formatMove,
  VARIANTS,
  type Place,
  type PositionJSON,
  type VariantId,
} from '../../src/engine/index.js';
import { engine, mouse, touch } from '../support/commands.js';
import { along, Game, type Pointer } from '../support/game.js';

const POINTERS: readonly Pointer[] = engine === 'chromium' ? ['mouse', 'finger'] : ['mouse'];

/** Positions in which the tops of waste, reserve and a column can each go to a foundation. */
const playable: PositionJSON = {
  variant: 'canfield',
  stock: ['2C', '5H', '6D', 'QD', 'JC', '3S', '4S'],
  waste: ['QC', '8D', '8H'],
  reserves: [['#2H', '#2D', '8C', '8S'].map((card, i) => (i < 3 && !card.startsWith('#') ? `#${card}` : card))],
  foundations: [['7S'], ['7H'], ['7D'], ['7C']],
  tableau: [['KH', 'QS'], ['3D'], ['JS', 'TD'], ['4C']],
  base: '7',
  pass: 1,
};

/** The queen of spades has two places, the ten of clubs one, the three of diamonds none. */
const middle: PositionJSON = {
  variant: 'canfield',
  stock: ['2C'],
  waste: ['9C', '8C', 'QS'],
  reserves: [['#2H', '#2D', '3D']],
  foundations: [['7S', '8S', '9S', 'TS', 'JS'], ['7H'], [], []],
  tableau: [['KH'], ['5D'], ['JD'], ['TC']],
  base: '7',
  pass: 1,
};

for (const pointer of POINTERS)
  describe(`playing with ${pointer === 'mouse' ? 'the mouse' : 'a finger'}`, () => {
    it('draws with a click on the stock and turns the waste over when it is empty', async () => {
      const game = await Game.open({ position: { ...middle, stock: ['2C', '5C', '6C', '4H'] } });
      await game.click('stock', pointer);
      expect(game.el.view!.piles.get('stock')!.count).to.equal(1);
      await game.click('stock', pointer);
      await new Promise((resolve) => setTimeout(resolve, 320));
      await game.click('stock', pointer);
      expect(game.told('move').map(({ detail }) => formatMove(detail['move'] as never))).to.deep.equal([
        'stock>waste*3',
        'stock>waste*1',
        'waste>stock*7',
      ]);
      game.expectConsistent();
    });

    it('moves a card with a click where one place takes it', async () => {
      const game = await Game.open({ position: middle });
      await game.click('TC', pointer);
      expect(game.told('move').map(({ detail }) => formatMove(detail['move'] as never))).to.deep.equal([
        'tableau:3>tableau:2*1',
      ]);
    });

    it('selects a card where more places take it, and drops it with a click on one of them', async () => {
      const game = await Game.open({ position: middle });
      const targets = () =>
        [...game.el.view!.piles.values()].filter(({ isTarget }) => isTarget).map(({ cell }) => cell);
      await game.click('waste', pointer);
      expect(game.told('move')).to.have.length(0);
      expect(targets()).to.deep.equal(['foundation:0', 'tableau:0']);
      await wait(360);
      await game.click('tableau:0', pointer);
      expect(game.told('move').map(({ detail }) => formatMove(detail['move'] as never))).to.deep.equal([
        'waste>tableau:0*1',
      ]);
      expect(targets()).to.deep.equal([]);
    });

    it('puts a selected card back with a click on it, on another pile or on the felt', async () => {
      const game = await Game.open({ position: middle });
      const before = game.snap;
      const held = () => game.el.view!.piles.get('waste')!.held;
      for (const away of ['waste', 'reserve:0']) {
        await game.click('waste', pointer);
        expect(held()).to.equal(1);
        await wait(360);
        await game.click(away, pointer);
        expect(held(), away).to.equal(0);
        await wait(360);
      }
      await game.click('waste', pointer);
      const board = game.el.shadowRoot!.querySelector('.board')!.getBoundingClientRect();
      const felt = { x: board.x + board.width / 2, y: board.bottom - 2 };
      await game.press(pointer, felt, felt);
      expect(held()).to.equal(0);
      expect(game.snap).to.equal(before);
    });

    it('plays a card to its foundation with a double-click, though other places take it', async () => {
      const game = await Game.open({ position: middle });
      await game.click('waste', pointer);
      await game.click('waste', pointer);
      expect(game.told('move').map(({ detail }) => formatMove(detail['move'] as never))).to.deep.equal([
        'waste>foundation:0*1',
      ]);
    });

    it('refuses a card that no place takes, and changes nothing', async () => {
      const game = await Game.open({ position: middle });
      const before = game.snap;
      await game.click('reserve:0', pointer);
      expect(game.snap).to.equal(before);
      expect(game.el.view!.piles.get('reserve:0')!.refusals).to.equal(1);
    });

    it('drags a run to another column and a card to a foundation', async () => {
      const game = await Game.open({
        position: { ...middle, tableau: [['KD', 'QC'], ['AH', 'KS', 'QD', 'JC'], ['JD'], ['TC']], waste: ['9C'] },
      });
      await game.drag('QD', 'tableau:0', pointer);
      expect(game.told('move')).to.have.length(0);
      await game.drag('JD', 'tableau:0', pointer);
      await game.drag('TC', 'tableau:0', pointer);
      expect(game.el.toText()).to.contain('KD QC JD TC');
      game.expectConsistent();
    });

    it('never shows a column empty that the reserve fills', async () => {
      const game = await Game.open({ position: middle });
      const counts: number[] = [];
      const pile = game.pileElement('tableau:3');
      const look = new MutationObserver(() => counts.push(game.cardElements('tableau:3').length));
      look.observe(pile.shadowRoot!, { childList: true, subtree: true, attributes: true });
      await game.click('TC', pointer);
      look.disconnect();
      expect(counts).not.to.include(0);
      expect(game.el.view!.piles.get('tableau:3')!.cards.map((card) => cardText(card!))).to.deep.equal(['3D']);
    });

    it('A06: of quick presses at one point one card moves, and each on the stock draws', async function () {
      this.timeout(60_000);
      for (const named of ['waste', 'reserve:0', 'tableau:0'] as const)
        for (const presses of [2, 3, 5])
          for (const apart of [40, 80, 150]) {
            const tableau = named === 'tableau:0' ? [['8S'], ['3D'], ['JS', 'TD'], ['4C']] : playable.tableau;
            const reserves = named === 'tableau:0' ? [['#2H', '#2D', '8C']] : playable.reserves;
            const waste = ['QC', '9H', '8H'];
            const game = await Game.open({ position: { ...playable, tableau, reserves, waste } });
            const point = game.pointOn(named);
            for (let n = 0; n < presses; n++) {
              const down = { delay: n > 0 ? apart : 0 };
              if (pointer === 'mouse')
                await mouse({ type: 'down', ...point, ...down }, { type: 'up', x: point.x + 1, y: point.y });
              else
                await touch(
                  { type: 'touchStart', points: [point], ...down },
                  { type: 'touchMove', points: [{ x: point.x + 1, y: point.y }] },
                  { type: 'touchEnd' },
                );
            }
            await game.el.settled;
            const label = `${named}, ${presses} presses ${apart} ms apart`;
            expect(game.told('move'), label).to.have.length(1);
            game.expectConsistent();
            game.el.remove();
          }
      const game = await Game.open({ variant: 'triple', seed: 1 });
      for (let n = 0; n < 5; n++) await game.click('stock', pointer);
      expect(game.told('move')).to.have.length(5);
      expect(game.el.view!.piles.get('waste')!.count).to.equal(15);
    });

    it('A06: a burst of presses on the stock draws all of it and does not turn the waste over', async () => {
      const game = await Game.open({
        position: {
          ...middle,
          variant: 'american-toad',
          reserves: [['3D']],
          foundations: [['7S'], [], [], [], [], [], [], []],
          tableau: [['KH'], ['5D'], [], [], [], [], [], []],
          stock: ['2C', '3C', '4C'],
        },
      });
      const point = game.pointOn('stock');
      for (let n = 0; n < 5; n++)
        await (pointer === 'mouse'
          ? mouse({ type: 'down', ...point }, { type: 'up' })
          : touch({ type: 'touchStart', points: [point] }, { type: 'touchEnd' }));
      await game.el.settled;
      expect(game.told('move').map(({ detail }) => formatMove(detail['move'] as never))).to.deep.equal([
        'stock>waste*1',
        'stock>waste*1',
        'stock>waste*1',
      ]);
    });

    it('A10: a press that travels a little is a click, a long one with travel and back is none', async () => {
      for (const far of [0, 2, 4, 7, 10]) {
        const game = await Game.open({ position: middle });
        const from = game.pointOn('TC');
        const to = { x: from.x + far, y: from.y };
        if (pointer === 'mouse')
          await mouse({ type: 'down', ...from }, { type: 'move', ...to, delay: 60 }, { type: 'up' });
        else
          await touch(
            { type: 'touchStart', points: [from] },
            { type: 'touchMove', points: [to], delay: 60 },
            { type: 'touchEnd' },
          );
        await game.el.settled;
        expect(game.told('move'), `${far} px`).to.have.length(1);
        game.expectConsistent();
        game.el.remove();
      }
      const game = await Game.open({ position: middle });
      const before = game.snap;
      const from = game.pointOn('TC');
      const away = { x: from.x + 60, y: from.y };
      await game.gesture(pointer, [from, along(from, away, 0.5), away, along(from, away, 0.5), from]);
      expect(game.snap).to.equal(before);
      expect(game.el.view!.piles.get('tableau:3')!.held).to.equal(0);
      await game.drag('TC', 'tableau:2', pointer);
      expect(game.told('move')).to.have.length(1);
    });
  });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('A08: a drag that ends in any way', () => {
  afterEach(() => mouse({ type: 'up' }));

  /** Starts to drag the ten of clubs with the mouse; the button stays down. */
  async function dragging(): Promise<{ game: Game; before: string }> {
    const game = await Game.open({ position: middle });
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
        const game = await Game.open({ position: middle });
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
      const game = await Game.open({ position: middle });
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
      const game = await Game.open({ position: middle });
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
  ...middle,
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
      const game = await Game.open({ position: middle });
      document.body.append(below);
      window.scrollTo(0, 560);
      const from = game.pointOn('TC');
      const home = game.cardElements('tableau:3')[0]!.getBoundingClientRect();
      const grip = { x: home.x - from.x, y: home.y - from.y };
      const expectUnder = (point: { x: number; y: number }) => {
        const box = game.el.shadowRoot!.querySelector('.drag')!.firstElementChild!.getBoundingClientRect();
        const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        // The card is tilted and a little larger: its middle is what stays.
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

describe('A17: every pile takes what the rules let it take', function () {
  this.timeout(60_000);

  const FILLERS = '3C 4C 5D 6C 3S 4H 5S 6H 3D 4D 5C 6D 3H 4S 5H 6S'.split(' ');

  /** Positions in which the top of the waste goes to one pile alone: to each column, and to each foundation's cell. */
  function* goals(variant: VariantId): Generator<{ cell: Place; position: PositionJSON }> {
    const { rules } = VARIANTS[variant];
    const { piles } = rules.tableau;
    const base = rules.foundations.base === 'A' ? 'A' : '7';
    const bare = {
      variant,
      stock: [],
      reserves: Array.from({ length: rules.reserve.piles }, () => ['TD']),
      base,
      pass: 1,
    } as const;
    const foundations = (started: readonly string[]) =>
      Array.from({ length: rules.foundations.count }, (_, i) => (started[i] ? [started[i]] : []));
    for (let column = 0; column < piles; column++) {
      const tableau = Array.from({ length: piles }, (_, i) => [
        i === column ? (rules.tableau.build === 'suit' ? '9S' : '9H') : FILLERS[i]!,
      ]);
      yield {
        cell: `tableau:${column}`,
        position: { ...bare, waste: ['8S'], foundations: foundations([`${base}H`]), tableau },
      };
    }
    const inSuit = rules.foundations.count / 4;
    for (const [block, suit] of [...'SHDC'].entries())
      for (let started = 0; started < inSuit; started++)
        yield {
          cell: `foundation:${block * inSuit + started}`,
          position: {
            ...bare,
            waste: [`${base}${suit}`],
            foundations: foundations(Array.from({ length: started }, () => `${base}${suit}`)),
            tableau: Array.from({ length: piles }, (_, i) => [FILLERS[i]!]),
          },
        };
  }

  for (const variant of ['canfield', 'superior', 'american-toad', 'triple', 'quadruple-trigon'] as VariantId[])
    it(`of ${variant}: by a real drop, and takes nothing else`, async () => {
      const game = await Game.open({ variant, width: 680 });
      const cells = [...game.el.view!.piles.keys()];
      let wrong = 0;
      for (const { cell, position } of goals(variant)) {
        expect(game.el.deal({ position })).to.equal(true);
        await game.el.settled;
        // The next pile in turn that does not take the card and lies apart from the one that does. A foundation's
        // cell passes it on to the right one.
        const isUp = cell.startsWith('foundation');
        const boxes = game.boxes();
        const takers = isUp ? cells.filter((one) => one.startsWith('foundation')) : [cell];
        const isApart = (other: Place) => {
          const { x, y, width } = boxes.get(other)!;
          return laneAt({ x, y, width, height: width * 1.4 }, { x, y }, takers, boxes, 1e4) === null;
        };
        do wrong = (wrong + 1) % cells.length;
        while (cells[wrong] === 'waste' || !isApart(cells[wrong]!));
        const before = game.snap;
        const moves = game.told('move').length;
        await game.drag('waste', cells[wrong]!);
        expect(game.snap, `${position.waste.at(-1)} to ${cells[wrong]}`).to.equal(before);
        await game.drag('waste', cell);
        const told = game.told('move').slice(moves);
        expect(told, `${position.waste.at(-1)} to ${cell}`).to.have.length(1);
        expect(told[0]!.detail['by']).to.equal('pointer');
        expect(game.el.view!.piles.get(cell)!.count).to.equal(isUp ? 1 : 2);
      }
      game.expectConsistent();
    });

  for (const variant of ['canfield', 'superior', 'american-toad', 'triple', 'quadruple-trigon'] as VariantId[])
    it(`of ${variant}: marks and lanes are the legal moves, for every card and pile of a game`, async () => {
      const game = await Game.open({ variant, seed: 11, width: 680 });
      let pairs = 0;
      for (let round = 0; round < 12; round++) {
        const legal = game.el.legalMoves();
        const boxes = game.boxes();
        for (const pile of game.el.view!.piles.values())
          for (let count = 1; count <= pile.movable; count++) {
            const allowed = legal.filter(
              (move) => move.from === pile.place && move.count === count && move.to !== 'stock',
            );
            const marked = await game.marksOf(pile.cell, count);
            expect(marked.filter((cell) => !cell.startsWith('foundation')).sort()).to.deep.equal(
              allowed
                .map(({ to }) => to)
                .filter((to) => !to.startsWith('foundation'))
                .sort(),
            );
            expect(marked.filter((cell) => cell.startsWith('foundation'))).to.have.length(
              allowed.filter(({ to }) => to.startsWith('foundation')).length,
            );
            // A card that lies just where the pile's next card would lie is in that pile's lane, if it is marked.
            for (const [cell, box] of boxes) {
              const card = { x: box.x, y: box.y, width: box.width, height: box.width * 1.4 };
              expect(laneAt(card, { x: box.x + 1, y: box.y + 1 }, marked, boxes, 1e4) === cell).to.equal(
                marked.includes(cell),
              );
              pairs++;
            }
          }
        expect(game.el.moveCount).to.equal(3 * round);
        for (let n = 0; n < 3; n++) game.el.play(game.el.legalMoves()[round % game.el.legalMoves().length]!);
        await game.el.settled;
      }
      expect(pairs).to.be.above(500);
    });
});
