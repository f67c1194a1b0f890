import { expect } from 'chai';
import { counters, engine } from '../support/commands.js';
import { Game } from '../support/game.js';

describe('the memory of a page', function () {
  this.timeout(60_000);

  /** Counts what the page holds after an action was done some times more. */
  async function growthOver(times: number, action: (n: number) => unknown, game: Game) {
    const again = async (from: number) => {
      for (let n = 0; n < times; n++) {
        action(from + n);
        await game.el.settled;
      }
      return counters();
    };
    await again(0);
    const before = await again(times);
    const after = await again(2 * times);
    return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
  }

  before(function () {
    // Other engines do not tell their counts.
    if (engine !== 'chromium') this.skip();
  });

  for (const variant of ['canfield', 'triple', 'quadruple-trigon'])
    it(`does not grow in 100 deals of ${variant}`, async () => {
      const game = await Game.open({ variant, seed: 1 });
      // The same deals each time: the number of cards that are drawn is the same at the end.
      const { nodes, listeners } = await growthOver(100, (n) => game.el.deal({ seed: n % 100 }), game);
      expect(nodes).to.be.within(-20, 20);
      expect(listeners).to.equal(0);
    });

  it('does not grow in steps and their undoing', async () => {
    const game = await Game.open({ variant: 'triple', seed: 1 });
    const { nodes, listeners } = await growthOver(
      100,
      () => {
        game.el.play(game.el.legalMoves()[0]!);
        game.el.undo();
      },
      game,
    );
    expect(nodes).to.be.within(-20, 20);
    expect(listeners).to.equal(0);
  });

  it('does not grow when the element is moved in the page', async () => {
    const game = await Game.open({ variant: 'canfield', seed: 1 });
    const parent = game.el.parentNode!;
    const text = game.snap;
    const { nodes, listeners } = await growthOver(30, () => parent.append(game.el), game);
    expect(nodes).to.be.within(-20, 20);
    expect(listeners).to.equal(0);
    expect(game.snap).to.equal(text);
  });
});
