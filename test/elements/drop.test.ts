import { expect } from 'chai';
import { laneAt } from '../../src/controllers/lanes.js';
import { VARIANTS, type Place, type PositionJSON, type VariantId } from '../../src/engine/index.js';
import { Game } from '../support/game.js';

describe('A17: every pile takes what the rules let it take', function () {
  this.timeout(180_000);

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
      // Of a game of sixteen columns each round drags seventeen cards and more.
      const rounds = variant === 'quadruple-trigon' ? 4 : 12;
      for (let round = 0; round < rounds; round++) {
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
