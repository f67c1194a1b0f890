import { expect } from 'chai';
import { understand } from '../../src/controllers/near-names.js';
import { readSetup, type Setup, type Wishes } from '../../src/controllers/setup.js';
import { VARIANTS } from '../../src/engine/index.js';
import { en } from '../../src/messages/en.js';

/** Reads a page's wishes; `warned` holds what its author is told. */
function read(wishes: Partial<Wishes>): { setup: Setup; warned: string[] } {
  const warned: string[] = [];
  const all = { variant: undefined, rules: undefined, draw: undefined, redeals: undefined, ...wishes };
  return { setup: readSetup(all, en, (words) => warned.push(words)), warned };
}

describe('near names of games', () => {
  for (const [text, id] of [
    ['triple-canfield', 'triple'],
    ['Triple Canfield', 'triple'],
    ['  triple canfield ', 'triple'],
    ['TRIPLE', 'triple'],
    ['double-canfield', 'double'],
    ['superior-canfield', 'superior'],
    ['demon-canfield', 'demon'],
    ['trigon-quadruple', 'quadruple-trigon'],
    ['American Toad', 'american-toad'],
    ['Canfield Solitaire', 'canfield'],
    ['Triple Canfield, four foundations', 'triple-four'],
    ['Canfield Rush', 'rush'],
  ] as const)
    it(`takes "${text}" for ${id}`, () => {
      const { setup, warned } = read({ variant: text });
      expect(setup.variant).to.equal(id);
      expect(warned).to.have.length(1);
      expect(warned[0]).to.contain(`"${id}"`);
    });

  it('knows every id and every name of the table', () => {
    for (const { id, name } of Object.values(VARIANTS)) {
      expect(understand(id)).to.deep.equal({ id, as: 'exact' });
      expect(understand(name).id, name).to.equal(id);
    }
  });

  it('plays Canfield under another name and asks whether another one was meant', () => {
    const { setup, warned } = read({ variant: 'tripel' });
    expect(setup.variant).to.equal('canfield');
    expect(warned).to.have.length(1);
    expect(warned[0]).to.match(/did you mean "triple"/);
  });

  it('survives any text', () => {
    for (const text of ['', ' ', '-', 'constructor', '__proto__', 'x'.repeat(10_000), '💥'])
      expect(read({ variant: text }).setup.variant, text).to.equal('canfield');
  });
});

describe('the wishes of a page', () => {
  it('are Canfield when there are none', () => {
    const { setup, warned } = read({});
    expect(setup.rules).to.equal(VARIANTS.canfield.rules);
    expect(warned).to.deep.equal([]);
  });

  it('lay partial rules over the row of the variant', () => {
    const { setup, warned } = read({ variant: 'triple', rules: { tableau: { move: 'topOrWhole' } } });
    expect(setup.variant).to.equal('triple');
    expect(setup.rules.tableau).to.deep.equal({ ...VARIANTS.triple.rules.tableau, move: 'topOrWhole' });
    expect(setup.rules.decks).to.equal(3);
    expect(warned).to.deep.equal([]);
  });

  it('take whole rules for a game of its own', () => {
    const rules = { ...VARIANTS.canfield.rules, tableau: { ...VARIANTS.canfield.rules.tableau, piles: 5 } };
    const { setup } = read({ variant: 'triple', rules });
    expect(setup.variant).to.equal(null);
    expect(setup.rules.tableau.piles).to.equal(5);
    expect(setup.name).to.equal(en.ownGame);
  });

  it('set draw and redeals', () => {
    const { setup, warned } = read({ variant: 'american-toad', draw: '3', redeals: 'unlimited' });
    expect(setup.rules.stock).to.deep.equal({ draw: 3, redeals: null });
    expect(read({ redeals: 0 }).setup.rules.stock.redeals).to.equal(0);
    expect(warned).to.deep.equal([]);
  });

  it('leave the row as it is where they say what it says', () => {
    expect(read({ variant: 'triple', draw: '3' }).setup.rules).to.equal(VARIANTS.triple.rules);
  });

  for (const [what, wishes] of Object.entries<Partial<Wishes>>({
    'a draw of none': { draw: '0' },
    'a draw that is no number': { draw: 'three' },
    'half a card': { draw: 1.5 },
    'redeals below none': { redeals: '-1' },
    'redeals that are no number': { redeals: 'often' },
    'rules that are a text': { rules: 'hard' },
    'rules that are a list': { rules: [] },
    'rules with a wrong value': { rules: { tableau: { piles: 40 } } },
    'rules with an unknown field': { rules: { tableau: { pile: 4 } } },
    'rules that make no game': { rules: { foundations: { count: 5 } } },
  }))
    it(`answer ${what} with a default and one warning`, () => {
      const { setup, warned } = read(wishes);
      expect(setup.rules).to.equal(VARIANTS.canfield.rules);
      expect(warned).to.have.length(1);
      expect(warned[0]).to.match(/^canfield-game: /);
    });
});
