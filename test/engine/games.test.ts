import { expect } from 'chai';
import {
  dealFrom,
  formatMove,
  isWon,
  legalMoves,
  parseMove,
  play,
  positionFromJSON,
  positionToJSON,
  type Position,
} from '../../src/engine/index.js';
import { games, type RecordedGame } from '../data/games.js';
import { ROWS } from '../support/walks.js';

/** As the records list them: foundations without a number. */
const listing = (position: Position) =>
  legalMoves(position)
    .map((move) => formatMove(move).replace(/>foundation:\d+/, '>foundation'))
    .sort();

/** The positions of a recorded game, the start first. */
function* positionsOf({ start, steps }: RecordedGame) {
  let position = positionFromJSON(start);
  yield position;
  for (const { pick } of steps) yield (position = play(position, parseMove(pick)));
}

describe('recorded games', () => {
  it('are there for every row of the table', () => {
    expect(games).to.have.length(373);
    expect(new Set(games.map(({ variant }) => variant))).to.deep.equal(new Set(ROWS));
  });

  for (const variant of ROWS)
    describe(variant, () => {
      const own = games.filter((game) => game.variant === variant);

      it('deals the recorded deck', () => {
        const deals = own.filter(({ deck }) => deck);
        expect(deals).to.have.length(1);
        for (const { deck, start } of deals) {
          expect(positionToJSON(dealFrom(variant, deck!))).to.deep.equal(start);
          expect(positionToJSON(dealFrom(variant, deck!.join(' ')))).to.deep.equal(start);
        }
      });

      it('lists the legal moves of every step', () => {
        for (const [number, game] of own.entries()) {
          const positions = [...positionsOf(game)];
          const legal = positions.slice(0, game.steps.length).map(listing);
          for (const [index, step] of game.steps.entries())
            expect(legal[index], `${game.kind} game ${number}, step ${index}`).to.deep.equal(step.legal);
          // A recorded position without steps is one where nothing is legal.
          if (game.steps.length === 0) expect(listing(positions[0]!)).to.deep.equal([]);
        }
      });

      it('comes to the recorded end', () => {
        for (const [number, game] of own.entries()) {
          const end = [...positionsOf(game)].at(-1)!;
          expect(positionToJSON(end), `${game.kind} game ${number}`).to.deep.equal(game.final);
          expect(isWon(end), `${game.kind} game ${number}`).to.equal(game.won);
        }
      });
    });
});
