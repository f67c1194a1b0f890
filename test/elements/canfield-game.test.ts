import { fixture, html } from '@open-wc/testing';
import { expect } from 'chai';
import '../../src/define.js';
import { VARIANTS, type CanfieldGame } from '../../src/define.js';
import { formatMove } from '../../src/engine/index.js';
import { Game } from '../support/game.js';
import { ONE_SHORT } from '../support/tables.js';
import { warnings } from '../support/warnings.js';

const element = async (template: ReturnType<typeof html>) => {
  const el = await fixture<CanfieldGame>(template);
  await el.settled;
  return el;
};

describe('<canfield-game>: what a page asks for', () => {
  it('is Canfield with a fresh deal when it asks for nothing', async () => {
    const [one, other] = [
      await element(html`<canfield-game></canfield-game>`),
      await element(html`<canfield-game></canfield-game>`),
    ];
    expect(one.view).to.include({ variant: 'canfield', total: 52, status: 'playing', moveCount: 0 });
    expect(one.seed).to.match(/^\d{1,7}$/);
    expect(one.view!.seed).to.equal(one.seed);
    expect(other.seed).not.to.equal(one.seed);
    expect(one.hasAttribute('seed')).to.equal(false);
  });

  it('is the same deal for the same seed', async () => {
    const [one, other] = [
      await element(html`<canfield-game variant="triple" seed="7"></canfield-game>`),
      await element(html`<canfield-game variant="triple" .seed=${7}></canfield-game>`),
    ];
    expect(other.toText()).to.equal(one.toText());
    const text = await element(html`<canfield-game variant="triple" seed="a rainy day"></canfield-game>`);
    expect(text.toText()).not.to.equal(one.toText());
    expect(text.seed).to.equal('a rainy day');
  });

  it('lets New deal afresh although the page fixed the seed, whose attribute stays', async () => {
    const el = await element(html`<canfield-game seed="7"></canfield-game>`);
    const before = el.toText();
    expect(el.deal()).to.equal(true);
    await el.settled;
    expect(el.toText()).not.to.equal(before);
    expect(el.getAttribute('seed')).to.equal('7');
    expect(el.seed)
      .to.match(/^\d{1,7}$/)
      .and.not.equal('7');
    expect(el.view!.seed).to.equal(el.seed);
  });

  it('deals anew, once, when attributes change together', async () => {
    const el = await element(html`<canfield-game variant="canfield" seed="7"></canfield-game>`);
    const deals: unknown[] = [];
    el.addEventListener('canfield-deal', ({ detail }) => deals.push(detail));
    el.setAttribute('variant', 'double');
    el.setAttribute('seed', '8');
    el.setAttribute('draw', '1');
    el.redeals = 2;
    el.rules = { tableau: { move: 'topOrWhole' } };
    await el.settled;
    expect(deals).to.deep.equal([{ variant: 'double', seed: '8' }]);
    expect(el.view!.total).to.equal(104);
    expect(el.view!.piles.get('stock')!.draw).to.equal(1);
    expect(el.view!.piles.get('stock')!.slot).to.include({ left: 2 });
    el.setAttribute('variant', 'double');
    await el.settled;
    expect(deals).to.have.length(1);
  });

  it('deals the fixed seed again when another game is asked for', async () => {
    const el = await element(html`<canfield-game variant="canfield" seed="7"></canfield-game>`);
    el.deal();
    el.variant = 'demon';
    await el.settled;
    expect(el.seed).to.equal('7');
  });

  it('keeps the game when what changes is no part of the deal', async () => {
    const el = await element(html`<canfield-game seed="7"></canfield-game>`);
    el.play(el.legalMoves()[0]!);
    const before = el.toText();
    el.readonly = true;
    el.noToolbar = true;
    el.theme = 'dark';
    await el.settled;
    expect(el.toText()).to.equal(before);
    expect(el.shadowRoot!.querySelector('canfield-toolbar')).to.equal(null);
  });

  it('takes rules from JSON in the page', async () => {
    const el = await element(html`
      <canfield-game seed="7">
        <script type="application/json">
          { "tableau": { "piles": 6 } }
        </script>
      </canfield-game>
    `);
    expect([...el.view!.piles.keys()].filter((cell) => cell.startsWith('tableau'))).to.have.length(6);
    expect(el.view!.variant).to.equal('canfield');
  });

  it('takes whole rules for a game of the page’s own', async () => {
    const rules = { ...VARIANTS.canfield.rules, reserve: { piles: 0, cards: 0, face: 'top' as const } };
    const el = await element(html`<canfield-game seed="7" .rules=${rules}></canfield-game>`);
    expect(el.view!.variant).to.equal(null);
    expect(el.view!.piles.has('reserve:0')).to.equal(false);
  });

  for (const [what, template] of Object.entries({
    variant: html`<canfield-game seed="7" variant="bridge"></canfield-game>`,
    'near variant': html`<canfield-game seed="7" variant="Canfield Solitaire"></canfield-game>`,
    draw: html`<canfield-game seed="7" draw="many"></canfield-game>`,
    redeals: html`<canfield-game seed="7" redeals="-3"></canfield-game>`,
    rules: html`<canfield-game seed="7" .rules=${{ decks: 9 }}></canfield-game>`,
    'rules in the page': html`<canfield-game seed="7"
      ><script type="application/json">
        { nothing
      </script></canfield-game
    >`,
    seed: html`<canfield-game .seed=${{}}></canfield-game>`,
  }))
    it(`answers a bad ${what} with the default and one warning`, async () => {
      let el!: CanfieldGame;
      const told = await warnings(async () => {
        el = await element(template);
        el.deal();
        await el.settled;
        el.restart();
      });
      expect(told).to.have.length(1);
      expect(el.view).to.include({ variant: 'canfield', total: 52 });
      expect(el.view!.piles.get('stock')!.draw).to.equal(3);
    });
});

describe('<canfield-game>: what a page can call', () => {
  it('plays moves given as objects and as text, draws and redeals too', async () => {
    const game = await Game.open({ seed: 7 });
    for (let n = 0; n < 60; n++) {
      const moves = game.el.legalMoves();
      const move = moves[n % moves.length]!;
      expect(game.el.play(n % 2 ? move : formatMove(move))).to.equal(true);
      expect(game.el.moveCount).to.equal(n + 1);
    }
    await game.el.settled;
    game.expectConsistent();
    expect(
      game.told('move').some(({ detail }) => formatMove(detail['move'] as never).startsWith('waste>stock')),
    ).to.equal(true);
  });

  it('answers a move that is not legal, or none, with false and a canfield-error', async () => {
    const game = await Game.open({ seed: 7 });
    const before = game.snap;
    for (const move of [
      'stock>waste*2',
      'tableau:0>tableau:9*1',
      'nonsense',
      '',
      null,
      undefined,
      {},
      7,
      { from: 'stock', to: 'waste', count: 1e9 },
    ])
      expect(game.el.play(move as never), JSON.stringify(move)).to.equal(false);
    expect(game.snap).to.equal(before);
    expect(game.told('error')).to.have.length(9);
    expect(game.told('error')[0]!.detail['code']).to.equal('illegal-move');
    expect(game.told('error')[2]!.detail['code']).to.equal('no-move');
    expect(game.told('before-move')).to.have.length(0);
  });

  it('undoes, redoes and restarts, and a restart can be undone', async () => {
    const game = await Game.open({ variant: 'triple', seed: 3 });
    const { el } = game;
    const start = el.toText();
    const texts = [start];
    for (let n = 0; n < 12; n++) {
      const moves = el.legalMoves();
      el.play(moves[n % moves.length]!);
      texts.push(el.toText());
    }
    for (let n = 11; n >= 0; n--) {
      expect(el.undo()).to.equal(true);
      expect(el.toText()).to.equal(texts[n]);
    }
    expect(el.undo()).to.equal(false);
    for (let n = 1; n <= 12; n++) {
      expect(el.redo()).to.equal(true);
      expect(el.toText()).to.equal(texts[n]);
    }
    expect(el.redo()).to.equal(false);
    expect(el.restart()).to.equal(true);
    expect(el.toText()).to.equal(start);
    expect(el.moveCount).to.equal(0);
    expect(el.undo()).to.equal(true);
    expect(el.toText()).to.equal(texts[12]);
    expect(el.moveCount).to.equal(12);
    expect(game.told('move').map(({ detail }) => detail['by'])).to.include.members(['api', 'undo', 'redo', 'restart']);
  });

  it('tells of a step after it is made: what moved, what followed, by whom', async () => {
    const game = await Game.open({
      position: {
        variant: 'canfield',
        stock: [],
        waste: [],
        reserves: [['#2H', '#2D', '3D']],
        foundations: [['7S'], [], [], []],
        tableau: [['8S'], ['9H'], ['4C'], ['JD']],
        base: '7',
        pass: 1,
      },
    });
    let seen = '';
    game.el.addEventListener('canfield-move', () => (seen = game.el.toText()));
    game.el.play('tableau:0>tableau:1*1');
    expect(seen).to.equal(game.el.toText());
    expect(game.told('move').map(({ detail }) => detail)).to.deep.equal([
      {
        move: { from: 'tableau:0', to: 'tableau:1', count: 1 },
        by: 'api',
        cards: ['8S'],
        consequences: [
          { kind: 'fill', card: '3D', from: 'reserve:0', to: 'tableau:0' },
          { kind: 'turn', card: '2D', from: 'reserve:0', to: 'reserve:0' },
        ],
        moveCount: 1,
        home: 1,
        // It began with a position.
        record: '',
      },
    ]);
    game.el.undo();
    expect(game.told('move')[1]!.detail).to.deep.include({ by: 'undo', consequences: [], moveCount: 0 });
  });

  it('lets the page cancel a step and a deal', async () => {
    const game = await Game.open({ seed: 7 });
    const { el } = game;
    const before = game.snap;
    const cancel = (event: Event) => event.preventDefault();
    el.addEventListener('canfield-before-move', cancel);
    el.addEventListener('canfield-before-deal', cancel);
    expect(el.play(el.legalMoves()[0]!)).to.equal(false);
    expect(el.deal()).to.equal(false);
    expect(game.snap).to.equal(before);
    el.variant = 'triple';
    await el.settled;
    expect(el.view!.variant).to.equal('canfield');
    el.removeEventListener('canfield-before-move', cancel);
    expect(el.play(el.legalMoves()[0]!)).to.equal(true);
  });

  it('lets a listener call it again, and tells of that afterwards', async () => {
    const game = await Game.open({ seed: 7 });
    const { el } = game;
    const heard: unknown[] = [];
    el.addEventListener('canfield-move', () => el.moveCount < 5 && el.play(el.legalMoves().at(-1)!));
    el.addEventListener('canfield-move', ({ detail }) => heard.push(detail.moveCount));
    el.play(el.legalMoves().at(-1)!);
    expect(heard).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('tells that a game is won each time it becomes so, the first time once', async () => {
    const game = await Game.open({ position: ONE_SHORT });
    game.el.play('waste>foundation:3*1');
    game.el.undo();
    expect(game.el.status).to.equal('playing');
    game.el.redo();
    await game.el.settled;
    expect(game.told('win').map(({ detail }) => detail['first'])).to.deep.equal([true, false]);
    expect(game.el.status).to.equal('won');
    expect(game.el.matches(':state(won)')).to.equal(true);
  });

  it('begins with a position, and says so when one cannot be read', async () => {
    const game = await Game.open({ position: ONE_SHORT });
    const before = game.snap;
    expect(game.el.deal({ position: { ...ONE_SHORT, waste: ['1X'] } })).to.equal(false);
    expect(game.told('error')).to.have.length(1);
    expect(game.snap).to.equal(before);
  });

  it('plays for the page but not for the player when it is read-only', async () => {
    const game = await Game.open({ seed: 7 });
    game.el.readonly = true;
    await game.el.settled;
    const before = game.snap;
    await game.click('stock');
    expect(game.snap).to.equal(before);
    expect(game.el.play('stock>waste*3')).to.equal(true);
  });
});

describe('<canfield-game>: what is drawn', () => {
  it('draws again only the piles that a step changed', async () => {
    const game = await Game.open({ variant: 'triple', seed: 7 });
    const piles = [...game.el.shadowRoot!.querySelectorAll('canfield-pile')];
    let drawn: string[] = [];
    for (const pile of piles) {
      const { updated } = pile as unknown as { updated: (changed: unknown) => void };
      Object.assign(pile, {
        updated(this: unknown, changed: unknown) {
          drawn.push(pile.place);
          updated?.call(pile, changed);
        },
      });
    }
    for (let n = 0; n < 40; n++) {
      const moves = game.el.legalMoves();
      const move = moves[n % moves.length]!;
      drawn = [];
      const before = game.el.view!.piles;
      game.el.play(move);
      await game.el.settled;
      const changed = [...game.el.view!.piles.values()].filter((pile) => pile !== before.get(pile.cell));
      expect(drawn.sort(), formatMove(move)).to.deep.equal(changed.map(({ cell }) => cell).sort());
      expect(drawn.length, formatMove(move)).to.be.within(2, 4);
    }
  });

  it('names every pile and lets each be focused', async () => {
    const game = await Game.open({ variant: 'canfield', seed: 7 });
    const names = [...game.el.shadowRoot!.querySelectorAll('canfield-pile')].map((pile) => {
      pile.focus();
      expect(pile.matches(':focus')).to.equal(true);
      return pile.getAttribute('aria-label')!;
    });
    expect(names.every((name) => /^(Stock|Waste|Reserve|Foundation|Tableau)/.test(name))).to.equal(true);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('is accessible', async () => {
    const { expect: accessible } = await import('@open-wc/testing');
    for (const variant of ['canfield', 'triple', 'superior', 'quadruple-trigon']) {
      const game = await Game.open({ variant });
      await accessible(game.el).to.be.accessible();
    }
  });
});
