import { CardReader, cardText, isDown, RANKS, turned, type Rank } from './cards.js';
import type { Pile, Position } from './position.js';
import { difference, overlay, ranksOf, type PartialRules, type Rules } from './rules.js';
import { isVariantId, VARIANTS, type VariantId } from './variants.js';

/**
 * A position as JSON, as engines, tests and servers exchange it. Piles are listed from the bottom;
 * a leading `#` means face down, but stock cards, all face down, carry none.
 */
export interface PositionJSON {
  /** The row of the table; absent for an author's own game. */
  readonly variant?: VariantId;
  /** What is changed of the row, or an author's whole rules. */
  readonly rules?: PartialRules;
  readonly stock: readonly string[];
  readonly waste: readonly string[];
  readonly reserves: readonly (readonly string[])[];
  readonly foundations: readonly (readonly string[])[];
  readonly tableau: readonly (readonly string[])[];
  /** The rank that starts foundations, or null until it is chosen. */
  readonly base: Rank | null;
  /** The pass through the stock, from 1. */
  readonly pass: number;
}

function rulesOf({ variant, rules }: PositionJSON): Rules {
  if (variant === undefined) {
    if (!rules) throw new RangeError('A position needs a variant or rules');
    return rules as Rules;
  }
  if (!isVariantId(variant)) throw new RangeError(`"${String(variant)}" is no game of the table`);
  return rules ? overlay(VARIANTS[variant].rules, rules) : VARIANTS[variant].rules;
}

/**
 * Reads a position. Cards may be missing.
 * @throws RangeError when a card is unknown, or there too often, or when the piles are not those of the rules
 */
export function positionFromJSON(json: PositionJSON): Position {
  const rules = rulesOf(json);
  const reader = new CardReader(rules.decks, ranksOf(rules));
  const read = (texts: readonly string[]): Pile =>
    texts.map((text) => (text.startsWith('#') ? turned(reader.read(text.slice(1))) : reader.read(text)));
  const readAll = (name: string, piles: readonly (readonly string[])[], count: number): Pile[] => {
    if (piles.length !== count) throw new RangeError(`${count} piles are needed in ${name}; there are ${piles.length}`);
    return piles.map(read);
  };
  const base = json.base === null ? null : RANKS.indexOf(json.base);
  if (base === -1) throw new RangeError(`"${String(json.base)}" is no rank`);
  if (!Number.isInteger(json.pass) || json.pass < 1) throw new RangeError(`${json.pass} is no pass: they count from 1`);
  return {
    variant: json.variant ?? null,
    rules,
    stock: read(json.stock).map(turned),
    waste: read(json.waste),
    reserves: readAll('reserves', json.reserves, rules.reserve.piles),
    foundations: readAll('foundations', json.foundations, rules.foundations.count),
    tableau: readAll('tableau', json.tableau, rules.tableau.piles),
    base,
    pass: json.pass,
  };
}

/** Writes a position; it holds every hidden card. */
export function positionToJSON(position: Position): PositionJSON {
  const { variant, rules, stock, waste, reserves, foundations, tableau, base, pass } = position;
  const write = (pile: Pile) => pile.map((card) => (isDown(card) ? `#${cardText(turned(card))}` : cardText(card)));
  const changes = variant ? difference(VARIANTS[variant].rules, rules) : rules;
  return {
    ...(variant && { variant }),
    ...(Object.keys(changes).length > 0 && { rules: changes }),
    stock: stock.map((card) => cardText(turned(card))),
    waste: write(waste),
    reserves: reserves.map(write),
    foundations: foundations.map(write),
    tableau: tableau.map(write),
    base: base === null ? null : (RANKS.charAt(base) as Rank),
    pass,
  };
}
