import { expect } from 'chai';
import '../../src/define.js';
import { Game } from '../support/game.js';
import { MIDDLE } from '../support/tables.js';

/** Runs an action; fails on an error that nobody caught meanwhile, or on more warnings than `most`. */
async function quietly(action: () => unknown, most = 0): Promise<void> {
  const errors: unknown[] = [];
  let warned = 0;
  const { warn } = console;
  console.warn = () => void warned++;
  const onError = (event: ErrorEvent) => void errors.push(event.message);
  const onRejection = (event: PromiseRejectionEvent) => void errors.push(String(event.reason));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  try {
    await action();
    await new Promise((resolve) => setTimeout(resolve));
  } finally {
    console.warn = warn;
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  }
  expect(errors).to.deep.equal([]);
  expect(warned).to.be.at.most(most);
}

const circular: Record<string, unknown> = {};
circular['itself'] = circular;
const thrower = {
  get tableau() {
    throw new Error('a getter that throws');
  },
};
const ANYTHING: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  'x'.repeat(100_000),
  0,
  -1,
  NaN,
  Infinity,
  7n,
  true,
  Symbol('seed'),
  {},
  [],
  Object.create(null),
  circular,
  thrower,
  () => 7,
  document.body,
];

describe('a page that hands over anything', () => {
  for (const property of ['variant', 'rules', 'seed', 'draw', 'redeals', 'theme'] as const)
    it(`as ${property}: a game is there, with one warning at most, and no error`, async () => {
      for (const value of ANYTHING) {
        const el = document.createElement('canfield-game');
        await quietly(async () => {
          Object.assign(el, { [property]: value });
          document.body.append(el);
          await el.settled;
          expect(el.view?.total).to.equal(52);
          Object.assign(el, { [property]: null });
          await el.settled;
          Object.assign(el, { [property]: value });
          await el.settled;
          expect(el.view?.total).to.equal(52);
        }, 1);
        el.remove();
      }
    });

  it('to deal, play and the other calls: answers, and no error', async () => {
    const game = await Game.open({ seed: 7 });
    await quietly(async () => {
      for (const value of ANYTHING) {
        expect(game.el.play(value as never)).to.equal(false);
        expect(game.el.deal(value as never)).to.equal(true);
        expect(game.el.deal({ seed: value as never })).to.equal(true);
        if (value !== null && value !== undefined) expect(game.el.deal({ position: value as never })).to.equal(false);
      }
      await game.el.settled;
    }, 20);
    game.expectConsistent();
  });

  it('rules of a position that make no game: the game stays as it is', async () => {
    const game = await Game.open({ seed: 7 });
    const before = game.snap;
    for (const rules of [
      { stock: { draw: 0 } },
      { foundations: { count: 6 } },
      { tableau: { piles: 200 } },
      { fill: { auto: 7 } },
      { tableau: 7 },
      { decks: 1e9 },
    ])
      expect(game.el.deal({ position: { ...MIDDLE, rules: rules as never } })).to.equal(false);
    await game.el.settled;
    expect(game.snap).to.equal(before);
    expect(game.told('error')).to.have.length(6);
  });

  it('calls before the element is in the page', async () => {
    const el = document.createElement('canfield-game');
    expect([el.undo(), el.redo(), el.restart(), el.play('stock>waste*3')]).to.deep.equal([false, false, false, false]);
    expect([el.legalMoves(), el.toText(), el.moveCount, el.status, el.view]).to.deep.equal([
      [],
      '',
      0,
      'playing',
      null,
    ]);
    expect(el.deal({ position: MIDDLE })).to.equal(true);
    const text = el.toText();
    document.body.append(el);
    await el.settled;
    expect(el.toText()).to.equal(text);
    expect(el.seed).to.equal(null);
    el.remove();
  });

  it('a press that a script made: nothing, and the next real one works', async () => {
    const game = await Game.open({ position: MIDDLE });
    await quietly(() => {
      game
        .pileElement('tableau:3')
        .dispatchEvent(
          new PointerEvent('pointerdown', { pointerId: 99, isPrimary: true, bubbles: true, composed: true }),
        );
    });
    await game.click('TC');
    expect(game.told('move')).to.have.length(1);
  });
});
