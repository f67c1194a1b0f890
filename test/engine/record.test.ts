import { expect } from 'chai';
import fc from 'fast-check';
import {
  cardText,
  fromRecord,
  isWon,
  overlay,
  parseMove,
  RecordError,
  seedNumber,
  toRecord,
  VARIANTS,
  verify,
  type Card,
  type PartialRules,
  type RecordFault,
  type Rules,
  type Source,
  type VariantId,
} from '../../src/engine/index.js';
import { dealCards } from '../../src/engine/deal.js';
import {
  canRedo,
  canUndo,
  follow,
  gameFrom,
  moveCount,
  newGame,
  positionOf,
  redo,
  restart,
  step,
  stepsOf,
  undo,
  type Game,
} from '../../src/engine/game.js';
import { shuffledDeck } from '../../src/engine/seed.js';
import golden from '../data/records.json';
import wins from '../data/wins.json';
import { fuzzRecords, readsOrRefuses } from '../fuzz/records.js';
import { tableOf, wandered } from '../fuzz/wander.js';
import { digest } from '../support/digest.js';
import { chooser, ROWS, TABLES } from '../support/walks.js';

/** Deals with a line of moves that wins. */
const WINS = (wins as readonly { variant: VariantId; seed: number; moves: string }[]).map(
  ({ variant, seed, moves }) => ({ variant, seed, moves: moves.split(' ').map(parseMove) }),
);

/** Records that an earlier version wrote, and what they must come to for ever. New ones may be added. */
const GOLDEN = golden as readonly {
  readonly what: string;
  readonly record: string;
  /** The rules that it is read with. */
  readonly rules?: Rules;
  readonly steps: number;
  readonly moves: number;
  readonly won: boolean;
  /** A digest of what lies on the table at the end. */
  readonly end: string;
}[];

const SEED = { seed: '7' };
const canfield = VARIANTS.canfield.rules;
const dealt = (variant: VariantId, changes: PartialRules = {}) =>
  newGame(overlay(VARIANTS[variant].rules, changes), variant, 7);
const played = (game: Game, ...moves: readonly string[]) =>
  moves.reduce((now, move) => step(now, parseMove(move)), game);
const firstCanfield = WINS.find(({ variant }) => variant === 'canfield')!;

/** Every moment of a game from the deal on, as far as it can be seen. */
function history(game: Game): unknown[] {
  const moments: unknown[] = [];
  for (let now = game; ; now = undo(now)) {
    const last = stepsOf(now).length > 0 ? now.now.last!.step : null;
    const made = last && [last, ...last.auto].map(({ move, cards }) => ({ move, cards: cards.map(cardText) }));
    moments.push({ made, moves: moveCount(now), table: tableOf(positionOf(now)) });
    if (!canUndo(now)) return moments.reverse();
  }
}

/** Writes a game, reads it and expects the same game. Returns its record. */
function expectRoundTrip(source: Source, game: Game, rules?: Rules): string {
  const text = toRecord(source, game);
  const read = fromRecord(text, rules && { rules });
  expect(history(read.game), text).to.deep.equal(history(game));
  expect(canRedo(read.game)).to.equal(false);
  expect(toRecord(read.source, read.game)).to.equal(text);
  return text;
}

/** The pack of some rules in an order of chance, its twins too. */
function mixed(rules: Rules, seed: number): Card[] {
  const choose = chooser(seed);
  const deck = shuffledDeck(rules, seed);
  for (let left = deck.length; left > 1; left--) {
    const other = choose(left);
    [deck[left - 1], deck[other]] = [deck[other]!, deck[left - 1]!];
  }
  return deck;
}

/** A column of 84 cards in four packs, brought together by moves, of which 63 go to a gap again. */
function tallColumn(): { rules: Rules; source: Source; game: Game } {
  const rules = overlay(canfield, {
    decks: 4,
    foundations: { count: 16, base: 'A' },
    reserve: { piles: 0, cards: 0 },
    tableau: { piles: 4, deal: 'u'.repeat(21) },
    fill: { auto: [], manual: ['tableau'] },
  });
  const left = shuffledDeck(rules, 0);
  const take = (isRight: (card: Card) => boolean) => left.splice(left.findIndex(isRight), 1)[0]!;
  // From the king down, black and red in turn, and on round the corner.
  const run = Array.from({ length: 84 }, (_, index) =>
    take((card) => card % 13 === 12 - (index % 13) && card % 52 >= 26 === (index % 2 === 1)),
  );
  const rows = Array.from({ length: 21 }, (_, row) => [0, 1, 2, 3].map((column) => run[column * 21 + row]!));
  const deck = [...rows.flat(), ...left];
  const game = played(
    gameFrom(dealCards(rules, null, deck)),
    'tableau:3>tableau:2*21',
    'tableau:2>tableau:1*42',
    'tableau:1>tableau:0*63',
    'tableau:0>tableau:3*63',
    'tableau:3>tableau:2*62',
    'tableau:2>tableau:1*61',
  );
  return { rules, source: { deck }, game };
}

describe('records', function () {
  this.timeout(60_000);

  describe('a game and back', () => {
    for (const { name, variant, rules } of TABLES)
      it(`${name}: moves, auto-play, undone and restarted, from a seed and from a deck`, () => {
        for (let seed = 0; seed < 6; seed++) {
          const actions = [0, 1, 20, 60, 100, 140][seed]!;
          const own = variant ? undefined : rules;
          const text = expectRoundTrip(
            { seed: String(seed) },
            wandered(newGame(rules, variant, seed), seed, actions),
            own,
          );
          expect(text.startsWith(`v1.${variant ?? 'own'}.${seed}.`)).to.equal(true);
          const deck = mixed(rules, seed);
          const fromDeck = wandered(gameFrom(dealCards(rules, variant, deck)), seed, actions);
          const long = expectRoundTrip({ deck }, fromDeck, own);
          expect(long.split('.')[2]).to.have.length(deck.length + 1);
        }
      });

    it('of any length, from any seed, in any of the games', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...TABLES),
          fc.nat(),
          fc.nat({ max: 200 }),
          ({ rules, variant }, seed, actions) =>
            void expectRoundTrip({ seed: `${seed}` }, wandered(newGame(rules, variant, seed), seed, actions), rules),
        ),
        { numRuns: 60 },
      );
    });

    it('gives the same cards, twins and all, from a seed', () => {
      const game = wandered(dealt('triple'), 3, 80);
      const read = fromRecord(toRecord(SEED, game));
      expect(read.variant).to.equal('triple');
      expect(read.rules).to.equal(VARIANTS.triple.rules);
      expect(read.source).to.deep.equal(SEED);
      expect(positionOf(read.game)).to.deep.equal(positionOf(game));
      expect(stepsOf(read.game)).to.deep.equal(stepsOf(game));
    });

    it('is read by every row of the table', () => {
      expect(ROWS).to.have.length(33);
      for (const id of ROWS) expect(fromRecord(`v1.${id}.7.`).game).to.deep.equal(newGame(VARIANTS[id].rules, id, 7));
    });
  });

  describe('what is in one', () => {
    it('a draw, a move, a redeal, a restart', () => {
      const game = dealt('canfield', { stock: { draw: 208 } });
      expect(toRecord(SEED, game)).to.equal('v1.canfield,draw=208.7.');
      const drawn = played(game, 'stock>waste*34', 'waste>stock*34');
      expect(toRecord(SEED, drawn)).to.equal('v1.canfield,draw=208.7.sr');
      expect(toRecord(SEED, restart(drawn))).to.equal('v1.canfield,draw=208.7.srz');
      expect(toRecord(SEED, played(dealt('canfield'), 'tableau:2>tableau:0*1', 'tableau:2>tableau:1*1'))).to.equal(
        'v1.canfield.7.CACB',
      );
    });

    it('what was undone is not in it, and what is made again is', () => {
      const game = played(dealt('canfield'), 'stock>waste*3', 'tableau:2>tableau:0*1', 'stock>waste*3');
      expect(toRecord(SEED, game)).to.equal('v1.canfield.7.sCAs');
      expect(toRecord(SEED, undo(undo(game)))).to.equal('v1.canfield.7.s');
      expect(toRecord(SEED, redo(undo(undo(game))))).to.equal('v1.canfield.7.sCA');
      expect(toRecord(SEED, step(undo(undo(game)), parseMove('stock>waste*3')))).to.equal('v1.canfield.7.ss');
      expect(toRecord(SEED, undo(undo(undo(game))))).to.equal('v1.canfield.7.');
      expect(toRecord(SEED, undo(restart(game)))).to.equal('v1.canfield.7.sCAs');
    });

    it('auto-play belongs to its step', () => {
      const base = played(dealt('canfield'), 'tableau:2>tableau:0*1');
      const game = follow(follow(base, parseMove('tableau:2>tableau:1*1')), parseMove('stock>waste*3'));
      expect(expectRoundTrip(SEED, step(game, parseMove('stock>waste*3')))).to.equal('v1.canfield.7.CA-CB-ss');
      const read = fromRecord('v1.canfield.7.CA-CB-ss').game;
      expect(moveCount(read)).to.equal(2);
      expect(stepsOf(read).map(({ auto }) => auto.length)).to.deep.equal([2, 0]);
      expect(positionOf(undo(undo(read)))).to.deep.equal(read.start);
    });

    it('the foundation that a card went to, of those that are alike', () => {
      const game = dealt('klondike');
      for (const [letter, index] of ['Q', 'R', 'S', 'T'].map((letter, index) => [letter, index] as const)) {
        const up = played(game, `tableau:4>foundation:${index}*1`);
        expect(expectRoundTrip(SEED, up)).to.equal(`v1.klondike.7.E${letter}`);
      }
    });

    it('the number of cards, where more than one could move', () => {
      const counts = TABLES.flatMap(({ rules, variant }) =>
        [1, 2, 3].map((seed) => toRecord(SEED, wandered(newGame(rules, variant, 7), seed, 120))),
      ).flatMap((text) => text.split('.')[3]!.match(/_./g) ?? []);
      expect(counts).to.include.members(['_1', '_2']);
      expect(counts).not.to.include('_0');
    });

    it('numbers of more than 61 cards', () => {
      const { rules, source, game } = tallColumn();
      const text = expectRoundTrip(source, game, rules);
      expect(text.split('.')[3]).to.equal('DC_GCB__11BA__11AD__10DC_ZCB');
    });

    for (const [stock, written, variant = 'canfield'] of [
      [{ draw: 1 }, 'draw=1'],
      [{ draw: 208 }, 'draw=208'],
      [{ draw: [3, 2, 1] }, 'draw=3-2-1'],
      [{ draw: [3, 3] }, 'draw=3-3'],
      [{ draw: Array.from({ length: 40 }, (_, pass) => pass + 1) }, /^draw=1-2-.*-39-40$/],
      [{ redeals: 0 }, 'redeals=0'],
      [{ redeals: 1000 }, 'redeals=1000'],
      [{ draw: 2, redeals: 5 }, 'draw=2,redeals=5'],
      [{ redeals: null }, 'redeals=unlimited', 'rainfall'],
      [{ draw: 3, redeals: null }, 'draw=3,redeals=unlimited', 'rush'],
      [{ draw: [1, 2] }, 'draw=1-2', 'rush'],
      [{ draw: 3, redeals: null }, ''],
      [{ draw: [3] }, ''],
      [{ draw: [3, 2, 1], redeals: 2 }, '', 'rush'],
    ] as const satisfies readonly (readonly [PartialRules['stock'], string | RegExp, VariantId?])[])
      it(`of ${variant} with the stock ${JSON.stringify(stock).slice(0, 40)}`, () => {
        const rules = overlay(VARIANTS[variant].rules, { stock });
        for (const actions of [0, 90]) {
          const game = wandered(newGame(rules, variant, 7), 5, actions);
          const [, name = ''] = expectRoundTrip(SEED, game).split('.');
          const [id, ...options] = name.split(',');
          expect(id).to.equal(variant);
          if (typeof written === 'string') expect(options.join(',')).to.equal(written);
          else expect(options.join(',')).to.match(written);
          const { draw, redeals } = fromRecord(toRecord(SEED, game)).rules.stock;
          expect(redeals).to.equal(rules.stock.redeals);
          // A list of one number is read as that number.
          const given = [rules.stock.draw].flat();
          expect(draw).to.deep.equal(given.length > 1 ? given : given[0]);
        }
      });
  });

  describe('seeds', () => {
    const SAFE = [
      '0',
      '7',
      '007',
      '4294967295',
      '4294967296',
      '-1',
      'daily',
      'ace-of_Spades',
      'own',
      'v1',
      '__proto__',
    ];
    const UNSAFE = [
      '',
      ' ',
      '1.5',
      'a.b',
      'a b',
      'a,b',
      'a=b',
      '~x',
      '%41',
      '+7',
      'ä',
      '第七',
      '🂡',
      '\ud800',
      'x\n',
      '\0',
    ];

    it('of letters, digits, - and _ stand as they are', () => {
      for (const seed of [...SAFE, 'x'.repeat(64)]) {
        const text = expectRoundTrip({ seed }, newGame(canfield, 'canfield', seed));
        expect(text).to.equal(`v1.canfield.${seed}.`);
        expect(fromRecord(text).source).to.deep.equal({ seed });
      }
    });

    it('of other signs, and long ones, stand as the number that deals the same', () => {
      for (const seed of [...UNSAFE, 'x'.repeat(65), 'x'.repeat(70_000)]) {
        const text = expectRoundTrip({ seed }, newGame(canfield, 'canfield', seed));
        expect(text).to.equal(`v1.canfield.${seedNumber(seed)}.`);
      }
    });

    it('any text deals the same after reading', () => {
      fc.assert(
        fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (seed) => {
          expectRoundTrip({ seed }, newGame(canfield, 'canfield', seed));
        }),
        { numRuns: 200 },
      );
    });
  });

  describe("an author's own game", () => {
    const rules = overlay(canfield, { tableau: { piles: 5 }, reserve: { cards: 10 } });
    const game = wandered(newGame(rules, null, 7), 2, 60);
    const text = toRecord(SEED, game);

    it('is read with its rules', () => {
      expect(text.startsWith('v1.own.7.')).to.equal(true);
      const read = fromRecord(text, { rules });
      expect(read.variant).to.equal(null);
      expect(read.rules).to.deep.equal(rules);
      expect(positionOf(read.game)).to.deep.equal(positionOf(game));
    });

    it('says that it needs them', () => {
      expect(verify(text)).to.deep.include({ isLegal: false, code: 'rules-needed', at: 3 });
      expect(verify(text, {})).to.deep.include({ isLegal: false, code: 'rules-needed', at: 3 });
    });

    it('is refused with wrong ones, and with those of another game', () => {
      const half = { decks: 1 } as Rules;
      expect(verify(text, { rules: half })).to.deep.include({ isLegal: false, code: 'rules', at: 3 });
      const other = verify('v1.own.7.EA', { rules: canfield });
      expect(other).to.deep.include({ isLegal: false, code: 'illegal', at: 9 });
    });

    it('a row that is changed in more than its stock is one', () => {
      const changed = overlay(canfield, { tableau: { piles: 5 } });
      const text = expectRoundTrip(SEED, wandered(newGame(changed, 'canfield', 7), 2, 60), changed);
      expect(text.startsWith('v1.own.7.')).to.equal(true);
    });

    it("the rules that are given say nothing of a row's game", () => {
      expect(fromRecord('v1.canfield.7.', { rules }).rules).to.equal(canfield);
    });
  });

  describe('as text', () => {
    const texts = TABLES.flatMap(({ rules, variant }, index) => {
      const stock = { draw: [2, 1], redeals: 7 };
      const changed = variant ? overlay(rules, { stock }) : rules;
      const deck = mixed(changed, index);
      return [
        toRecord(SEED, wandered(newGame(changed, variant, 7), index, 150)),
        toRecord({ deck }, wandered(gameFrom(dealCards(changed, variant, deck)), index, 50)),
      ];
    });

    it('holds letters, digits and - _ . ~ , = only', () => {
      for (const text of texts) expect(text).to.match(/^[A-Za-z0-9._~,=-]+$/);
      expect(new Set(texts.join('').replace(/[A-Za-z0-9]/g, ''))).to.have.all.keys('.', '_', '~', ',', '=', '-');
    });

    it('an address leaves it as it is: path, search and hash', () => {
      for (const text of texts) {
        expect(encodeURI(text)).to.equal(text);
        const address = `https://example.org/${text}?record=${text}&a=b#${text}`;
        const url = new URL(address);
        expect(url.href).to.equal(address);
        expect(url.searchParams.get('record')).to.equal(text);
      }
    });

    it('as a whole parameter without ~ , = even what escapes most leaves it', () => {
      for (const text of texts) {
        const form = new URLSearchParams({ record: text }).toString();
        expect(new URLSearchParams(form).get('record')).to.equal(text);
        const escaped: Record<string, string> = { '~': '%7E', ',': '%2C', '=': '%3D' };
        expect(form).to.equal(`record=${text.replace(/[~,=]/g, (sign) => escaped[sign]!)}`);
        expect(encodeURIComponent(text)).to.equal(text.replace(/[,=]/g, (sign) => escaped[sign]!));
      }
    });

    it('takes about two characters a move in games that were won', () => {
      expect(WINS).to.have.length.greaterThan(4);
      for (const { variant, seed, moves } of WINS) {
        const game = moves.reduce(step, newGame(VARIANTS[variant].rules, variant, seed));
        const steps = toRecord({ seed: `${seed}` }, game).split('.')[3]!;
        const turns = moves.filter(({ from, to }) => from === 'stock' || to === 'stock').length;
        expect(steps.length / moves.length).to.be.at.most(2);
        // What moves cards takes two, and hardly ever four.
        expect((steps.length - turns) / (moves.length - turns)).to.be.within(2, 2.1);
      }
    });
  });

  describe('verify', () => {
    for (const { variant, seed, moves } of WINS)
      it(`a game of ${VARIANTS[variant].name} that was won`, () => {
        let game = newGame(VARIANTS[variant].rules, variant, seed);
        const places: number[] = [];
        const source = { seed: `${seed}` };
        for (const move of moves) {
          places.push(toRecord(source, game).length);
          game = step(game, move);
        }
        const text = toRecord(source, game);
        expect(verify(text)).to.deep.equal({ isLegal: true, won: true, steps: moves.length });
        // Without its last step it is legal, and not won.
        expect(verify(text.slice(0, places.at(-1)))).to.deep.equal({
          isLegal: true,
          won: false,
          steps: moves.length - 1,
        });
        // The first step that is not legal is told, with its place: whatever comes after it.
        for (let index = 0; index < places.length; index += 20) {
          const at = places[index]!;
          const verdict = verify(`${text.slice(0, at)}Aw${text.slice(at)}`);
          expect(verdict).to.deep.include({ isLegal: false, code: 'illegal', at });
          expect(verdict).to.have.property(
            'message',
            `no legal move goes from tableau:0 to waste (character ${at} of the record)`,
          );
        }
      });

    it('counts restarts as steps, and not auto-play', () => {
      expect(verify('v1.canfield.7.')).to.deep.equal({ isLegal: true, won: false, steps: 0 });
      expect(verify('v1.canfield.7.CA-CBszs')).to.deep.equal({ isLegal: true, won: false, steps: 4 });
    });

    it('a game that was left after it was won is not won', () => {
      const { seed, moves } = firstCanfield;
      const game = moves.reduce(step, newGame(canfield, 'canfield', seed));
      expect(verify(toRecord({ seed: `${seed}` }, restart(game)))).to.deep.include({ isLegal: true, won: false });
      expect(verify(toRecord({ seed: `${seed}` }, undo(restart(game))))).to.deep.include({ isLegal: true, won: true });
    });

    it('no seed but its own makes a winning line a win', () => {
      const { seed, moves } = firstCanfield;
      const text = toRecord({ seed: `${seed}` }, moves.reduce(step, newGame(canfield, 'canfield', seed)));
      expect(verify(text.replace(`.${seed}.`, `.${seed + 1}.`))).to.include({ isLegal: false, code: 'illegal' });
    });
  });

  describe('what is wrong with one', () => {
    const deck = shuffledDeck(canfield, 7);
    const [, , deckText = ''] = toRecord({ deck }, gameFrom(dealCards(canfield, 'canfield', deck))).split('.');
    const tall = tallColumn();
    const tallText = toRecord(tall.source, tall.game);
    const tallHead = tallText.slice(0, tallText.lastIndexOf('.') + 1);
    const ownRules: Rules = overlay(canfield, { reserve: { cards: 12 } });

    /** Each text with `|` where the fault is told. */
    const WRONG: Readonly<Record<RecordFault, readonly (readonly [what: string, marked: string, rules?: unknown])[]>> =
      {
        'too-long': [
          ['65,537 characters', `v1.canfield.${'x'.repeat(65_536 - 12)}|.`],
          ['20,001 steps', `v1.canfield.7.${cycles(20_000)}|s`],
          ['20,001 moves with those of auto-play', `v1.canfield.7.${'sz'.repeat(9999)}CA-CB|-s`],
        ],
        version: [
          ['nothing', '|'],
          ['another version', '|v2.canfield.7.'],
          ['capitals', '|V1.canfield.7.'],
          ['no version', '|canfield.7.'],
          ['a blank before it', '| v1.canfield.7.'],
        ],
        variant: [
          ['the version alone', 'v1|'],
          ['an empty game', 'v1.|.7.'],
          ['no such game', 'v1.|canfeld.7.'],
          ['capitals', 'v1.|Canfield.7.'],
          ['a word that every object knows', 'v1.|constructor.7.'],
          ['options only', 'v1.|,draw=1.7.'],
        ],
        'rules-needed': [['no rules', 'v1.|own.7.']],
        rules: [
          ['a draw of nothing', 'v1.|canfield,draw=0.7.'],
          ['a draw of too many', 'v1.|canfield,draw=209.7.'],
          ['a draw of nothing in the second pass', 'v1.|canfield,draw=3-0.7.'],
          ['too many redeals', 'v1.|canfield,redeals=1001.7.'],
          ['half of the rules', 'v1.|own.7.', { decks: 1 }],
          ['rules that are no object', 'v1.|own.7.', 'canfield'],
          ['rules that are a list', 'v1.|own,draw=1.7.', [1]],
          ['groups that are none', 'v1.|own,draw=1.7.', { ...ownRules, reserve: null }],
        ],
        option: [
          ['nothing after the comma', 'v1.canfield,|.7.'],
          ['no such option', 'v1.canfield,|hints=1.7.'],
          ['no number', 'v1.canfield,|draw=.7.'],
          ['no whole number', 'v1.canfield,|draw=-1.7.'],
          ['unlimited draw', 'v1.canfield,|draw=unlimited.7.'],
          ['a list of redeals', 'v1.canfield,|redeals=1-2.7.'],
          ['the second one', 'v1.canfield,draw=1,|Redeals=1.7.'],
          ['a list with a gap', 'v1.canfield,|draw=1--2.7.'],
          ['a list with no end', 'v1.canfield,|draw=1-.7.'],
          ['a number of five digits', 'v1.canfield,|draw=00001.7.'],
        ],
        seed: [
          ['the game alone', 'v1.canfield|'],
          ['nothing after the game', 'v1.canfield.|'],
          ['an empty seed', 'v1.canfield.|.'],
          ['a blank', 'v1.canfield.|a b.'],
          ['a letter of another script', 'v1.canfield.|ä.'],
          ['a line end', 'v1.canfield.|7\n.'],
        ],
        deck: [
          ['no card', 'v1.canfield.~|'],
          ['a sign that is no card', `v1.canfield.~${deckText.slice(1, 11)}|1${deckText.slice(12)}.`],
          ['a card twice', `v1.canfield.~A|A${deckText.slice(3)}.`],
          ['a card too few', `v1.canfield.${deckText.slice(0, -1)}|.`],
          ['a card too many', `v1.canfield.${deckText}|A.`],
          ['half a sign', `v1.canfield.~|🂡${deckText.slice(1)}.`],
          ['a card that a small pack has not', 'v1.own.~|F.', smallPack()],
        ],
        step: [
          ['no steps', 'v1.canfield.7|'],
          ['a fifth part', 'v1.canfield.7.s|.'],
          ['no step', 'v1.canfield.7.s|!'],
          ['half a step', 'v1.canfield.7.sCA|A'],
          ['a place that there is not', 'v1.canfield.7.|Ai'],
          ['a number without a digit', 'v1.canfield.7.|_-CA'],
          ['three digits', 'v1.canfield.7.|___1CA'],
          ['a number at the end', 'v1.canfield.7.s|_'],
          ['two digits at the end', 'v1.canfield.7.s|__1'],
          ['auto-play at the deal', 'v1.canfield.7.|-s'],
          ['auto-play after a restart', 'v1.canfield.7.sz|-s'],
          ['auto-play of nothing', 'v1.canfield.7.s-|'],
          ['auto-play twice', 'v1.canfield.7.s-|-s'],
          ['a restart by auto-play', 'v1.canfield.7.s-|z'],
        ],
        illegal: [
          ['a draw from nothing', `v1.canfield,draw=34.7.s|s`],
          ['a redeal of nothing', 'v1.canfield.7.|r'],
          ['a redeal too many', 'v1.quadruple,draw=208.7.s|r'],
          ['a restart at the deal', 'v1.canfield.7.|z'],
          ['a second restart', 'v1.canfield.7.sz|z'],
          ['a card that does not fit', 'v1.canfield.7.s|AC'],
          ['a card that the foundation does not take', 'v1.canfield.7.s|AQ'],
          ['a foundation that the game has not', 'v1.canfield.7.|DU'],
          ['a pile that the game has not', 'v1.canfield.7.|PA'],
          ['cards from a foundation', 'v1.canfield.7.|QA'],
          ['cards to the reserve', 'v1.canfield.7.|Ae'],
          ['another number', 'v1.canfield.7.|_2CA'],
          ['no number', 'v1.canfield.7.|_0CA'],
          ['a number of two digits that does not fit', 'v1.canfield.7.|__01CB'],
          ['by auto-play', 'v1.canfield.7.s-|AC'],
          ['one that needs its number', `${tallHead}DC_GCB|BA`, tall.rules],
        ],
      };

    for (const [code, rows] of Object.entries(WRONG))
      for (const [what, marked, rules] of rows)
        it(`${code}: ${what}`, () => {
          const at = marked.indexOf('|');
          const text = marked.replace('|', '');
          const options = rules === undefined ? {} : { rules: rules as Rules };
          let thrown: unknown;
          try {
            fromRecord(text, options);
          } catch (error) {
            thrown = error;
          }
          expect(thrown).to.be.instanceOf(RecordError);
          const { message } = thrown as RecordError;
          expect(thrown).to.include({ name: 'RecordError', code, at });
          expect(message.endsWith(` (character ${at} of the record)`)).to.equal(true);
          expect(verify(text, options)).to.deep.equal({ isLegal: false, code, at, message });
        });
  });

  describe('limits', () => {
    it('65,536 characters are read', () => {
      const text = `v1.canfield.${'x'.repeat(65_536 - 13)}.`;
      expect(text).to.have.length(65_536);
      expect(verify(text)).to.deep.equal({ isLegal: true, won: false, steps: 0 });
    });

    it('20,000 steps are read, and written again', () => {
      const text = `v1.canfield.7.${cycles(20_000)}`;
      const { source, game } = fromRecord(text);
      expect(stepsOf(game)).to.have.length(20_000);
      expect(toRecord(source, game)).to.equal(text);
    });

    it('20,000 restarts and draws are read', () => {
      expect(verify(`v1.canfield.7.${'sz'.repeat(10_000)}`)).to.deep.equal({
        isLegal: true,
        won: false,
        steps: 20_000,
      });
    });

    // Each of these is as long as a record may be.
    for (const [what, text] of [
      ['points', `v1${'.'.repeat(65_000)}`],
      ['commas', `v1.canfield${','.repeat(65_000)}.7.`],
      ['options', `v1.canfield${',draw=1'.repeat(9000)}.7.`],
      ['numbers of a draw', `v1.canfield,draw=1${'-1'.repeat(32_000)}.7.`],
      ['a digit', `v1.canfield,draw=${'1'.repeat(65_000)}.7.`],
      ['cards', `v1.quadruple.~${'A'.repeat(65_000)}.`],
      ['dashes', `v1.canfield.7.s${'-'.repeat(65_000)}`],
      ['auto-play', `v1.canfield.7.${cycles(20_000).split('').join('-')}`],
      ['counts', `v1.canfield.7.${'_'.repeat(65_000)}`],
      ['signs of four bytes', `v1.canfield.~${'🂡'.repeat(32_000)}.`],
      ['a game of four packs', `v1.quadruple-trigon.7.${'sz'.repeat(10_000)}`],
    ] as const)
      it(`${what} without end give an answer soon`, () => void readsOrRefuses(text));
  });

  describe('golden records', () => {
    /** What lies on the table, in words. */
    const endOf = (game: Game) => digest(JSON.stringify(tableOf(positionOf(game))).match(/[\w#]+/g)!);

    for (const { what, record, rules, steps, moves, won, end } of GOLDEN)
      it(what, () => {
        const { source, game } = fromRecord(record, rules && { rules });
        expect(stepsOf(game)).to.have.length(steps);
        expect(moveCount(game)).to.equal(moves);
        expect(isWon(positionOf(game))).to.equal(won);
        expect(endOf(game)).to.equal(end);
        expect(toRecord(source, game)).to.equal(record);
      });

    it('hold every game, and all that can be in a record', () => {
      const games = new Set(GOLDEN.map(({ record }) => record.split(/[.,]/)[1]!));
      expect([...games].sort()).to.deep.equal([...ROWS, 'own'].sort());
      const all = GOLDEN.map(({ record }) => record);
      for (const part of [
        /^v1\.\w+,draw=\d+\./,
        /^v1\.\w+,draw=\d+-\d+/,
        /,redeals=\d/,
        /,redeals=unlimited/,
        /\.~/,
        /\.[a-z]+-[a-z]\w*\./,
        /\.\w*z/,
        /\.[^.]*-\w\w[^.]*$/,
        /_\w[A-Z]{2}[^.]*$/,
        /__\w\w[A-Z]{2}[^.]*$/,
      ])
        expect(
          all.some((record) => part.test(record)),
          String(part),
        ).to.equal(true);
      expect(GOLDEN.some(({ won }) => won)).to.equal(true);
    });
  });

  // `npm run fuzz` reads 100,000 of them.
  it('2,000 texts of strangers give a whole game or a RecordError with its place', () => {
    expect(fuzzRecords(2000, 1)).to.be.within(100, 1900);
  });
});

/** So many draws and redeals of Canfield's stock of 34. */
function cycles(count: number): string {
  return `${'s'.repeat(12)}r`.repeat(Math.ceil(count / 13)).slice(0, count);
}

/** Rules with the ranks ace to five. */
function smallPack(): Rules {
  const { rules } = TABLES.find(({ name }) => name === 'five ranks')!;
  return rules;
}
