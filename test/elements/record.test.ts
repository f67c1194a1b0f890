import { fixture, html } from '@open-wc/testing';
import { expect } from 'chai';
import '../../src/define.js';
import type { CanfieldGame, MoveDetail, WinDetail } from '../../src/define.js';
import {
  formatMove,
  fromRecord,
  overlay,
  positionToJSON,
  toRecord,
  VARIANTS,
  verify,
  type VariantId,
} from '../../src/engine/index.js';
import { newGame, positionOf, restart, undo } from '../../src/engine/game.js';
import { pileAt } from '../../src/engine/position.js';
import { positionText } from '../../src/engine/text.js';
import golden from '../data/records.json';
import wins from '../data/wins.json';
import { wandered } from '../fuzz/wander.js';
import { warnings } from '../support/warnings.js';

const WINS = wins as readonly { variant: VariantId; seed: number; moves: string }[];
const GOLDEN = golden as readonly { what: string; record: string; steps: number }[];

/** A game of Triple Canfield after some play. */
const PLAYED = toRecord({ seed: '7' }, wandered(newGame(VARIANTS.triple.rules, 'triple', 7), 4, 40));

const textOf = (record: string) => positionText(positionOf(fromRecord(record).game));

async function open(properties: Partial<CanfieldGame>): Promise<CanfieldGame> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const el = Object.assign(document.createElement('canfield-game'), properties);
  box.append(el);
  await el.settled;
  return el;
}

/** Details of the events of a type from now on. */
function details<Detail>(el: CanfieldGame, type: string): Detail[] {
  const told: Detail[] = [];
  el.addEventListener(`canfield-${type}`, (event) => told.push((event as CustomEvent<Detail>).detail));
  return told;
}

/** What can be seen of a game, but for what was undone. */
const seen = (el: CanfieldGame) => ({ ...el.view!, canRedo: false });

describe('<canfield-game>: records', () => {
  describe('the attribute', () => {
    it('goes on with the game, and undo works back to the deal', async () => {
      const el = await fixture<CanfieldGame>(html`<canfield-game record=${PLAYED}></canfield-game>`);
      await el.settled;
      const { game } = fromRecord(PLAYED);
      expect(el.view).to.include({ variant: 'triple', seed: '7', status: 'playing', moveCount: game.now.moves });
      expect(el.toText()).to.equal(textOf(PLAYED));
      expect(el.toRecord()).to.equal(PLAYED);
      expect(el.seed).to.equal('7');
      expect(el.canRedo).to.equal(false);
      let now = game;
      while (el.undo()) {
        now = undo(now);
        expect(el.toText()).to.equal(positionText(positionOf(now)));
      }
      expect(el.canUndo).to.equal(false);
      expect(el.toText()).to.equal((await open({ variant: 'triple', seed: 7 })).toText());
      while (el.redo());
      expect(el.toText()).to.equal(textOf(PLAYED));
      expect(el.toRecord()).to.equal(PLAYED);
    });

    it('stands above variant, seed, draw, redeals and rules', async () => {
      const rules = overlay(VARIANTS.canfield.rules, { tableau: { piles: 9 } });
      for (const wishes of [
        { variant: 'demon', seed: 3 },
        { draw: 1, redeals: 0 },
        { rules },
        { rules: { tableau: { piles: 9 } }, variant: 'nonsense' },
      ] as Partial<CanfieldGame>[]) {
        let el: CanfieldGame | undefined;
        const told = await warnings(async () => (el = await open({ ...wishes, record: PLAYED })));
        expect(told).to.deep.equal([]);
        expect(el!.toText()).to.equal(textOf(PLAYED));
        expect(el!.toRecord()).to.equal(PLAYED);
      }
    });

    it('tells one deal, and no move or win, of a game that was won too', async () => {
      const { variant, seed, moves } = WINS[0]!;
      const player = await open({ variant, seed });
      for (const move of moves.split(' ')) player.play(move);
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const el = document.createElement('canfield-game');
      el.record = player.toRecord();
      const [deals, dealt, moved, won] = ['before-deal', 'deal', 'move', 'win'].map((type) => details(el, type));
      box.append(el);
      await el.settled;
      expect(deals).to.deep.equal([{ variant, seed: String(seed) }]);
      expect(dealt).to.deep.equal([{ variant, seed: String(seed) }]);
      expect(moved).to.deep.equal([]);
      expect(won).to.deep.equal([]);
      expect(el.status).to.equal('won');
      expect(el.matches(':state(won)')).to.equal(true);
    });

    it('given later takes the place of the game, and gives it back when it is taken away', async () => {
      const el = await open({ variant: 'demon', seed: 5 });
      const demon = el.toText();
      const dealt = details(el, 'deal');
      el.setAttribute('record', PLAYED);
      await el.settled;
      expect(el.toText()).to.equal(textOf(PLAYED));
      el.record = 'v1.rush.9.s';
      await el.settled;
      expect(el.toText()).to.equal(textOf('v1.rush.9.s'));
      el.removeAttribute('record');
      await el.settled;
      expect(el.view!.variant).to.equal('demon');
      expect(dealt).to.have.length(3);
      el.seed = 5;
      await el.settled;
      expect(el.toText()).to.equal(demon);
    });

    it('leaves no seed behind when it is taken away: the page gave none', async () => {
      const el = await open({ record: 'v1.canfield.77777777.s' });
      el.record = null;
      await el.settled;
      expect(el.toRecord()).to.match(/^v1\.canfield\.\d{1,7}\.$/);
    });

    it('with variant and seed in one task makes one deal', async () => {
      const el = await open({ variant: 'demon', seed: 5 });
      const dealt = details(el, 'deal');
      Object.assign(el, { variant: 'canfield', seed: 1, record: PLAYED });
      await el.settled;
      expect(dealt).to.deep.equal([{ variant: 'triple', seed: '7' }]);
    });

    it('given again while the game is played leaves it as it is', async () => {
      const el = await open({ record: PLAYED });
      el.play('stock>waste*3');
      const text = el.toText();
      el.record = PLAYED;
      el.requestUpdate();
      await el.settled;
      expect(el.toText()).to.equal(text);
    });

    it('deals nothing when a listener cancels it', async () => {
      const el = await open({ variant: 'demon', seed: 5 });
      const before = el.toText();
      el.addEventListener('canfield-before-deal', (event) => event.preventDefault());
      el.record = PLAYED;
      await el.settled;
      expect(el.toText()).to.equal(before);
    });

    for (const { what, record } of GOLDEN.filter(({ record }) => !record.startsWith('v1.own')))
      it(`goes on with the golden record: ${what}`, async () => {
        const el = await open({ record });
        expect(el.toText()).to.equal(textOf(record));
        expect(el.toRecord()).to.equal(record);
        expect(positionToJSON(positionOf(fromRecord(el.toRecord()).game))).to.deep.equal(
          positionToJSON(positionOf(fromRecord(record).game)),
        );
      });
  });

  describe('one that cannot be read', () => {
    for (const record of [
      'nonsense',
      'v1',
      'v2.canfield.7.',
      'v1.canfeld.7.',
      'v1.own.7.',
      'v1.canfield.7.sssx',
      'v1.canfield.7.ssr',
      `${PLAYED}z!`,
      PLAYED.replace('.7.', '.8.'),
      'x'.repeat(70_000),
      7 as unknown as string,
      {} as unknown as string,
    ])
      it(`${describeShort(record)} gives one warning and the game that is asked for besides`, async () => {
        let el: CanfieldGame | undefined;
        const told = await warnings(async () => {
          el = await open({ record, variant: 'demon', seed: 5 });
          el.requestUpdate();
          await el.settled;
        });
        expect(told).to.have.length(1);
        expect(told[0]).to.match(/record cannot be read.*character \d+ of the record/);
        expect(el!.toText()).to.equal((await open({ variant: 'demon', seed: 5 })).toText());
        expect(el!.canUndo).to.equal(false);
        expect(el!.toRecord()).to.equal('v1.demon.5.');
      });

    it('alone gives Canfield', async () => {
      let el: CanfieldGame | undefined;
      const told = await warnings(async () => (el = await open({ record: 'v1.canfield.7.r' })));
      expect(told).to.have.length(1);
      expect(el!.view).to.include({ variant: 'canfield', moveCount: 0, canUndo: false });
    });

    for (const record of ['', null, undefined])
      it(`${JSON.stringify(record)} is none, without a warning`, async () => {
        let el: CanfieldGame | undefined;
        const told = await warnings(async () => (el = await open({ record: record!, seed: 5 })));
        expect(told).to.deep.equal([]);
        expect(el!.toRecord()).to.equal('v1.canfield.5.');
      });

    it('then a right one goes on', async () => {
      let el: CanfieldGame | undefined;
      const told = await warnings(async () => {
        el = await open({ record: 'nonsense' });
        el.record = PLAYED;
        await el.settled;
      });
      expect(told).to.have.length(1);
      expect(el!.toText()).to.equal(textOf(PLAYED));
    });
  });

  describe('toRecord', () => {
    it('is that of each canfield-move: steps, undo, redo and restart', async () => {
      const el = await open({ variant: 'klondike', seed: 7 });
      const told = details<MoveDetail>(el, 'move');
      const actions: (() => boolean)[] = [
        ...Array.from({ length: 12 }, (_, index) => () => {
          const moves = el.legalMoves();
          return el.play(moves[(index * 5) % moves.length]!);
        }),
        () => el.undo(),
        () => el.undo(),
        () => el.redo(),
        () => el.restart(),
        () => el.play('stock>waste*1'),
        () => el.undo(),
        () => el.undo(),
      ];
      expect(el.toRecord()).to.equal('v1.klondike.7.');
      for (const [index, action] of actions.entries()) {
        expect(action(), `action ${index}`).to.equal(true);
        expect(told).to.have.length(index + 1);
        expect(told.at(-1)!.record).to.equal(el.toRecord());
        expect(textOf(el.toRecord())).to.equal(el.toText());
      }
    });

    for (const { variant, seed, moves } of WINS.slice(0, 3))
      it(`of a game of ${VARIANTS[variant].name} that was won is that of canfield-win, and passes verify`, async () => {
        const el = await open({ variant, seed });
        const [moved, won] = [details<MoveDetail>(el, 'move'), details<WinDetail>(el, 'win')];
        for (const move of moves.split(' ')) expect(el.play(move)).to.equal(true);
        expect(won).to.have.length(1);
        expect(won[0]!.record).to.equal(el.toRecord());
        expect(moved.at(-1)!.record).to.equal(el.toRecord());
        expect(verify(el.toRecord())).to.deep.equal({ isLegal: true, won: true, steps: moves.split(' ').length });
        expect(verify(moved.at(-2)!.record)).to.deep.include({ isLegal: true, won: false });
      });

    it('has the overrides of draw and redeals', async () => {
      const el = await open({ seed: 7, draw: 1, redeals: 2 });
      el.play('stock>waste*1');
      expect(el.toRecord()).to.equal('v1.canfield,draw=1,redeals=2.7.s');
      expect((await open({ record: el.toRecord() })).toText()).to.equal(el.toText());
    });

    it('has a seed that an address would not bear as its number, which deals the same', async () => {
      const el = await open({ seed: 'Grüße, 🂡!' });
      expect(el.toRecord()).to.match(/^v1\.canfield\.\d+\.$/);
      expect((await open({ record: el.toRecord() })).toText()).to.equal(el.toText());
    });

    it('is empty before the first deal, and where the game began with a position', async () => {
      expect(document.createElement('canfield-game').toRecord()).to.equal('');
      const el = await open({ seed: 7 });
      const told = details<MoveDetail>(el, 'move');
      el.deal({ position: positionToJSON(positionOf(newGame(VARIANTS.canfield.rules, 'canfield', 3))) });
      el.play('stock>waste*3');
      expect(el.toRecord()).to.equal('');
      expect(told.at(-1)!.record).to.equal('');
      el.deal({ seed: 3 });
      expect(el.toRecord()).to.equal('v1.canfield.3.');
    });
  });

  describe('read by another element', () => {
    for (const [seed, variant] of (['triple', 'duchess', 'quadruple-trigon', 'eagle-wing'] as const).entries())
      it(`${VARIANTS[variant].name} looks the same there, and is played on as here`, async () => {
        const el = await open({ variant, seed });
        for (let index = 0; index < 40; index++) {
          const moves = el.legalMoves();
          const move = moves[(index * 7 + 3) % moves.length];
          if (!move) break;
          el.play(move);
          if (index % 9 === 4) el.undo();
          if (index === 20) el.restart();
        }
        const other = await open({ record: el.toRecord() });
        expect(seen(other)).to.deep.equal(seen(el));
        expect(other.legalMoves().map(formatMove)).to.deep.equal(el.legalMoves().map(formatMove));
        const [move] = el.legalMoves();
        if (move) for (const game of [el, other]) game.play(move);
        expect(seen(other)).to.deep.equal(seen(el));
        expect(other.toRecord()).to.equal(el.toRecord());
      });

    it('of rules with changes beside them: read with the same on the page', async () => {
      const own = overlay(VARIANTS.canfield.rules, { tableau: { piles: 5 }, reserve: { cards: 10 } });
      for (const [wishes, move] of [
        [{ rules: own, draw: 1 }, 'stock>waste*1'],
        [{ variant: 'canfield', rules: { tableau: { piles: 5 } } }, 'stock>waste*3'],
      ] as const) {
        const el = await open({ ...wishes, seed: 7 });
        expect(el.play(move)).to.equal(true);
        const other = await open({ ...wishes, record: el.toRecord() });
        expect(other.toText()).to.equal(el.toText());
      }
    });

    it('keeps to its rules when the page changes its own object later', async () => {
      const mine = structuredClone(overlay(VARIANTS.canfield.rules, { tableau: { piles: 5 }, reserve: { cards: 10 } }));
      const el = await open({ rules: mine, record: 'v1.own.7.s' });
      Object.assign(mine.stock, { draw: 1 });
      el.undo();
      expect(el.redo()).to.equal(true);
      expect(el.toRecord()).to.equal('v1.own.7.s');
    });

    it('of a game that was won: winning it again is not the first time', async () => {
      const { variant, seed, moves } = WINS[0]!;
      const el = await open({ variant, seed });
      for (const move of moves.split(' ')) el.play(move);
      const other = await open({ record: el.toRecord() });
      const won = details<WinDetail>(other, 'win');
      other.undo();
      other.redo();
      expect(won.map(({ first }) => first)).to.deep.equal([false]);
    });

    it("an author's own game with the same rules", async () => {
      const rules = overlay(VARIANTS.canfield.rules, { tableau: { piles: 5 }, reserve: { cards: 10 } });
      const el = await open({ rules, seed: 7 });
      el.play('stock>waste*3');
      expect(el.toRecord()).to.equal('v1.own.7.s');
      const other = await open({ rules: structuredClone(rules), record: el.toRecord() });
      expect(seen(other)).to.deep.equal(seen(el));
    });
  });

  describe('New after a record', () => {
    for (const record of [PLAYED, 'v1.canfield,draw=1,redeals=2.7.ss', 'v1.rush.texts_too.s'])
      it(`${record.slice(0, 34)} deals the same kind afresh`, async () => {
        const el = await open({ record, variant: 'demon', seed: 5 });
        const [version, name, seed] = record.split('.');
        const dealt = details(el, 'deal');
        const button = el.shadowRoot!.querySelector('canfield-toolbar')!.shadowRoot!.querySelector('button')!;
        button.click();
        await el.settled;
        expect(dealt).to.have.length(1);
        expect(el.toRecord().startsWith(`${version}.${name}.`)).to.equal(true);
        expect(el.seed).not.to.equal(seed);
        expect(el.canUndo).to.equal(false);
        expect(el.view!.variant).to.equal(fromRecord(record).variant);
        // It stays: the record, which is still there, is not read again.
        const text = el.toText();
        el.requestUpdate();
        await el.settled;
        expect(el.toText()).to.equal(text);
      });

    it('by deal() with a seed deals that one', async () => {
      const el = await open({ record: 'v1.canfield,draw=1.7.ss' });
      expect(el.deal({ seed: 9 })).to.equal(true);
      expect(el.toRecord()).to.equal('v1.canfield,draw=1.9.');
    });
  });

  describe('hidden cards', () => {
    it('a record holds what the game was dealt from, a public seed, and no card', async () => {
      const el = await open({ variant: 'canfield', seed: 7 });
      el.play('stock>waste*3');
      expect(el.toRecord()).to.equal('v1.canfield.7.s');
    });

    it('the view of a game that goes on tells no card that lies face down', async () => {
      for (const { record } of GOLDEN.filter(({ record }) => /^v1\.[^.]*\.~/.test(record) && !record.includes('own'))) {
        const el = await open({ record });
        expect(el.seed).to.equal(null);
        const { game } = fromRecord(record);
        for (const { place, cards, count } of el.view!.piles.values()) {
          const pile = pileAt(positionOf(game), place)!;
          expect(count, place).to.equal(pile.length);
          const shown = pile.slice(pile.length - cards.length).map((card) => (card < 0 ? null : card));
          expect(cards, place).to.deep.equal(shown);
        }
        expect(el.toText()).to.equal(positionText(positionOf(game)));
        expect(el.shadowRoot!.innerHTML).not.to.include(record);
      }
    });

    it('the record of a game whose steps were undone says nothing of them', async () => {
      const el = await open({ record: PLAYED });
      while (el.undo());
      expect(el.toRecord()).to.equal('v1.triple.7.');
    });
  });

  it('a restart of the game that goes on leads to its deal, and can be undone', async () => {
    const el = await open({ record: PLAYED });
    expect(el.restart()).to.equal(true);
    expect(el.toRecord()).to.equal(`${PLAYED}z`);
    expect(el.toText()).to.equal(positionText(positionOf(restart(fromRecord(PLAYED).game))));
    el.undo();
    expect(el.toRecord()).to.equal(PLAYED);
  });
});

function describeShort(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
