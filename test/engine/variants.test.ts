import { expect } from 'chai';
import { isVariantId, VARIANTS, type VariantId } from '../../src/engine/index.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { packSize, ranksOf } from '../../src/engine/rules.js';
import { ROWS, SOURCE_GAMES } from '../support/walks.js';

// The table of games as the rules write it: packs; foundations and cards in each; base, W where it wraps; reserve and
// what of it lies up; columns and their deal; build, W where it wraps; group; filled by itself from; filled by the
// player from (with what rank, R the reserve first); draw; passes; cards left in the stock.
const TABLE = `
triple             3 12x13 dealtW  1x26top  7u         altW  run        reserve        waste,tableau           3     ∞ 122
triple-four        3 4x39  dealtW  1x25top  4u         altW  run        reserve        waste                   3     ∞ 126
three-demons       1 4x13  dealtW  1x13top  4u         altW  run        reserve        waste                   3     ∞ 34
quadruple-trigon   4 16x13 A       0x0top   16triangle suit  run        -              waste,tableau:K         1     ∞ 72
canfield           1 4x13  dealtW  1x13top  4u         altW  run        reserve        waste,tableau           3     ∞ 34
demon              2 8x13  dealtW  1x40top  8u         altW  run        reserve        waste,tableau           3     ∞ 55
double             2 8x13  dealtW  1x13top  5u         altW  run        reserve        waste,tableau           3     ∞ 85
superior           1 4x13  dealtW  1x13all  4u         altW  run        -              reserve,waste,tableau   3     ∞ 34
american-toad      2 8x13  dealtW  1x20top  8u         suitW topOrWhole reserve        waste                   1     2 75
quadruple          4 16x13 dealtW  1x39top  8u         altW  run        reserve        waste,tableau           3     1 160
canfield-strict    1 4x13  dealtW  1x13top  4u         altW  topOrWhole reserve        waste                   3     ∞ 34
rainfall           1 4x13  dealtW  1x13top  4u         altW  topOrWhole reserve        waste,tableau           1     3 34
rainbow            1 4x13  dealtW  1x13top  4u         anyW  topOrWhole reserve        waste,tableau           1     1 34
storehouse         1 4x13  2:allW  1x13top  4u         suitW topOrWhole reserve        waste,tableau           1     3 31
chameleon          1 4x13  dealtW  1x12top  3u         anyW  topOrWhole reserve        waste,tableau           1     1 36
casino             1 4x13  dealtW  1x13top  4u         altW  topOrWhole reserve        waste,tableau           1     1 34
rush               1 4x13  dealtW  1x13top  4u         altW  topOrWhole reserve        waste,tableau           3,2,1 3 34
variegated         2 8x13  A:all   1x13all  5u         alt   topOrWhole reserve        waste,tableau           3     3 78
eagle-wing         1 4x13  dealtW  1x13last 8u≤3       suitW single     reserve        waste,tableau           1     3 30
acme               1 4x13  A:all   1x13top  4u         suit  single     reserve        waste,tableau           1     2 31
minerva            1 4x13  A       1x11top  7dudu      alt   run        -              reserve,waste,tableau:K 1     2 13
munger             1 4x13  A       1x7top   7dudu      alt   run        -              reserve,waste,tableau:K 1     1 17
mystique           1 4x13  A       1x9top   7dudu      alt   run        -              reserve,waste,tableau   1     1 15
candike            1 4x13  dealtW  1x13top  7du        alt   run        reserve        waste,tableau           3     ∞ 24
duke               1 4x13  A       4x3all   4u         alt   run        -              reserve,waste,tableau   1     3 36
duchess            1 4x13  chosenW 4x3all   4u         altW  whole      -              reserve,waste,tableauR  1     2 36
gate               1 4x13  A       2x5all   8u         alt   run        reserve,waste  waste,tableau           1     1 34
little-gate        1 4x13  A       2x5all   4u         alt   run        reserve,waste  waste,tableau           1     1 38
trigon             1 4x13  A       0x0top   7triangle  suit  run        -              waste,tableau:K         1     ∞ 24
double-trigon      2 8x13  A       0x0top   9triangle  suit  run        -              waste,tableau:K         1     ∞ 59
triple-trigon      3 12x13 A       0x0top   13triangle suit  run        -              waste,tableau:K         1     ∞ 65
klondike           1 4x13  A       0x0top   7triangle  alt   run        -              waste,tableau:K         1     ∞ 24
quadruple-klondike 4 16x13 A       0x0top   16triangle alt   run        -              waste,tableau:K         1     ∞ 72
`;

/** A row of the table as a line of the text above. */
function line(id: VariantId): string {
  const { rules } = VARIANTS[id];
  const { foundations, reserve, tableau, fill, stock } = rules;
  return [
    id,
    rules.decks,
    `${foundations.count}x${foundations.perPile}`,
    foundations.base + (foundations.wrap ? 'W' : ''),
    `${reserve.piles}x${reserve.cards}${reserve.face}`,
    tableau.piles + tableau.deal + (tableau.max === null ? '' : `≤${tableau.max}`),
    tableau.build + { none: '', full: 'W', 'not-over-base': '!' }[tableau.wrap],
    tableau.move,
    fill.auto.join() || '-',
    fill.manual.join() + (fill.rank ? `:${fill.rank}` : '') + (fill.reserveFirst ? 'R' : ''),
    stock.draw,
    stock.redeals === null ? '∞' : stock.redeals + 1,
    positionOf(newGame(rules, id, 1)).stock.length,
  ].join(' ');
}

describe('the table of games', () => {
  const lines = TABLE.trim()
    .split('\n')
    .map((text) => text.split(/ +/).join(' '));

  it('has 33 rows, those of the sources first', () => {
    expect(ROWS).to.deep.equal(lines.map((text) => text.split(' ')[0]));
    expect(ROWS).to.have.length(33);
    expect(ROWS.slice(0, 10)).to.have.members([...SOURCE_GAMES]);
  });

  ROWS.forEach((id, index) =>
    it(`${id}: is as the rules write it`, () => {
      expect(line(id)).to.equal(lines[index]);
      expect(VARIANTS[id].rules.foundations.back).to.equal(false);
    }),
  );

  it('has a name and a source for each, no two names alike', () => {
    for (const id of ROWS) {
      expect(VARIANTS[id].id).to.equal(id);
      expect(VARIANTS[id].name).to.match(/^[A-Z][A-Za-z, ]+$/);
      expect(VARIANTS[id].source).to.not.equal('');
    }
    expect(new Set(ROWS.map((id) => VARIANTS[id].name)).size).to.equal(33);
  });

  it('has foundations that hold the whole pack', () => {
    for (const id of ROWS) {
      const { rules } = VARIANTS[id];
      expect(rules.foundations.count * rules.foundations.perPile, id).to.equal(packSize(rules));
      expect(rules.foundations.perPile % ranksOf(rules), id).to.equal(0);
    }
  });

  it('knows its ids', () => {
    for (const id of ROWS) expect(isVariantId(id)).to.equal(true);
    for (const text of ['', 'Canfield', 'canfield ', 'patience', 'toString', '__proto__'])
      expect(isVariantId(text)).to.equal(false);
  });
});
