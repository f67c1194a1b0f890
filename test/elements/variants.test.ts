import { expect } from 'chai';
import {
  cardText,
  formatMove,
  rankOf,
  VARIANTS,
  type Move,
  type PositionJSON,
  type VariantId,
} from '../../src/engine/index.js';
import { mouse } from '../support/commands.js';
import { Game } from '../support/game.js';
import { anyMove, chooser, ROWS } from '../support/walks.js';

const MOVES = 60;

/** What a screen reader reads of a pile. */
const nameOf = (game: Game, cell: string) => game.pileElement(cell).getAttribute('aria-label')!;
/** The moves told so far, as text. */
const told = (game: Game) => game.told('move').map(({ detail }) => formatMove(detail['move'] as Move));
const kindOf = (place: string) => place.split(':')[0]!;
const last = async (game: Game) => (await game.el.settled, told(game).at(-1));

afterEach(async () => {
  await mouse({ type: 'up' });
  for (const element of document.querySelectorAll('canfield-game')) element.remove();
});

for (const id of ROWS)
  describe(`${VARIANTS[id].name} in the element`, function () {
    this.timeout(30_000);

    it('is dealt with all its cards, plays, and is undone to the deal', async () => {
      const game = await Game.open({ variant: id, seed: 11, width: 344 });
      const { el } = game;
      const { rules, name } = VARIANTS[id];
      expect(el.view).to.include({ variant: id, name, total: 52 * rules.decks, moveCount: 0 });
      game.expectConsistent();
      const dealt = el.toText();
      const choose = chooser(11);
      for (let n = 1; n <= MOVES; n++) {
        const move = anyMove(el.legalMoves(), choose);
        if (!move) break;
        expect(el.play(move), formatMove(move)).to.equal(true);
        if (n % 12 > 0) continue;
        await el.settled;
        game.expectConsistent();
      }
      expect(el.moveCount).to.be.above(MOVES / 2);
      while (el.canUndo) el.undo();
      await el.settled;
      expect(el.moveCount).to.equal(0);
      expect(el.toText()).to.equal(dealt);
      game.expectConsistent();
    });

    it('is played by hand: a draw, and cards from and to every kind of pile', async () => {
      const game = await Game.open({ variant: id, seed: 11, width: 680 });
      const { el } = game;
      const { reserve, foundations } = VARIANTS[id].rules;
      const choose = chooser(12);
      // What has to be done yet. A covered reserve gives its last card alone.
      const wanted = new Set(['>foundation', '>tableau', 'waste>', 'tableau>']);
      if (reserve.piles > 0 && reserve.face !== 'last') wanted.add('reserve>');
      if (foundations.base === 'chosen') expect(el.play(el.legalMoves()[0]!)).to.equal(true);
      await el.settled;

      const { count } = el.view!.piles.get('stock')!;
      await game.click('stock');
      expect(el.view!.piles.get('stock')!.count).to.equal(count - el.view!.piles.get('waste')!.count);
      expect(el.view!.piles.get('waste')!.count).to.be.above(0);

      const isIdle = ({ from, to, count }: Move) =>
        from.startsWith('tableau') &&
        to.startsWith('tableau') &&
        count === el.view!.piles.get(from)!.count &&
        el.view!.piles.get(to)!.count === 0;
      const served = ({ from, to }: Move) => [`>${kindOf(to)}`, `${kindOf(from)}>`].filter((kind) => wanted.has(kind));
      // Through some deals by chance, until each kind of move was there to be made by hand.
      for (let seed = 12; seed < 24 && wanted.size > 0; seed++) {
        for (let n = 0; n < 60 && wanted.size > 0; n++) {
          const moves = el.legalMoves();
          const move = moves.find((one) => served(one).length > 0 && !isIdle(one));
          if (!move) {
            const next = anyMove(moves, choose);
            if (!next) break;
            el.play(next);
            continue;
          }
          for (const kind of served(move)) wanted.delete(kind);
          await el.settled;
          await game.move(move);
          expect(await last(game)).to.equal(formatMove(move));
          expect(game.told('move').at(-1)!.detail['by']).to.equal('pointer');
          game.expectConsistent();
        }
        if (wanted.size > 0) el.deal({ seed });
      }
      await el.settled;
      expect([...wanted], 'never to be had').to.deep.equal([]);

      // And a click, where one place takes the card.
      const single = () => {
        const moves = el.legalMoves().filter(({ from, to }) => from !== 'stock' && to !== 'stock');
        return moves.find(
          (move) =>
            move.count === 1 &&
            !isIdle(move) &&
            moves.filter((other) => other.from === move.from && other.count === 1).length === 1,
        );
      };
      let move = single();
      for (let n = 0; n < 60 && !move; n++, move = single()) {
        el.play(anyMove(el.legalMoves(), choose)!);
        await el.settled;
      }
      await game.click(game.cellOf(move!.from));
      expect(await last(game)).to.equal(formatMove(move!));
      game.expectConsistent();
    });
  });

/** A position of a game, most of it empty. */
function made(variant: VariantId, given: Partial<PositionJSON>): PositionJSON {
  const { reserve, foundations, tableau } = VARIANTS[variant].rules;
  const filled = (piles: readonly (readonly string[])[] = [], count: number) =>
    Array.from({ length: count }, (_, i) => piles[i] ?? []);
  return {
    variant,
    stock: [],
    waste: [],
    base: 'A',
    pass: 1,
    ...given,
    reserves: filled(given.reserves, reserve.piles),
    foundations: filled(given.foundations, foundations.count),
    tableau: filled(given.tableau, tableau.piles),
  };
}

describe('a base that is chosen (Duchess)', () => {
  const suits = ['spades', 'hearts', 'diamonds', 'clubs'];

  it('leaves every foundation empty, says so, and lets nothing else be played before', async () => {
    const game = await Game.open({ variant: 'duchess', seed: 3 });
    for (const i of suits.keys())
      expect(nameOf(game, `foundation:${i}`)).to.equal(`Foundation ${i + 1}, empty, starts with the rank you choose`);
    const before = game.snap;
    for (const i of [0, 1, 2, 3]) {
      expect(game.pileElement(`foundation:${i}`).shadowRoot!.querySelector('.ghost')).to.equal(null);
      await game.click(`tableau:${i}`);
      await game.drag(`tableau:${i}`, `foundation:${i}`);
    }
    await game.click('stock');
    expect(game.snap).to.equal(before);
  });

  for (const how of ['a click on', 'a drag of'] as const)
    it(`is that of the reserve's card, by ${how} it`, async () => {
      const game = await Game.open({ variant: 'duchess', seed: 3 });
      const before = game.snap;
      for (const i of [1, 3]) {
        const card = game.el.view!.piles.get(`reserve:${i}`)!.cards.at(-1)!;
        if (how === 'a click on') await game.click(`reserve:${i}`);
        else await game.drag(`reserve:${i}`, 'foundation:0');
        expect(game.el.view).to.include({ moveCount: 1, home: 1, base: rankOf(card) });
        const names = suits.map((_, cell) => nameOf(game, `foundation:${cell}`));
        const started = names.findIndex((name) => name.endsWith(', 1 card'));
        const [, suit, rank] = names[started]!.split(', ');
        // It lies in the cell of its suit; the others wait for its rank in theirs.
        expect(suit).to.equal(suits[started]);
        expect(game.el.view!.piles.get(`foundation:${started}`)!.cards).to.deep.equal([card]);
        names.forEach((name, cell) => {
          if (cell !== started)
            expect(name).to.equal(`Foundation ${cell + 1}, ${suits[cell]}, empty, starts with ${rank}`);
        });
        game.expectConsistent();
        game.el.undo();
        await game.el.settled;
        expect(game.el.view!.base).to.equal(null);
        expect(nameOf(game, 'foundation:0')).to.contain('the rank you choose');
      }
      expect(game.el.toText()).to.equal(before.split('\n').slice(0, -1).join('\n'));
    });

  it('then fills empty columns from the reserves first', async () => {
    const rest: Partial<PositionJSON> = {
      foundations: [['7S']],
      base: '7',
      waste: ['2C', '9H'],
      tableau: [[], ['KH'], ['4D'], ['5D']],
    };
    const game = await Game.open({ position: made('duchess', { ...rest, reserves: [[], ['QD', '3S'], [], []] }) });
    expect(nameOf(game, 'tableau:0')).to.equal('Tableau 1, empty, takes a card from the reserve');
    expect(nameOf(game, 'reserve:0')).to.equal('Reserve 1, empty');
    expect(nameOf(game, 'reserve:1')).to.equal('Reserve 2, 2 cards, top 3 of spades');
    await game.drag('waste', 'tableau:0');
    expect(game.el.moveCount).to.equal(0);
    await game.drag('reserve:1', 'tableau:0');
    expect(told(game)).to.deep.equal(['reserve:1>tableau:0*1']);
    game.el.deal({ position: made('duchess', rest) });
    await game.el.settled;
    expect(nameOf(game, 'tableau:0')).to.equal('Tableau 1, empty, takes any card');
    await game.drag('waste', 'tableau:0');
    expect(await last(game)).to.equal('waste>tableau:0*1');
  });
});

describe('a reserve that lies face down (Eagle Wing)', () => {
  it('is not played from, and fills empty columns', async () => {
    const game = await Game.open({
      position: made('eagle-wing', {
        reserves: [['#4C', '#9H', '#2D']],
        foundations: [['7S', '8S']],
        base: '7',
        tableau: [['9S'], ['KH'], ['3D'], ['QC'], ['JC'], ['TH'], ['5D'], ['8D']],
      }),
    });
    expect(nameOf(game, 'reserve:0')).to.equal('Reserve, 3 cards, face down');
    const before = game.snap;
    await game.click('reserve:0');
    await game.drag('reserve:0', 'tableau:2');
    expect(game.snap).to.equal(before);
    await game.click('9S');
    expect(await last(game)).to.equal('tableau:0>foundation:0*1');
    expect(nameOf(game, 'tableau:0')).to.equal('Tableau 1, 1 card, 2 of diamonds');
    expect(nameOf(game, 'reserve:0')).to.equal('Reserve, 2 cards, face down');
    // Not so soon after the click that it would be the rest of a double-click.
    await new Promise((resolve) => setTimeout(resolve, 360));
    await game.drag('2D', 'tableau:2');
    expect(nameOf(game, 'tableau:0')).to.equal('Tableau 1, 1 card, 9 of hearts');
    // The last one is turned up, and played.
    expect(nameOf(game, 'reserve:0')).to.equal('Reserve, 1 card, top 4 of clubs');
    game.expectConsistent();
  });

  it('gives its last card, and no column takes a fourth one', async () => {
    const game = await Game.open({
      position: made('eagle-wing', {
        reserves: [['6S']],
        waste: ['6H'],
        foundations: [['5S']],
        base: '5',
        tableau: [['9S', '8S', '7S'], ['KH'], ['3D'], ['8H', '7H'], ['JC'], ['TH'], ['5D'], ['8D']],
      }),
    });
    const before = game.snap;
    await game.drag('6S', 'tableau:0');
    expect(game.snap).to.equal(before);
    expect(await game.marksOf('reserve:0', 1)).to.deep.equal(['foundation:0']);
    expect(await game.marksOf('waste', 1)).to.deep.equal(['tableau:3']);
    await game.drag('6H', 'tableau:3');
    await game.drag('6S', 'foundation:0');
    expect(told(game)).to.deep.equal(['waste>tableau:3*1', 'reserve:0>foundation:0*1']);
    expect(nameOf(game, 'tableau:3')).to.equal('Tableau 4, 3 cards, 8 of hearts down to 6 of hearts');
    expect(nameOf(game, 'reserve:0')).to.equal('Reserve, empty');
    game.expectConsistent();
  });
});

for (const id of ['gate', 'little-gate'] as const)
  describe(`two open reserves (${VARIANTS[id].name})`, () => {
    it('are seen whole and give their top cards', async () => {
      for (const width of [344, 680]) {
        const game = await Game.open({ variant: id, seed: 3, width });
        for (const i of [0, 1]) {
          const { cards } = game.el.view!.piles.get(`reserve:${i}`)!;
          expect(cards).to.have.length(5).and.not.include(null);
          expect(nameOf(game, `reserve:${i}`)).to.match(new RegExp(`^Reserve ${i + 1}, 5 cards, top `));
          const tops = game.cardElements(`reserve:${i}`).map((card) => card.getBoundingClientRect().top);
          tops.slice(1).forEach((top, n) => expect(top - tops[n]!, `strip ${n} at ${width}`).to.be.at.least(10));
        }
        game.el.remove();
      }
      const columns = VARIANTS[id].rules.tableau.piles;
      const game = await Game.open({
        position: made(id, {
          reserves: [
            ['2C', '9S', '4S'],
            ['3C', 'KC', '8C', 'AD'],
          ],
          waste: ['6C'],
          tableau: [['5D'], ['KH'], ['9H'], ['QC'], ['JC'], ['TC'], ['7C'], ['2H']].slice(0, columns),
        }),
      });
      const before = game.snap;
      // A covered card stays.
      await game.drag('8C', 'tableau:2');
      expect(game.snap).to.equal(before);
      await game.click('AD');
      await game.drag('4S', 'tableau:0');
      await game.drag('8C', 'tableau:2');
      expect(told(game)).to.deep.equal(['reserve:1>foundation:0*1', 'reserve:0>tableau:0*1', 'reserve:1>tableau:2*1']);
      game.expectConsistent();
    });

    it('fill an empty column, the longer one first, and then the waste does', async () => {
      const columns = VARIANTS[id].rules.tableau.piles;
      const tableau = [['AD'], ['AH'], ['AS'], ['AC'], ['JC'], ['TC'], ['7C'], ['5H']].slice(0, columns);
      const game = await Game.open({
        position: made(id, { reserves: [['2C'], ['3S', 'KC']], waste: ['6C'], tableau }),
      });
      for (const [card, column, filled] of [
        ['AD', 0, 'KC'],
        ['AH', 1, '2C'],
        ['AS', 2, '3S'],
        ['AC', 3, '6C'],
      ] as const) {
        await game.click(card);
        expect(game.el.view!.piles.get(`tableau:${column}`)!.cards.map((one) => cardText(one!))).to.deep.equal([
          filled,
        ]);
      }
      expect([0, 1].map((i) => nameOf(game, `reserve:${i}`))).to.deep.equal(['Reserve 1, empty', 'Reserve 2, empty']);
      expect(nameOf(game, 'waste')).to.equal('Waste, empty');
      game.expectConsistent();
    });
  });

describe('face-down cards between face-up ones', () => {
  for (const id of ['minerva', 'munger', 'mystique', 'candike'] as const)
    it(`of ${VARIANTS[id].name} are seen, named, and turned up`, async () => {
      const deal = VARIANTS[id].rules.tableau.deal;
      const name = [...deal].map((one) => (one === 'd' ? '1 face down' : '[a-z0-9]+ of [a-z]+')).join(', then ');
      for (const width of [344, 680]) {
        const game = await Game.open({ variant: id, seed: 3, width });
        for (let i = 0; i < 7; i++) {
          expect(nameOf(game, `tableau:${i}`)).to.match(new RegExp(`^Tableau ${i + 1}, ${name}$`));
          const tops = game.cardElements(`tableau:${i}`).map((card) => card.getBoundingClientRect().top);
          tops.slice(1).forEach((top, n) => expect(top - tops[n]!, `strip ${n} at ${width}`).to.be.above(1.5));
        }
        game.el.remove();
      }
      const up = deal === 'du' ? [] : ['#5C', '9H'];
      const tableau = [[...up, '#8S', '4S'], ['5H'], ['9S'], ['9C'], ['TS'], ['JS'], ['QS']];
      const game = await Game.open({ position: made(id, { reserves: [['2D']], tableau }) });
      await game.drag('4S', 'tableau:1');
      expect(nameOf(game, 'tableau:0')).to.equal(
        deal === 'du'
          ? 'Tableau 1, 1 card, 8 of spades'
          : 'Tableau 1, 1 face down, then 9 of hearts down to 8 of spades',
      );
      game.expectConsistent();
    });
});

describe('what an empty column takes', () => {
  const rest = { waste: ['4C', 'JD'], tableau: [[], ['3H', '2C'], ['7D'], ['9D']] };

  for (const id of ['minerva', 'munger', 'trigon', 'klondike'] as const)
    it(`of ${VARIANTS[id].name}: a king, which it shows`, async () => {
      const reserves = VARIANTS[id].rules.reserve.piles > 0 ? [['KD']] : [];
      const tableau = [...rest.tableau, ['2S', 'KS'], ['TS'], ['8H']];
      const game = await Game.open({ position: made(id, { ...rest, reserves, tableau }) });
      expect(nameOf(game, 'tableau:0')).to.equal('Tableau 1, empty, takes a king');
      expect(game.pileElement('tableau:0').shadowRoot!.querySelector('.ghost.r12')).not.to.equal(null);
      await game.drag('waste', 'tableau:0');
      expect(game.el.moveCount).to.equal(0);
      await game.drag(reserves.length > 0 ? 'KD' : 'KS', 'tableau:0');
      expect(game.el.moveCount).to.equal(1);
      game.expectConsistent();
    });

  for (const id of ['mystique', 'duke'] as const)
    it(`of ${VARIANTS[id].name}: any card, from the reserve too`, async () => {
      const { piles } = VARIANTS[id].rules.tableau;
      const tableau = [...rest.tableau, ['TS'], ['JS'], ['8H']].slice(0, piles);
      for (const from of ['reserve:0', 'waste', '2C']) {
        const game = await Game.open({ position: made(id, { ...rest, reserves: [['3S', '8D']], tableau }) });
        expect(nameOf(game, 'tableau:0')).to.equal('Tableau 1, empty, takes any card');
        await game.drag(from, 'tableau:0');
        expect(game.el.moveCount, from).to.equal(1);
        game.el.remove();
      }
    });

  it('of Strict Canfield: a card from the waste, when the reserve is gone', async () => {
    const game = await Game.open({ position: made('canfield-strict', rest) });
    expect(nameOf(game, 'tableau:0')).to.equal('Tableau 1, empty, takes a card from the waste');
    await game.drag('7D', 'tableau:0');
    expect(game.el.moveCount).to.equal(0);
    await game.drag('waste', 'tableau:0');
    expect(told(game)).to.deep.equal(['waste>tableau:0*1']);
  });
});

describe('foundations that begin with a rank laid out', () => {
  for (const [id, rank, ofSuit] of [
    ['storehouse', '2', 1],
    ['acme', 'ace', 1],
    ['variegated', 'ace', 2],
  ] as const)
    it(`of ${VARIANTS[id].name}`, async () => {
      const game = await Game.open({ variant: id, seed: 3 });
      const suits = ['spades', 'hearts', 'diamonds', 'clubs'].flatMap((suit) => Array<string>(ofSuit).fill(suit));
      expect(suits.map((_, i) => nameOf(game, `foundation:${i}`))).to.deep.equal(
        suits.map((suit, i) => `Foundation ${i + 1}, ${suit}, ${rank}, 1 card`),
      );
      expect(game.el.view!.home).to.equal(suits.length);
    });
});

describe('a stock that turns fewer cards with each pass (Canfield Rush)', () => {
  it('says how many, and turns them', async () => {
    const stock = ['2C', '5H', '6D', 'QD', 'JC', '3S'];
    const tableau = [['KH'], ['KD'], ['KC'], ['KS']];
    const game = await Game.open({ position: made('rush', { reserves: [['9C']], stock, tableau }) });
    for (const draw of [3, 2, 1]) {
      for (let left = 6; left > 0; left -= draw) {
        expect(nameOf(game, 'stock')).to.equal(`Stock, ${left} card${left === 1 ? '' : 's'}, draws ${draw}`);
        await game.click('stock');
        expect(await last(game)).to.equal(`stock>waste*${draw}`);
      }
      const left = draw - 1;
      expect(nameOf(game, 'stock')).to.equal(
        left === 0
          ? 'Stock, empty, no redeal left'
          : `Stock, empty, turn over the waste, ${left} redeal${left === 1 ? '' : 's'} left`,
      );
      if (left > 0) game.el.play('waste>stock*6');
      await game.el.settled;
    }
    game.expectConsistent();
  });
});
