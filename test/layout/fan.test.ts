import { expect } from 'chai';
import * as fc from 'fast-check';
import { VARIANTS } from '../../src/engine/index.js';
import {
  arrange,
  ARRANGEMENT_NAMES,
  CARD_HEIGHT,
  fan,
  growth,
  leastRoom,
  spreadOffset,
  type Strips,
} from '../../src/layout/index.js';

const strips: Strips = { up: 0.43, down: 0.115, least: 0.2 };
const faces = (text: string) => [...text].map((face) => face === 'd');
const column = fc.array(fc.boolean(), { maxLength: 40 });
const room = fc.double({ min: CARD_HEIGHT, max: 9, noNaN: true });
const tiny = 1e-9;

describe('fan', () => {
  it('an empty column and a single card', () => {
    expect(fan([], 5, strips)).to.deep.equal([]);
    expect(fan(faces('d'), 5, strips)).to.deep.equal([0]);
  });

  it('with room enough each card shows its whole strip, whatever lies on it', () => {
    const offsets = fan(faces('duduu'), 9, strips);
    [0, 0.115, 0.545, 0.66, 1.09].forEach((y, i) => expect(offsets[i]).to.be.closeTo(y, tiny));
  });

  it('the last card stays within the room wherever the least strips allow it', () => {
    fc.assert(
      fc.property(column, room, (isDown, height) => {
        const last = fan(isDown, height, strips).at(-1) ?? 0;
        expect(last + CARD_HEIGHT).to.be.at.most(Math.max(height, leastRoom(isDown, strips)) + tiny);
      }),
    );
  });

  it('each card lies below the one under it, by its strip at most and its least strip at least', () => {
    fc.assert(
      fc.property(column, room, (isDown, height) => {
        const offsets = fan(isDown, height, strips);
        expect(offsets).to.have.length(isDown.length);
        offsets.slice(1).forEach((y, i) => {
          const [least, most] = isDown[i] ? [strips.down / 2, strips.down] : [strips.least, strips.up];
          expect(y - offsets[i]!)
            .to.be.at.least(least - tiny)
            .and.at.most(most + tiny);
        });
      }),
    );
  });

  it('cards that lie face down are squeezed first', () => {
    fc.assert(
      fc.property(column, room, (isDown, height) => {
        const offsets = fan(isDown, height, strips);
        const strip = (isOfDown: boolean) => {
          const i = isDown.slice(0, -1).indexOf(isOfDown);
          return i < 0 ? null : offsets[i + 1]! - offsets[i]!;
        };
        const [up, down] = [strip(false), strip(true)];
        if (up !== null && down !== null && up < strips.up - tiny) expect(down).to.be.closeTo(strips.down / 2, tiny);
      }),
    );
  });

  it('more room never brings cards closer together', () => {
    fc.assert(
      fc.property(column, room, room, (isDown, a, b) => {
        const less = fan(isDown, Math.min(a, b), strips);
        fan(isDown, Math.max(a, b), strips).forEach((y, i) => expect(y).to.be.at.least(less[i]! - tiny));
      }),
    );
  });

  it('the face of the last card does not count: nothing lies on it', () => {
    expect(fan(faces('ddd'), 2, strips)).to.deep.equal(fan(faces('ddu'), 2, strips));
  });
});

describe('growth', () => {
  const trigon = arrange(VARIANTS['quadruple-trigon'].rules);

  it('is nothing for any deal', () => {
    for (const { id, rules } of Object.values(VARIANTS)) {
      const { piles, deal } = rules.tableau;
      const dealt = Array.from({ length: piles }, (_, i) => faces(deal === 'triangle' ? `${'d'.repeat(i)}u` : deal));
      for (const name of ARRANGEMENT_NAMES) expect(growth(arrange(rules)[name], dealt), `${id}, ${name}`).to.equal(0);
    }
  });

  it('brings the last card of the longest columns into the room, by whole steps', () => {
    const longest = faces(`${'d'.repeat(15)}${'u'.repeat(13)}`);
    for (const name of ARRANGEMENT_NAMES) {
      const columns = Array.from({ length: 16 }, (_, i) => (i === 15 ? longest : faces('u')));
      const steps = growth(trigon[name], columns);
      const { cells, strips: own } = trigon[name];
      const height = cells.get('tableau:15')!.room + steps;
      expect(steps % 1).to.equal(0);
      expect(fan(longest, height, own).at(-1)! + CARD_HEIGHT).to.be.at.most(height + tiny);
      if (steps > 0) expect(leastRoom(longest, own)).to.be.above(height - 1);
    }
    expect(growth(trigon.phone, [...Array.from({ length: 15 }, () => faces('u')), longest])).to.be.above(0);
  });

  it('a run round the corner three times, 37 cards and more', () => {
    const { phone } = arrange(VARIANTS['triple-four'].rules);
    const run = faces('u'.repeat(37));
    const height = phone.cells.get('tableau:0')!.room + growth(phone, [run]);
    expect(fan(run, height, phone.strips).at(-1)! + CARD_HEIGHT).to.be.at.most(height + tiny);
  });
});

describe('spreadOffset', () => {
  it('opens to the right and down from the first card, to the left from the last one', () => {
    expect([0, 1, 2].map((i) => spreadOffset({ x: 0.5, y: 0 }, i, 3).x)).to.deep.equal([0, 0.5, 1]);
    expect([0, 1, 2].map((i) => spreadOffset({ x: -0.5, y: 0 }, i, 3).x + 0)).to.deep.equal([-1, -0.5, 0]);
    expect([0, 1].map((i) => spreadOffset({ x: 0, y: 0.25 }, i, 2).y)).to.deep.equal([0, 0.25]);
  });
});
