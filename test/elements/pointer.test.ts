import { expect } from 'chai';
import { cardText, formatMove, type PositionJSON } from '../../src/engine/index.js';
import { engine, mouse, touch } from '../support/commands.js';
import { along, Game, type Pointer } from '../support/game.js';
import { MIDDLE } from '../support/tables.js';

const POINTERS: readonly Pointer[] = engine === 'chromium' ? ['mouse', 'finger'] : ['mouse'];

/** Positions in which the tops of waste, reserve and a column can each go to a foundation. */
const playable: PositionJSON = {
  variant: 'canfield',
  stock: ['2C', '5H', '6D', 'QD', 'JC', '3S', '4S'],
  waste: ['QC', '8D', '8H'],
  reserves: [['#2H', '#2D', '#8C', '8S']],
  foundations: [['7S'], ['7H'], ['7D'], ['7C']],
  tableau: [['KH', 'QS'], ['3D'], ['JS', 'TD'], ['4C']],
  base: '7',
  pass: 1,
};

for (const pointer of POINTERS)
  describe(`playing with ${pointer === 'mouse' ? 'the mouse' : 'a finger'}`, () => {
    it('draws with a click on the stock and turns the waste over when it is empty', async () => {
      const game = await Game.open({ position: { ...MIDDLE, stock: ['2C', '5C', '6C', '4H'] } });
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
      const game = await Game.open({ position: MIDDLE });
      await game.click('TC', pointer);
      expect(game.told('move').map(({ detail }) => formatMove(detail['move'] as never))).to.deep.equal([
        'tableau:3>tableau:2*1',
      ]);
    });

    it('selects a card where more places take it, and drops it with a click on one of them', async () => {
      const game = await Game.open({ position: MIDDLE });
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
      const game = await Game.open({ position: MIDDLE });
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
      const game = await Game.open({ position: MIDDLE });
      await game.click('waste', pointer);
      await game.click('waste', pointer);
      expect(game.told('move').map(({ detail }) => formatMove(detail['move'] as never))).to.deep.equal([
        'waste>foundation:0*1',
      ]);
    });

    it('refuses a card that no place takes, and changes nothing', async () => {
      const game = await Game.open({ position: MIDDLE });
      const before = game.snap;
      await game.click('reserve:0', pointer);
      expect(game.snap).to.equal(before);
      expect(game.el.view!.piles.get('reserve:0')!.refusals).to.equal(1);
    });

    it('drags a run to another column and a card to a foundation', async () => {
      const game = await Game.open({
        position: { ...MIDDLE, tableau: [['KD', 'QC'], ['AH', 'KS', 'QD', 'JC'], ['JD'], ['TC']], waste: ['9C'] },
      });
      await game.drag('QD', 'tableau:0', pointer);
      expect(game.told('move')).to.have.length(0);
      await game.drag('JD', 'tableau:0', pointer);
      await game.drag('TC', 'tableau:0', pointer);
      expect(game.el.toText()).to.contain('KD QC JD TC');
      game.expectConsistent();
    });

    it('never shows a column empty that the reserve fills', async () => {
      const game = await Game.open({ position: MIDDLE });
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
      let bursts = 0;
      for (const named of ['waste', 'reserve:0', 'tableau:0'] as const)
        for (const presses of [2, 3, 5])
          for (const apart of [40, 80, 150]) {
            const tableau = named === 'tableau:0' ? [['8S'], ['3D'], ['JS', 'TD'], ['4C']] : playable.tableau;
            const reserves = named === 'tableau:0' ? [['#2H', '#2D', '8C']] : playable.reserves;
            const waste = ['QC', '9H', '8H'];
            const game = await Game.open({ position: { ...playable, tableau, reserves, waste } });
            const point = game.pointOn(named);
            // A busy machine may press later than it is asked to: then it is no burst.
            const downs: number[] = [];
            game.el.addEventListener('pointerdown', ({ timeStamp }) => downs.push(timeStamp));
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
            const isBurst = downs.every((time, i) => i === 0 || time - downs[i - 1]! < 300);
            if (isBurst) {
              expect(game.told('move'), label).to.have.length(1);
              bursts++;
            }
            game.expectConsistent();
            game.el.remove();
          }
      expect(bursts).to.be.above(0);
      const game = await Game.open({ variant: 'triple', seed: 1 });
      for (let n = 0; n < 5; n++) await game.click('stock', pointer);
      expect(game.told('move')).to.have.length(5);
      expect(game.el.view!.piles.get('waste')!.count).to.equal(15);
    });

    it('A06: a burst of presses on the stock draws all of it and does not turn the waste over', async () => {
      const game = await Game.open({
        position: {
          ...MIDDLE,
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
        const game = await Game.open({ position: MIDDLE });
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
      const game = await Game.open({ position: MIDDLE });
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
