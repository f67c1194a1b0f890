import { CardReader, cardText, isDown, rankOf, RANKS, suitOf, turned, type Card, type Rank } from './cards.js';
import type { Pile, Position } from './position.js';
import { difference, ranksOf, type PartialRules, type Rules } from './rules.js';
import { changeRules, validateRules } from './validate.js';
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

const RANK_TEXTS = [...RANKS];

function rulesOf({ variant, rules }: Partial<PositionJSON>): Rules {
  if (variant !== undefined && !(typeof variant === 'string' && isVariantId(variant)))
    throw new RangeError('the variant is no game of the table');
  if (variant !== undefined && rules === undefined) return VARIANTS[variant].rules;
  if (variant === undefined) {
    const faults = validateRules(rules);
    if (faults.length > 0) throw new RangeError(`a position needs a variant, or whole rules: ${faults.join('; ')}`);
    return rules as Rules;
  }
  const changed = changeRules(VARIANTS[variant].rules, rules);
  if ('faults' in changed) throw new RangeError(changed.faults.join('; '));
  return changed.rules;
}

const isTexts = (pile: unknown): pile is readonly string[] =>
  Array.isArray(pile) && pile.every((card) => typeof card === 'string');

/** What is wrong with the foundations, in words, or null: they go up in suit from the base, a quarter of them of a suit. */
function foundationFault(rules: Rules, foundations: readonly Pile[], base: number | null): string | null {
  const { count, perPile, wrap } = rules.foundations;
  const isBuilt = (pile: Pile) =>
    pile.length <= perPile &&
    pile.every((card, index) => {
      const under = pile[index - 1];
      if (under === undefined) return rankOf(card) === base;
      const steps = rankOf(card) - rankOf(under);
      return suitOf(card) === suitOf(under) && (steps === 1 || (wrap && steps === 1 - ranksOf(rules)));
    });
  const wrong = foundations.find((pile) => !isBuilt(pile));
  if (wrong) return `a foundation cannot hold ${wrong.map(textOf).join(' ')}`;
  const started = foundations.filter(({ length }) => length > 0).map((pile) => suitOf(pile[0]!));
  const isCrowded = started.some((suit) => started.filter((other) => other === suit).length * 4 > count);
  return isCrowded ? `a suit has ${count / 4} foundations at most` : null;
}

/** A card's text, `#` before it where it lies face down. */
const textOf = (card: Card): string => (isDown(card) ? `#${cardText(turned(card))}` : cardText(card));

/**
 * Reads a position. Cards may be missing.
 * @throws RangeError when it is none: a card is unknown or there too often, the piles are not those of
 * the rules, a foundation is not built as they say, or the rules make no game
 */
export function positionFromJSON(json: PositionJSON): Position {
  if (typeof json !== 'object' || json === null) throw new RangeError('a position is an object');
  const rules = rulesOf(json);
  const ranks = ranksOf(rules);
  const reader = new CardReader(rules.decks, ranks);
  const read = (name: string, texts: unknown): Pile => {
    if (!isTexts(texts)) throw new RangeError(`${name} must be a list of cards`);
    return texts.map((text) => {
      if (!text.startsWith('#')) return reader.read(text);
      if (name !== 'reserves' && name !== 'tableau') throw new RangeError(`${name} marks no card as face down`);
      return turned(reader.read(text.slice(1)));
    });
  };
  const readAll = (name: string, piles: unknown, count: number): Pile[] => {
    if (!Array.isArray(piles) || piles.length !== count) throw new RangeError(`${name} must have ${count} piles`);
    return piles.map((pile) => read(name, pile));
  };
  const base = json.base === null ? null : RANK_TEXTS.indexOf(json.base);
  if (base === -1) throw new RangeError('the base is no rank');
  const passes = (rules.stock.redeals ?? Infinity) + 1;
  if (!Number.isInteger(json.pass) || json.pass < 1 || json.pass > passes)
    throw new RangeError(`passes count from 1${passes < Infinity ? ` to ${passes}` : ''}`);
  const position: Position = {
    variant: json.variant ?? null,
    rules,
    stock: read('stock', json.stock).map(turned),
    waste: read('waste', json.waste),
    reserves: readAll('reserves', json.reserves, rules.reserve.piles),
    foundations: readAll('foundations', json.foundations, rules.foundations.count),
    tableau: readAll('tableau', json.tableau, rules.tableau.piles),
    base,
    pass: json.pass,
  };
  const fault = foundationFault(rules, position.foundations, base);
  if (fault) throw new RangeError(fault);
  return position;
}

/** Writes a position; it holds every hidden card. */
export function positionToJSON(position: Position): PositionJSON {
  const { variant, rules, stock, waste, reserves, foundations, tableau, base, pass } = position;
  const write = (pile: Pile) => pile.map(textOf);
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
