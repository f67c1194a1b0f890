import { expect } from 'chai';
import fc from 'fast-check';
import {
  dealFrom,
  formatMove,
  legalMoves,
  overlay,
  parseMove,
  play,
  positionFromJSON,
  positionToJSON,
  refusal,
  VARIANTS,
  type Move,
  type Place,
  type Position,
  type PositionJSON,
  type VariantId,
} from '../../src/engine/index.js';
import { dealCards } from '../../src/engine/deal.js';
import { newGame, positionOf } from '../../src/engine/game.js';
import { shuffledDeck } from '../../src/engine/seed.js';
import { accepted, crafted, listed, pileOf, placesIn, snap } from '../support/positions.js';
import { chooser, deepFreeze, ROWS, TABLES, walk, walked } from '../support/walks.js';

const reread = (position: Position): Position =>
  positionFromJSON(JSON.parse(JSON.stringify(positionToJSON(position))) as PositionJSON);

/** A position as JSON whose parts can be spoilt. */
const canfield = (): PositionJSON => ({
  variant: 'canfield',
  stock: ['2D', '9C'],
  waste: ['4D', 'QS'],
  reserves: [['#5C', 'KC']],
  foundations: [['7S'], [], [], []],
  tableau: [['8H'], ['9S'], ['4C'], ['2C']],
  base: '7',
  pass: 1,
});

const spoilt = (changes: object) => () => positionFromJSON({ ...canfield(), ...changes });

describe('exchange', () => {
  describe('positions as JSON', () => {
    it('reads and writes the form that engines share', () => {
      const position = positionFromJSON(canfield());
      expect(positionToJSON(position)).to.deep.equal(canfield());
      expect([position.base, position.pass, position.variant]).to.deep.equal([6, 1, 'canfield']);
      expect(position.rules).to.equal(VARIANTS.canfield.rules);
    });

    for (const { name, variant, rules } of TABLES)
      it(`${name}: every position of a walk comes back`, () => {
        for (let seed = 0; seed < 2; seed++)
          for (const game of walk(newGame(rules, variant, seed), seed, 60)) {
            const position = positionOf(game);
            const again = reread(position);
            expect(snap(again)).to.equal(snap(position));
            expect(listed(again)).to.deep.equal(listed(position));
            // Twins may be exchanged where there are several packs.
            if (rules.decks === 1) expect(again).to.deep.equal(position);
          }
      });

    it('of a row of the table hold its id alone', () => {
      for (const id of ROWS) {
        const json = positionToJSON(positionOf(newGame(VARIANTS[id].rules, id, 1)));
        expect(json.variant).to.equal(id);
        expect(json).to.not.have.property('rules');
      }
    });

    it('of a row with changes hold what is changed', () => {
      const changes = { tableau: { move: 'topOrWhole' }, stock: { draw: 1, redeals: 2 } } as const;
      const position = positionOf(newGame(overlay(VARIANTS.canfield.rules, changes), 'canfield', 1));
      expect(positionToJSON(position).rules).to.deep.equal(changes);
      expect(reread(position)).to.deep.equal(position);
    });

    it("of an author's game hold all its rules", () => {
      const position = positionOf(newGame(VARIANTS.duke.rules, null, 1));
      expect(positionToJSON(position)).to.not.have.property('variant');
      expect(positionToJSON(position).rules).to.deep.equal(VARIANTS.duke.rules);
      expect(reread(position)).to.deep.equal(position);
    });

    it('tell a base that is not chosen yet', () => {
      const position = positionOf(newGame(VARIANTS.duchess.rules, 'duchess', 1));
      expect(positionToJSON(position).base).to.equal(null);
      expect(reread(position).base).to.equal(null);
    });

    it('tell twins apart: the second of a card is that of the second pack', () => {
      const position = crafted('double', { tableau: ['7H', '7H'] });
      expect(position.tableau.slice(0, 2)).to.deep.equal([[32], [84]]);
    });

    it('may lack cards', () => {
      expect(listed(crafted('canfield', {}))).to.deep.equal([]);
    });
  });

  /** Reads a position of a game with nothing in it but what is given. */
  const bare = (variant: VariantId, changes: Partial<PositionJSON>) => () =>
    positionFromJSON({ ...positionToJSON(crafted(variant, {})), ...changes });

  describe('positions that are none', () => {
    const unknown = ['', 'A', '1S', 'AX', 'ASS', 'as', '10H', ' AS', 'AS ', '##AS', '# AS', '#', 'SA'];
    for (const card of unknown)
      it(`${JSON.stringify(card)} is no card, on any pile`, () => {
        for (const changes of [
          { stock: [card] },
          { waste: [card] },
          { reserves: [[card]] },
          { foundations: [[card], [], [], []] },
          { tableau: [[], [], [], [card]] },
        ])
          expect(spoilt(changes)).to.throw(RangeError);
      });

    it('a card more often than there are packs', () => {
      expect(spoilt({ waste: ['9C'] })).to.throw(RangeError, /9C/);
      expect(spoilt({ waste: ['AD', 'AD'] })).to.throw(RangeError, /AD/);
      expect(spoilt({ waste: ['5C'] }), 'one face up, one down').to.throw(RangeError, /5C/);
      const five = Array.from({ length: 5 }, () => '7H');
      expect(bare('double', { waste: five.slice(0, 2), stock: ['8S'] })).to.not.throw();
      expect(bare('double', { waste: five.slice(0, 2), stock: ['7H'] })).to.throw(RangeError, /7H/);
      expect(bare('quadruple', { waste: five.slice(1), stock: ['7H'] })).to.throw(RangeError, /7H/);
    });

    it('a card that a small pack has not', () => {
      const rules = { ranks: 5, foundations: { perPile: 5 } };
      const small = { ...rules, reserve: { cards: 5 } };
      expect(bare('canfield', { rules: small, waste: ['5S'] })).to.not.throw();
      expect(bare('canfield', { rules: small, waste: ['6S'] })).to.throw(RangeError, /6S/);
    });

    it('piles that the rules have not', () => {
      const { reserves, foundations, tableau } = canfield();
      for (const changes of [
        { reserves: [] },
        { reserves: [...reserves, []] },
        { foundations: foundations.slice(1) },
        { foundations: [...foundations, []] },
        { tableau: tableau.slice(1) },
        { tableau: [...tableau, []] },
      ])
        expect(spoilt(changes)).to.throw(RangeError, Object.keys(changes)[0]);
      expect(bare('quadruple-trigon', { reserves: [[]] })).to.throw(RangeError, 'reserves');
    });

    it('a foundation that does not go up in suit', () => {
      for (const pile of ['7S 9S', '8S 7S', '7S 8C', 'KS 2S'])
        expect(spoilt({ foundations: [pile.split(' '), [], [], []], tableau: [[], [], [], []] }), pile).to.throw(
          RangeError,
        );
      const round: Partial<PositionJSON> = { foundations: [['QS', 'KS', 'AS'], [], [], []], base: 'Q' };
      expect(bare('canfield', round)).to.not.throw();
    });

    it('foundations that the rules do not let grow', () => {
      const four = (...piles: string[][]) => [...piles, ...Array.from({ length: 4 - piles.length }, () => [])];
      const refused = (variant: VariantId, base: PositionJSON['base'], foundations: string[][]) =>
        expect(bare(variant, { base, foundations }), foundations.join()).to.throw(RangeError, /foundation/);
      refused('canfield', '7', four(['9S']));
      refused('triple-four', '7', four(['7C'], ['7C']));
      refused('klondike', 'A', four(['AS', '2S'], ['KH']));
      refused('double-trigon', 'A', [[...'A23456789TJQKA'].map((rank) => `${rank}S`), [], [], [], [], [], [], []]);
      expect(bare('double', { base: '7', foundations: [...four(['7C'], ['7C']), [], [], [], []] })).to.not.throw();
    });

    it('a pass that the rules do not have', () => {
      expect(bare('american-toad', { pass: 2 })).to.not.throw();
      expect(bare('american-toad', { pass: 3 })).to.throw(RangeError, /passes/);
      expect(bare('canfield', { pass: 999 })).to.not.throw();
    });

    it('a base that is no rank', () => {
      for (const base of ['X', '1', 'a', 'AC', '10', undefined]) expect(spoilt({ base })).to.throw(RangeError, /rank/);
    });

    it('a base that is a part of the list of ranks', () => {
      for (const base of ['', 'A2', 'QK', 7]) expect(spoilt({ base })).to.throw(RangeError, /rank/);
    });

    it('a mark for face down where nothing is marked', () => {
      expect(spoilt({ stock: ['#2D', '9C'] })).to.throw(RangeError);
      expect(spoilt({ waste: ['4D', '#QS'] })).to.throw(RangeError);
      expect(spoilt({ foundations: [['#7S'], [], [], []] })).to.throw(RangeError);
    });

    it('something else than a position', () => {
      for (const value of [null, undefined, 7, 'canfield', [], {}, { variant: 'canfield' }])
        expect(() => positionFromJSON(value as PositionJSON)).to.throw(RangeError);
      expect(spoilt({ stock: null })).to.throw(RangeError);
      expect(spoilt({ waste: [7] })).to.throw(RangeError);
      expect(spoilt({ tableau: [null, [], [], []] })).to.throw(RangeError);
      expect(spoilt({ variant: undefined, rules: {} })).to.throw(RangeError);
    });

    it('a pass that is none', () => {
      for (const pass of [0, -1, 1.5, NaN, Infinity, '1', null, undefined])
        expect(spoilt({ pass })).to.throw(RangeError, /pass/);
    });

    it('a game that is not in the table', () => {
      for (const variant of ['', 'Canfield', 'patience', 'toString', '__proto__', 'constructor'])
        expect(spoilt({ variant })).to.throw(RangeError);
    });

    it('neither variant nor rules', () => {
      expect(spoilt({ variant: undefined })).to.throw(RangeError);
    });
  });

  describe('decks', () => {
    const deckOf = (variant: VariantId): string[] => {
      const { decks } = VARIANTS[variant].rules;
      return Array.from(
        { length: decks * 52 },
        (_, card) => 'A23456789TJQK'.charAt(card % 13) + 'CSHD'.charAt(card % 4),
      );
    };

    it('are read as a list or as text, whatever blanks part it', () => {
      const deck = deckOf('canfield');
      const position = dealFrom('canfield', deck);
      for (const blank of [' ', '  ', '\n', '\t', ' \n '])
        expect(dealFrom('canfield', `${blank}${deck.join(blank)}${blank}`)).to.deep.equal(position);
    });

    it("deal a row by its id, or an author's rules", () => {
      const deck = deckOf('canfield');
      expect(dealFrom('canfield', deck).variant).to.equal('canfield');
      const rules = overlay(VARIANTS.canfield.rules, { reserve: { cards: 10 } });
      const position = dealFrom(rules, deck);
      expect(position.variant).to.equal(null);
      expect(position.rules).to.equal(rules);
      expect([position.reserves[0]!.length, position.stock.length]).to.deep.equal([10, 37]);
    });

    it('are not written to', () => {
      const deck = deepFreeze(deckOf('storehouse'));
      expect(() => dealFrom('storehouse', deck)).to.not.throw();
      const { rules } = VARIANTS.canfield;
      const cards = deepFreeze(shuffledDeck(rules, 1));
      expect(() => dealCards(rules, 'canfield', cards)).to.not.throw();
    });

    it('come in dealing order: reserve, base, columns, stock', () => {
      const deck = deckOf('canfield');
      const position = dealFrom('canfield', deck);
      expect(pileOf(position, 'reserve:0')).to.equal(
        deck
          .slice(0, 13)
          .map((card, i) => (i < 12 ? `#${card}` : card))
          .join(' '),
      );
      expect(pileOf(position, 'foundation:0')).to.equal(deck[13]);
      expect([0, 1, 2, 3].map((column) => pileOf(position, `tableau:${column}`))).to.deep.equal(deck.slice(14, 18));
      expect(pileOf(position, 'stock')).to.equal(
        deck
          .slice(18)
          .reverse()
          .map((card) => `#${card}`)
          .join(' '),
      );
    });

    it('come one card to each reserve in turn', () => {
      const deck = deckOf('duke');
      const position = dealFrom('duke', deck);
      expect(pileOf(position, 'reserve:1')).to.equal([deck[1], deck[5], deck[9]].join(' '));
    });

    it('come to the columns row by row, past those that are full', () => {
      const deck = deckOf('klondike');
      const position = dealFrom('klondike', deck);
      expect(pileOf(position, 'tableau:0')).to.equal(deck[0]);
      expect(pileOf(position, 'tableau:1')).to.equal(`#${deck[1]} ${deck[7]}`);
      expect(pileOf(position, 'tableau:2')).to.equal(`#${deck[2]} #${deck[8]} ${deck[13]}`);
      expect(pileOf(position, 'tableau:6').split(' ').at(-1)).to.equal(deck[27]);
    });

    it('give up the cards of a base that starts up, suit by suit', () => {
      const storehouse = dealFrom('storehouse', deckOf('storehouse'));
      expect(storehouse.foundations.map((_, slot) => pileOf(storehouse, `foundation:${slot}`))).to.deep.equal([
        '2C',
        '2S',
        '2H',
        '2D',
      ]);
      const variegated = dealFrom('variegated', deckOf('variegated'));
      expect(variegated.foundations.map((_, slot) => pileOf(variegated, `foundation:${slot}`)).join(' ')).to.equal(
        'AC AC AS AS AH AH AD AD',
      );
      expect(pileOf(variegated, 'reserve:0').split(' ')).to.deep.equal(
        deckOf('variegated')
          .filter((card) => !card.startsWith('A'))
          .slice(0, 13),
      );
    });

    it('that are not the whole pack throw', () => {
      for (const id of ROWS) {
        const deck = deckOf(id);
        expect(() => dealFrom(id, deck), id).to.not.throw();
        for (const wrong of [
          [],
          deck.slice(1),
          [...deck, deck[0]!],
          ['XX', ...deck.slice(1)],
          ['#' + deck[0]!, ...deck.slice(1)],
          [deck[1]!, ...deck.slice(1)],
          [deck[0]!.toLowerCase(), ...deck.slice(1)],
        ]) {
          expect(() => dealFrom(id, wrong), id).to.throw(RangeError);
          expect(() => dealFrom(id, wrong.join(' ')), id).to.throw(RangeError);
        }
      }
    });

    it('of a small pack hold its ranks only', () => {
      const rules = overlay(VARIANTS.canfield.rules, { ranks: 5, foundations: { perPile: 5 }, reserve: { cards: 3 } });
      const small = ['C', 'S', 'H', 'D'].flatMap((suit) => ['A', '2', '3', '4', '5'].map((rank) => rank + suit));
      expect(() => dealFrom(rules, small)).to.not.throw();
      expect(() => dealFrom(rules, ['6C', ...small.slice(1)])).to.throw(RangeError);
      expect(() => dealFrom(rules, deckOf('canfield'))).to.throw(RangeError);
    });
  });

  describe('moves as text', () => {
    it('read and write the form that engines share', () => {
      expect(parseMove('tableau:3>foundation:1*1')).to.deep.equal({ from: 'tableau:3', to: 'foundation:1', count: 1 });
      expect(parseMove('stock>waste*3')).to.deep.equal({ from: 'stock', to: 'waste', count: 3 });
      expect(parseMove('waste>stock*122')).to.deep.equal({ from: 'waste', to: 'stock', count: 122 });
      expect(formatMove({ from: 'reserve:0', to: 'tableau:15', count: 12 })).to.equal('reserve:0>tableau:15*12');
    });

    const place = fc.oneof(
      fc.constantFrom<Place>('stock', 'waste'),
      fc
        .tuple(fc.constantFrom('reserve', 'foundation', 'tableau'), fc.nat(20))
        .map(([kind, index]) => `${kind}:${index}` as Place),
    );

    it('come back', () => {
      fc.assert(
        fc.property(place, place, fc.integer({ min: 1, max: 999 }), (from, to, count) => {
          const move: Move = { from, to, count };
          expect(parseMove(formatMove(move))).to.deep.equal(move);
        }),
      );
    });

    const malformed = [
      '',
      ' ',
      '>',
      '*',
      'stock>waste',
      'stock>waste*',
      'stock>waste*0',
      'stock>waste*-1',
      'stock>waste*1.5',
      'stock>waste*1e3',
      'stock>waste*three',
      'stock>waste*1 ',
      ' stock>waste*1',
      'stock>waste*1\n',
      'stock > waste*1',
      'stock>waste*3>tableau:0*1',
      'stock-waste*3',
      'waste*3>stock',
      'Stock>Waste*3',
      'hand>waste*1',
      'stock:0>waste*1',
      'stock>waste:0*1',
      'tableau>waste*1',
      'tableau:>waste*1',
      'tableau:x>waste*1',
      'tableau:-1>waste*1',
      'tableau:1.0>waste*1',
      'tableau:00>waste*1',
      'tableau:100>waste*1',
      'foundation*1',
      'tableau:0>foundation*1',
      'tableau:3>foundation:1',
      'constructor>waste*1',
      '__proto__>waste*1',
    ];
    it('that are malformed throw', () => {
      for (const text of malformed) expect(() => parseMove(text), JSON.stringify(text)).to.throw(RangeError);
    });

    it('from any text give a move or a RangeError', () => {
      const broken = fc.tuple(place, place, fc.nat(30), fc.nat(30), fc.string()).map(([from, to, count, at, noise]) => {
        const text = `${from}>${to}*${count}`;
        return text.slice(0, at) + noise + text.slice(at + 1);
      });
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), broken), (text) => {
          let move: Move;
          try {
            move = parseMove(text);
          } catch (error) {
            expect(error).to.be.instanceOf(RangeError);
            return;
          }
          expect(parseMove(formatMove(move))).to.deep.equal(move);
          expect(move.count).to.be.within(1, 999);
        }),
        { numRuns: 1000 },
      );
    });
  });

  describe('legal moves and play', () => {
    for (const table of TABLES) {
      it(`${table.name}: the list holds what is accepted, and nothing else`, () => {
        for (let seed = 0; seed < 2; seed++) {
          let steps = 0;
          for (const game of walk(newGame(table.rules, table.variant, seed), seed, 80))
            if (steps++ % 8 === 0) expect(listed(positionOf(game))).to.deep.equal(accepted(positionOf(game)));
        }
      });

      it(`${table.name}: every listed move is played, every other throws and changes nothing`, () => {
        fc.assert(
          fc.property(fc.nat(), fc.nat(100), (seed, steps) => {
            const position = deepFreeze(positionOf(walked(table, seed, steps)));
            const before = snap(position);
            for (const move of legalMoves(position)) {
              expect(refusal(position, move)).to.equal(null);
              expect(snap(play(position, move))).to.not.equal(before);
            }
            const places: Place[] = [...placesIn(position), 'reserve:9', 'foundation:16', 'tableau:16', 'tableau:99'];
            const choose = chooser(seed);
            for (let time = 0; time < 60; time++) {
              const [from, to] = [places[choose(places.length)]!, places[choose(places.length)]!];
              const count = [1, 1, 2, 3, choose(200), 0, -1, 1.5, NaN, Infinity][choose(10)]!;
              const move: Move = { from, to, count };
              const refused = refusal(position, move);
              if (refused === null) expect(() => play(position, move)).to.not.throw();
              else
                expect(() => play(position, move)).to.throw(RangeError, `${formatMove(move)} is not legal: ${refused}`);
            }
            expect(snap(position)).to.equal(before);
          }),
          { numRuns: 12 },
        );
      });
    }

    it('depend on nothing but the position', () => {
      for (const table of TABLES) {
        const position = positionOf(walked(table, 4, 40));
        const first = legalMoves(position);
        for (const move of first) play(position, move);
        expect(legalMoves(position)).to.deep.equal(first);
        expect(listed(reread(position)), table.name).to.deep.equal(listed(position));
      }
    });

    it('places that are none are refused', () => {
      const position = crafted('canfield', { waste: '4D', tableau: ['5S'] });
      for (const [from, to] of [
        ['hand', 'tableau:0'],
        ['waste', 'hand'],
        ['waste', 'tableau'],
        ['tableau:', 'tableau:0'],
        ['waste', 'tableau:4'],
        ['reserve:1', 'tableau:0'],
        ['waste', 'constructor'],
      ]) {
        const move = { from: from as Place, to: to as Place, count: 1 };
        expect(() => play(position, move), `${from}>${to}`).to.throw(RangeError, /place$/);
      }
    });
  });
});
