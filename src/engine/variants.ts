import { overlay, type PartialRules, type Rules } from './rules.js';

/** The ids of the table of games. */
export type VariantId = keyof typeof TABLE;

/** A game of the table. */
export interface Variant {
  readonly id: VariantId;
  /** English name. */
  readonly name: string;
  /** Where its rules come from. */
  readonly source: string;
  readonly rules: Rules;
}

const CANFIELD: Rules = {
  decks: 1,
  foundations: { count: 4, perPile: 13, base: 'dealt', wrap: true, back: false },
  reserve: { piles: 1, cards: 13, face: 'top' },
  tableau: { piles: 4, deal: 'u', build: 'alt', wrap: 'full', move: 'run', max: null },
  fill: { auto: ['reserve'], manual: ['waste', 'tableau'], rank: null, reserveFirst: false },
  stock: { draw: 3, redeals: null },
};

/** A row says how it differs from Canfield; a deck more brings four foundations more. */
function row(...changes: PartialRules[]): Rules {
  const rules = changes.reduce(overlay, CANFIELD);
  const given = changes.some(({ foundations }) => foundations?.count !== undefined);
  return given ? rules : overlay(rules, { foundations: { count: 4 * rules.decks } });
}

const BY_CHOICE: PartialRules['fill'] = { auto: [], manual: ['reserve', 'waste', 'tableau'] };
const FROM_WASTE: PartialRules['fill'] = { manual: ['waste'] };
const ACES_UP: PartialRules['foundations'] = { base: 'A', wrap: false };
const NO_RESERVE: PartialRules['reserve'] = { piles: 0, cards: 0 };
const OPEN_FOUR: PartialRules['reserve'] = { piles: 4, cards: 3, face: 'all' };

const TRIGON: PartialRules = {
  foundations: ACES_UP,
  reserve: NO_RESERVE,
  tableau: { piles: 7, deal: 'triangle', build: 'suit', wrap: 'none' },
  fill: { auto: [], manual: ['waste', 'tableau'], rank: 'K' },
  stock: { draw: 1 },
};
const KLONDIKE: PartialRules = { ...TRIGON, tableau: { ...TRIGON.tableau, build: 'alt' } };
/** One pass or more, one card at a time, top card or whole column: how PySolFC plays most of the family. */
const PYSOL: PartialRules = { tableau: { move: 'topOrWhole' }, stock: { draw: 1, redeals: 0 } };
const MUNGER: PartialRules = {
  foundations: ACES_UP,
  reserve: { cards: 7 },
  tableau: { piles: 7, deal: 'dudu', wrap: 'none' },
  fill: { ...BY_CHOICE, rank: 'K' },
  stock: { draw: 1, redeals: 0 },
};
const GATE: PartialRules = {
  foundations: ACES_UP,
  reserve: { piles: 2, cards: 5, face: 'all' },
  tableau: { wrap: 'none' },
  fill: { auto: ['reserve', 'waste'] },
  stock: { draw: 1, redeals: 0 },
};

const SOURCES = 'the collected source texts';
const PYSOLFC = 'PySolFC 3.6.1';

/** id: name, source, rules. */
const TABLE = {
  triple: ['Triple Canfield', SOURCES, row({ decks: 3, reserve: { cards: 26 }, tableau: { piles: 7 } })],
  'triple-four': [
    'Triple Canfield, four foundations',
    SOURCES,
    row({ decks: 3, foundations: { count: 4, perPile: 39 }, reserve: { cards: 25 }, fill: FROM_WASTE }),
  ],
  'three-demons': ['Three Demons', SOURCES, row({ fill: FROM_WASTE })],
  'quadruple-trigon': ['Quadruple Trigon', SOURCES, row(TRIGON, { decks: 4, tableau: { piles: 16 } })],
  canfield: ['Canfield', SOURCES, CANFIELD],
  demon: ['Demon', SOURCES, row({ decks: 2, reserve: { cards: 40 }, tableau: { piles: 8 } })],
  double: ['Double Canfield', SOURCES, row({ decks: 2, tableau: { piles: 5 } })],
  superior: ['Superior Canfield', SOURCES, row({ reserve: { face: 'all' }, fill: BY_CHOICE })],
  'american-toad': [
    'American Toad',
    SOURCES,
    row(PYSOL, {
      decks: 2,
      reserve: { cards: 20 },
      tableau: { piles: 8, build: 'suit' },
      fill: FROM_WASTE,
      stock: { redeals: 1 },
    }),
  ],
  quadruple: [
    'Quadruple Canfield',
    SOURCES,
    row({ decks: 4, reserve: { cards: 39 }, tableau: { piles: 8 }, stock: { redeals: 0 } }),
  ],
  'canfield-strict': [
    'Strict Canfield',
    'solitaireforever.com, playsolitaire-online.com, Wikibooks',
    row({ tableau: { move: 'topOrWhole' }, fill: FROM_WASTE }),
  ],
  rainfall: ['Rainfall', PYSOLFC, row(PYSOL, { stock: { redeals: 2 } })],
  rainbow: ['Rainbow', PYSOLFC, row(PYSOL, { tableau: { build: 'any' } })],
  storehouse: [
    'Storehouse',
    PYSOLFC,
    row(PYSOL, { foundations: { base: '2:all' }, tableau: { build: 'suit' }, stock: { redeals: 2 } }),
  ],
  chameleon: ['Chameleon', PYSOLFC, row(PYSOL, { reserve: { cards: 12 }, tableau: { piles: 3, build: 'any' } })],
  casino: ['Casino', PYSOLFC, row(PYSOL)],
  rush: ['Canfield Rush', PYSOLFC, row(PYSOL, { stock: { draw: [3, 2, 1], redeals: 2 } })],
  variegated: [
    'Variegated Canfield',
    PYSOLFC,
    row(PYSOL, {
      decks: 2,
      foundations: { base: 'A:all', wrap: false },
      reserve: { face: 'all' },
      tableau: { piles: 5, wrap: 'none' },
      stock: { draw: 3, redeals: 2 },
    }),
  ],
  'eagle-wing': [
    'Eagle Wing',
    'PySolFC 3.6.1, AisleRiot',
    row(PYSOL, {
      reserve: { face: 'last' },
      tableau: { piles: 8, build: 'suit', move: 'single', max: 3 },
      stock: { redeals: 2 },
    }),
  ],
  acme: [
    'Acme',
    PYSOLFC,
    row(PYSOL, {
      foundations: { base: 'A:all', wrap: false },
      tableau: { build: 'suit', wrap: 'none', move: 'single' },
      stock: { redeals: 1 },
    }),
  ],
  minerva: ['Minerva', PYSOLFC, row(MUNGER, { reserve: { cards: 11 }, stock: { redeals: 1 } })],
  munger: ['Munger', PYSOLFC, row(MUNGER)],
  mystique: ['Mystique', PYSOLFC, row(MUNGER, { reserve: { cards: 9 }, fill: { rank: null } })],
  candike: ['Candike', PYSOLFC, row({ tableau: { piles: 7, deal: 'du', wrap: 'none' } })],
  duke: [
    'Duke',
    PYSOLFC,
    row({
      foundations: ACES_UP,
      reserve: OPEN_FOUR,
      tableau: { wrap: 'none' },
      fill: BY_CHOICE,
      stock: { draw: 1, redeals: 2 },
    }),
  ],
  duchess: [
    'Duchess',
    'PySolFC 3.6.1, AisleRiot',
    row({
      foundations: { base: 'chosen' },
      reserve: OPEN_FOUR,
      tableau: { move: 'whole' },
      fill: { ...BY_CHOICE, reserveFirst: true },
      stock: { draw: 1, redeals: 1 },
    }),
  ],
  gate: ['Gate', PYSOLFC, row(GATE, { tableau: { piles: 8 } })],
  'little-gate': ['Little Gate', PYSOLFC, row(GATE)],
  trigon: ['Trigon', PYSOLFC, row(TRIGON)],
  'double-trigon': ['Double Trigon', PYSOLFC, row(TRIGON, { decks: 2, tableau: { piles: 9 } })],
  'triple-trigon': [
    'Triple Trigon',
    'Double Trigon of PySolFC 3.6.1, with a pack more',
    row(TRIGON, { decks: 3, tableau: { piles: 13 } }),
  ],
  klondike: ['Klondike', PYSOLFC, row(KLONDIKE)],
  'quadruple-klondike': ['Quadruple Klondike', PYSOLFC, row(KLONDIKE, { decks: 4, tableau: { piles: 16 } })],
} satisfies Record<string, readonly [name: string, source: string, rules: Rules]>;

/** The table of games by id, those of the collected source texts first. */
export const VARIANTS: Readonly<Record<VariantId, Variant>> = Object.fromEntries(
  Object.entries(TABLE).map(([id, [name, source, rules]]) => [id, { id, name, source, rules }]),
) as Record<VariantId, Variant>;

/** Whether a text is an id of the table. */
export const isVariantId = (text: string): text is VariantId => Object.hasOwn(VARIANTS, text);
