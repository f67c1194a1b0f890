import { expect } from 'chai';
import { laneAt, type Box } from '../../src/controllers/lanes.js';
import type { Place } from '../../src/engine/index.js';

const box = (x: number, y: number, width = 50, height = 70): Box => ({ x, y, width, height });
const far = { x: -1000, y: -1000 };

describe('the lane that a card is dropped in', () => {
  const boxes = new Map<Place, Box>([
    ['foundation:0', box(0, 0)],
    ['tableau:0', box(0, 100)],
    ['tableau:1', box(60, 100)],
    ['tableau:2', box(0, 400)],
  ]);
  const cells = [...boxes.keys()];
  const at = (card: Box, pointer = far, among: readonly Place[] = cells) => laneAt(card, pointer, among, boxes, 800);

  it('is the one that covers most of the card', () => {
    expect(at(box(20, 100))).to.equal('tableau:0');
    expect(at(box(40, 100))).to.equal('tableau:1');
  });

  it('needs a part of the card, or the pointer', () => {
    expect(at(box(-44, 100))).to.equal(null);
    expect(at(box(-40, 100))).to.equal('tableau:0');
    expect(at(box(-44, 100), { x: 5, y: 120 })).to.equal('tableau:0');
  });

  it('goes down from a column to the next pile below it, or to the foot of the table', () => {
    expect(at(box(0, 260))).to.equal('tableau:0');
    expect(at(box(0, 390))).to.equal('tableau:2');
    expect(at(box(60, 720))).to.equal('tableau:1');
    expect(at(box(0, 900))).to.equal(null);
  });

  it('is never that of a pile that may not take the card', () => {
    expect(at(box(20, 100), far, ['tableau:1'])).to.equal('tableau:1');
    expect(at(box(0, 100), far, ['foundation:0'])).to.equal(null);
  });
});
