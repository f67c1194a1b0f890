import { expect } from 'chai';
import { parseMove, play, positionFromJSON, type Position, type PositionJSON } from '../../src/engine/index.js';
import golden from '../data/counts.json';
import { countsOf, starts } from '../support/counts.js';
import { accepted, snap } from '../support/positions.js';
import { ROWS } from '../support/walks.js';

/** The same count by the longest way: of a position read from JSON, every move that can be written is tried. */
function countSlowly(position: Position, depth: number): number {
  const read = positionFromJSON(JSON.parse(snap(position)) as PositionJSON);
  const moves = accepted(read);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countSlowly(play(read, parseMove(move)), depth - 1), 0);
}

// As chess programs do: whatever changes the rules of a game, by intent or not, changes a count.
describe('sequences of legal moves, counted', () => {
  const counts = golden as Readonly<Record<string, Readonly<Record<string, string>>>>;

  it('are there for each game of the table, five deep from two deals', () => {
    expect(Object.keys(counts)).to.deep.equal(ROWS);
    for (const [id, lines] of Object.entries(counts)) {
      expect(Object.keys(lines), id).to.deep.equal(['deal 1', 'deal 1, later', 'deal 2', 'deal 2, later']);
      for (const name of ['deal 1', 'deal 2']) expect(lines[name]!.split(' '), id).to.have.length(5);
    }
  });

  for (const id of ROWS) {
    it(`${id}: are as many as ever`, () => {
      expect(countsOf(id)).to.deep.equal(counts[id]);
    }).timeout(10_000);

    it(`${id}: are as many when every move is tried`, () => {
      const positions = starts(id);
      for (const name of ['deal 1', 'deal 2'])
        expect(String(countSlowly(positions[name]!, 2)), name).to.equal(counts[id]![name]!.split(' ')[1]);
    });
  }
});
