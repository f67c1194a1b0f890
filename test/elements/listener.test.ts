import { fixture, html } from '@open-wc/testing';
import { expect } from 'chai';
import '../../src/define.js';
import { gameContext, type CanfieldGame, type GameContext } from '../../src/define.js';
import { Game } from '../support/game.js';
import { LAST_CARD, MIDDLE } from '../support/tables.js';

describe('a page that listens', () => {
  it('keeps the same game when it sets the same seed again, as number or text', async () => {
    const el = await fixture<CanfieldGame>(html`<canfield-game .seed=${7}></canfield-game>`);
    await el.settled;
    el.play('stock>waste*3');
    el.seed = 7;
    await el.settled;
    el.seed = '7';
    await el.settled;
    expect(el.moveCount).to.equal(1);
  });

  it('and cancels a drop: the cards go back', async () => {
    const game = await Game.open({ position: MIDDLE });
    const before = game.snap;
    game.el.addEventListener('canfield-before-move', (event) => event.preventDefault(), { once: true });
    await game.drag('TC', 'tableau:2');
    expect(game.snap).to.equal(before);
    game.expectConsistent();
    await game.drag('TC', 'tableau:2');
    expect(game.told('move')).to.have.length(1);
  });

  it('and plays another move when it is asked: that one counts', async () => {
    const game = await Game.open({ position: MIDDLE });
    game.el.addEventListener('canfield-before-move', () => game.el.play('stock>waste*3'), { once: true });
    expect(game.el.play('tableau:3>tableau:2*1')).to.equal(false);
    expect(game.el.moveCount).to.equal(1);
    expect(game.told('move').map(({ detail }) => detail['moveCount'])).to.deep.equal([1]);
    expect(game.el.view!.piles.get('waste')!.count).to.equal(6);
  });

  it('and deals another seed when it is asked: that one is told', async () => {
    const game = await Game.open({ seed: 7 });
    game.el.addEventListener(
      'canfield-before-deal',
      (event) => {
        event.preventDefault();
        game.el.deal({ seed: 42 });
      },
      { once: true },
    );
    expect(game.el.deal()).to.equal(false);
    expect(game.el.seed).to.equal('42');
    expect(game.el.view!.seed).to.equal('42');
  });

  it('and cancels New: the seed that the page fixed deals the next game it asks for', async () => {
    const game = await Game.open({ seed: 7 });
    game.el.deal();
    game.el.addEventListener('canfield-before-deal', (event) => event.preventDefault(), { once: true });
    game.el.deal();
    game.el.variant = 'double';
    await game.el.settled;
    expect(game.el.view).to.include({ variant: 'double', seed: '7' });
  });

  it('and asks for another game as soon as it is told of one', async () => {
    const el = document.createElement('canfield-game');
    el.addEventListener('canfield-deal', () => (el.variant = 'triple'), { once: true });
    document.body.append(el);
    await el.settled;
    await el.settled;
    expect(el.view!.variant).to.equal('triple');
    el.remove();
  });

  it('and deals on the winning move: the win is told all the same', async () => {
    const game = await Game.open({
      position: LAST_CARD,
    });
    game.el.addEventListener('canfield-move', () => game.el.deal(), { once: true });
    game.el.play('waste>foundation:0*1');
    expect(game.told('win')).to.have.length(1);
  });

  it('and writes to what it is told: the game is not changed by it', async () => {
    const game = await Game.open({ position: MIDDLE });
    game.el.addEventListener('canfield-move', ({ detail }) => Object.assign(detail.move!, { count: 9 }));
    game.el.play('stock>waste*3');
    game.el.undo();
    expect(game.told('before-move').map(({ detail }) => (detail['move'] as { count: number }).count)).to.deep.equal([
      3, 3,
    ]);
  });

  it('never learns what a card is that lies face down', async () => {
    for (const variant of ['canfield', 'superior', 'american-toad', 'triple', 'quadruple-trigon']) {
      const game = await Game.open({ variant, seed: 5 });
      const seen = () => new Set(game.el.toText().match(/\b[A23456789TJQK][CSHD]\b/g));
      game.el.addEventListener('canfield-move', ({ detail }) => {
        const visible = seen();
        const buried = game.el.view!.piles.get('waste')!.count > 0 || detail.home > 0;
        const told = [...detail.cards, ...detail.consequences.map(({ card }) => card)];
        // Cards that were seen may be buried in the waste or on a foundation; none may lie face down.
        if (detail.by === 'undo' && detail.move?.from === 'stock') expect(told).to.deep.equal([]);
        if (!buried) expect(told.filter((card) => !visible.has(card))).to.deep.equal([]);
      });
      for (let n = 0; n < 120; n++) {
        const moves = game.el.legalMoves();
        if (n % 3 === 2 || moves.length === 0) game.el.undo();
        else game.el.play(moves[n % moves.length]!);
      }
    }
  });

  it('gets no way to hidden cards by the context', async () => {
    const game = await Game.open({ seed: 7 });
    let told: GameContext | undefined;
    const event = new Event('context-request', { bubbles: true, composed: true });
    Object.assign(event, { context: gameContext, callback: (value: GameContext) => (told = value) });
    game.pileElement('stock').dispatchEvent(event);
    expect(Object.keys(told!)).to.have.members(['view', 'messages', 'actions']);
    expect(Object.keys(told!.actions)).to.have.members(['newGame', 'restart', 'undo', 'redo', 'focus']);
  });

  it('A27: two deals with the same visible cards make the same page', async () => {
    const hidden = [
      { stock: ['2C', '3C', '5C', '6C'], reserves: [['#2H', '#2D', '3D']] },
      { stock: ['6C', '2H', '2D', '5C'], reserves: [['#3C', '#2C', '3D']] },
    ];
    const pages = [];
    for (const changes of hidden) {
      const game = await Game.open({ position: { ...MIDDLE, ...changes } });
      game.el.play('tableau:3>tableau:2*1');
      game.el.undo();
      await game.el.settled;
      const roots = [game.el, ...game.el.shadowRoot!.querySelectorAll('*')].flatMap(
        ({ shadowRoot }) => shadowRoot ?? [],
      );
      pages.push(
        JSON.stringify([
          roots.map((root) => root.innerHTML.replace(/lit\$\d+\$/g, '')),
          game.el.toText(),
          [...game.el.view!.piles],
        ]),
      );
    }
    expect(pages[1]).to.equal(pages[0]);
  });
});
