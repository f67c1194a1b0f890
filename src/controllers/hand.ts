import { legalMoves, liftRefusal } from '../engine/legality.js';
import type { Move } from '../engine/moves.js';
import { partsOf, pileAt, type Place, type Position } from '../engine/position.js';
import { cellOf, foundationCells } from './display.js';

/** A place where the cards in hand may go. */
export interface Target {
  /** The pile that shows it. */
  readonly cell: Place;
  readonly move: Move;
}

/**
 * Cards in the player's hand: selected with a click, or under a pointer that drags them. They still
 * lie where they were; only the view shows them lifted.
 */
export interface Hand {
  /** The pile they lie on, as the engine names it. */
  readonly from: Place;
  /** Cards from the top of that pile. */
  readonly count: number;
  readonly isDragged: boolean;
  /** Where they may go; of like foundations one. */
  readonly targets: readonly Target[];
}

/** Takes the top `count` cards of a pile in hand, or null when they may not be lifted together. */
export function lift(position: Position, from: Place, count: number, isDragged: boolean): Hand | null {
  if (liftRefusal(position, from, count) !== null) return null;
  const pile = pileAt(position, from)!;
  const card = pile[pile.length - count]!;
  const cells = foundationCells(position);
  const targets = legalMoves(position)
    .filter((move) => move.from === from && move.count === count && move.to !== 'stock')
    .map((move): Target => ({ cell: cellOf(position, cells, move, card), move }));
  return { from, count, isDragged, targets };
}

/**
 * The different places where the cards in hand can go: of empty columns, which are alike, one; none
 * for a whole column, which would only change its place.
 */
export function choices(position: Position, { from, count, targets }: Hand): readonly Target[] {
  const isGap = ({ move }: Target) => pileAt(position, move.to)?.length === 0 && partsOf(move.to)?.kind === 'tableau';
  const isWholeColumn = partsOf(from)?.kind === 'tableau' && pileAt(position, from)?.length === count;
  const gap = isWholeColumn ? undefined : targets.find(isGap);
  return [...targets.filter((target) => !isGap(target)), ...(gap ? [gap] : [])];
}

/**
 * The move of the cards in hand to a pile that is shown, or null when they may not go there. Any
 * foundation's cell will do for a card that goes to one: it finds its own.
 */
export function moveTo({ targets }: Hand, cell: Place): Move | null {
  const isFoundation = (place: Place) => partsOf(place)?.kind === 'foundation';
  const target =
    targets.find((one) => one.cell === cell) ??
    (isFoundation(cell) ? targets.find((one) => isFoundation(one.cell)) : undefined);
  return target?.move ?? null;
}
