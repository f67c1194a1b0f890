import { expect } from 'chai';
import { dealFrom, parseMove, play, VARIANTS, type Position, type VariantId } from '../../src/engine/index.js';
import { cardText } from '../../src/engine/index.js';
import { shuffledDeck } from '../../src/engine/seed.js';
import { positionText } from '../../src/engine/text.js';
import wins from '../data/wins.json';
import { Game } from '../support/game.js';

/** Deals with a line of moves that wins. */
const WINS = wins as readonly { variant: VariantId; seed: number; moves: string }[];

describe('a whole game', function () {
  this.timeout(240_000);

  for (const variant of ['canfield', 'triple'] as const)
    it(`of ${VARIANTS[variant].name} is won with the mouse, each step as the rules say`, async () => {
      const { seed, moves } = WINS.find((win) => win.variant === variant)!;
      const game = await Game.open({ variant, seed, width: variant === 'triple' ? 680 : 344 });
      let position: Position = dealFrom(variant, shuffledDeck(VARIANTS[variant].rules, seed).map(cardText));
      let last = { from: '', time: 0 };
      for (const text of moves.split(' ')) {
        const move = parseMove(text);
        // A click on the empty stock just after a draw would not turn the waste over.
        if (move.to === 'stock') await restAfter(last.time);
        await game.move(move);
        last = { from: move.from, time: performance.now() };
        position = play(position, move);
        expect(game.el.toText(), text).to.equal(positionText(position));
        game.expectConsistent();
      }
      expect(game.el.status).to.equal('won');
      expect(game.told('win')).to.have.length(1);
      expect(game.told('win')[0]!.detail).to.deep.include({ variant, seed: String(seed), first: true });
      expect(game.told('error')).to.have.length(0);
      expect(game.told('move').every(({ detail }) => detail['by'] === 'pointer')).to.equal(true);
    });
});

/** Waits until the guard against turning the waste over by mistake is past. */
const restAfter = (time: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, 320 - (performance.now() - time))));
