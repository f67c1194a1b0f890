import type { GameView } from '../controllers/view.js';
import type { Rules } from '../engine/rules.js';
import { arrange, ARRANGEMENT_NAMES, growth, layoutSheet, PROPERTIES } from '../layout/index.js';
import { setVars } from './vars.js';

interface BoardLayout {
  readonly arrangements: ReturnType<typeof arrange>;
  /** A sheet belongs to the document that it was made in. */
  readonly sheets: WeakMap<Document, CSSStyleSheet>;
}

/** One for each game's rules, shared by all elements that play it. */
const layouts = new WeakMap<Rules, BoardLayout>();
const boardSheets = new WeakSet<CSSStyleSheet>();

function layoutOf(rules: Rules): BoardLayout {
  let layout = layouts.get(rules);
  if (!layout) {
    layout = { arrangements: arrange(rules), sheets: new WeakMap() };
    layouts.set(rules, layout);
  }
  return layout;
}

/** The style sheet that lays out a game's table in a document; null in one that has no window. */
export function boardSheet(rules: Rules, { defaultView }: Document): CSSStyleSheet | null {
  if (!defaultView) return null;
  const { sheets } = layoutOf(rules);
  let sheet = sheets.get(defaultView.document);
  if (!sheet) {
    sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(layoutSheet(rules));
    sheets.set(defaultView.document, sheet);
    boardSheets.add(sheet);
  }
  return sheet;
}

/** Whether a style sheet lays out a table. */
export const isBoardSheet = (sheet: CSSStyleSheet): boolean => boardSheets.has(sheet);

/** Lets the table grow by whole steps where a column is longer than its room, so that its last card is seen. */
export function growBoard(board: HTMLElement, rules: Rules, { piles }: GameView): void {
  const { arrangements } = layoutOf(rules);
  const faces = [...piles.values()]
    .filter(({ kind }) => kind === 'tableau')
    .map(({ cards }) => cards.map((card) => card === null));
  for (const name of ARRANGEMENT_NAMES) {
    const variable = `--_cg-grow-${name}` as const;
    setVars(
      board,
      { [variable]: growth(arrangements[name], faces) },
      { [variable]: board.style.getPropertyValue(variable) },
    );
  }
}

/**
 * Tells the browser what the layout's properties hold, once a page: a length is then computed where it
 * is set, and not again by every card that inherits it. In a shadow root's style sheet `@property` has
 * no effect.
 */
export function registerProperties(): void {
  for (const definition of PROPERTIES) {
    try {
      CSS.registerProperty(definition);
    } catch {
      // Another element, or another copy of this script, was first.
    }
  }
}
