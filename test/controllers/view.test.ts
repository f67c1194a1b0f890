import { expect } from 'chai';
import { foundationCells } from '../../src/controllers/display.js';
import { choices, lift, moveTo } from '../../src/controllers/hand.js';
import { viewOf, type GameView, type ViewState } from '../../src/controllers/view.js';
import { gameFrom, newGame, positionOf, step, undo, type Game } from '../../src/engine/game.js';
import { legalMoves, positionFromJSON, VARIANTS, type Place, type VariantId } from '../../src/engine/index.js';

const state = (game: Game, more: Partial<ViewState> = {}): ViewState => ({
  game,
  name: 'Canfield',
  seed: '1',
  hand: null,
  isReadonly: false,
  refusals: new Map(),
  ...more,
});

const changed = (before: GameView, after: GameView): Place[] =>
  [...after.piles.values()].filter((pile) => before.piles.get(pile.cell) !== pile).map(({ cell }) => cell);

/** A middle game of Canfield with a queen of spades in the waste and three places for her. */
const middle = gameFrom(
  positionFromJSON({
    variant: 'canfield',
    stock: ['2C'],
    waste: ['9C', '8C', 'QS'],
    reserves: [['#2H', '#2D', '3D']],
    foundations: [['7S', '8S', '9S', 'TS', 'JS'], ['7H'], [], []],
    tableau: [['KH'], ['KD', 'QC'], ['JD', 'TC'], ['4C']],
    base: '7',
    pass: 1,
  }),
);

describe('the view of a game', () => {
  it('has a slice for each pile, the same object as long as nothing of it changes', () => {
    for (const id of Object.keys(VARIANTS) as VariantId[]) {
      let game = newGame(VARIANTS[id].rules, id, 11);
      let view = viewOf(state(game), null);
      for (let n = 0; n < 40; n++) {
        const moves = legalMoves(positionOf(game));
        const move = moves[n % moves.length];
        if (!move) break;
        game = step(game, move);
        const next = viewOf(state(game), view);
        // A move touches its two piles and what fills a gap; empty columns that tell who fills them, and all
        // foundations when the base is chosen, may look different too.
        const touched = changed(view, next).filter((cell) => (next.piles.get(cell)?.count ?? 0) > 0);
        if (view.base !== null) expect(touched.length, `${id}, step ${n}`).to.be.at.most(3);
        view = next;
      }
      expect(changed(viewOf(state(game), view), viewOf(state(game), view))).to.deep.equal([]);
    }
  });

  it('tells nothing of a card that lies face down', () => {
    for (const id of Object.keys(VARIANTS) as VariantId[]) {
      const view = viewOf(state(newGame(VARIANTS[id].rules, id, 5)), null);
      for (const { cards, kind } of view.piles.values()) {
        expect(cards.every((card) => card === null || card >= 0)).to.equal(true);
        if (kind === 'stock') expect(cards.every((card) => card === null)).to.equal(true);
      }
    }
  });

  it('draws of squared piles the top and what comes up next, of the waste the last draw', () => {
    const view = viewOf(state(middle), null);
    const of = (cell: Place) => view.piles.get(cell)!;
    expect(of('reserve:0')).to.include({ count: 3, spread: 1 });
    expect(of('reserve:0').cards).to.have.length(2);
    expect(of('reserve:0').cards[0]).to.equal(null);
    expect(of('waste')).to.include({ count: 3, spread: 3 });
    expect(of('foundation:0').cards).to.have.length(2);
  });

  it('marks what is in hand and where it may go', () => {
    const position = positionOf(middle);
    const hand = lift(position, 'waste', 1, false)!;
    const view = viewOf(state(middle, { hand }), viewOf(state(middle), null));
    expect(choices(position, hand)).to.have.length(2);
    expect([...view.piles.values()].filter(({ isTarget }) => isTarget).map(({ cell }) => cell)).to.deep.equal([
      'foundation:0',
      'tableau:0',
    ]);
    expect(view.piles.get('waste')!.held).to.equal(1);
    expect(changed(viewOf(state(middle), null), viewOf(state(middle), view))).to.have.length(view.piles.size);
  });

  it('is what it was when a step is undone', () => {
    const before = viewOf(state(middle), null);
    const after = viewOf(state(step(middle, { from: 'waste', to: 'tableau:0', count: 1 })), before);
    const back = viewOf(state(undo(step(middle, { from: 'waste', to: 'tableau:0', count: 1 }))), after);
    expect({ ...back, piles: [...back.piles], canRedo: false }).to.deep.equal({ ...before, piles: [...before.piles] });
  });
});

describe('foundations as they are shown', () => {
  const position = positionFromJSON({
    variant: 'double',
    stock: [],
    waste: ['7C', '7H'],
    reserves: [[]],
    foundations: [['7H'], ['7C', '8C'], ['7S'], [], [], [], [], []],
    tableau: [[], [], [], [], []],
    base: '7',
    pass: 1,
  });

  it('stand in blocks of their suits: spades, hearts, diamonds, clubs', () => {
    const cells = foundationCells(position);
    expect(cells.map(({ suit }) => suit)).to.deep.equal([1, 1, 2, 2, 3, 3, 0, 0]);
    expect(cells.map(({ place }) => place).filter((place) => /[012]$/.test(place))).to.deep.equal([
      'foundation:2',
      'foundation:0',
      'foundation:1',
    ]);
    expect(cells[0]!.place).to.equal('foundation:2');
    expect(cells[2]!.place).to.equal('foundation:0');
    expect(cells[6]!.place).to.equal('foundation:1');
    expect(new Set(cells.map(({ place }) => place)).size).to.equal(8);
  });

  it('take a new suit in its own block, whichever of them a card is dropped on', () => {
    const hand = lift(position, 'waste', 1, true)!;
    const up = hand.targets.filter(({ cell }) => cell.startsWith('foundation'));
    expect(up.map(({ cell }) => cell)).to.deep.equal(['foundation:3']);
    expect(moveTo(hand, 'foundation:3')).to.equal(up[0]!.move);
    expect(moveTo(hand, 'foundation:0')).to.equal(up[0]!.move);
    expect(moveTo(hand, 'reserve:0')).to.equal(null);
  });

  it('keep their cells when another one is started', () => {
    let game = newGame(VARIANTS.triple.rules, 'triple', 3);
    let before = new Map<Place, Place>();
    for (let n = 0; n < 1500; n++) {
      const moves = legalMoves(positionOf(game));
      const move = moves.find(({ to }) => to.startsWith('foundation')) ?? moves[n % moves.length];
      if (!move) break;
      game = step(game, move);
      const started = foundationCells(positionOf(game)).filter(
        ({ place }) => positionOf(game).foundations[Number(place.slice(11))]!.length > 0,
      );
      const now = new Map(started.map(({ place, cell }) => [place, cell]));
      for (const [place, cell] of before) expect(now.get(place)).to.equal(cell);
      before = now;
    }
    expect(before.size).to.be.above(3);
  });
});
