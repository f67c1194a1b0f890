/** The three ways to lay a game out, by the width of its container. */
export type ArrangementName = 'phone' | 'column' | 'page';

/** What an arrangement has in common for every game. */
export interface Frame {
  /** The container's width, in px, from which it holds. */
  readonly from: number;
  /** The narrowest container it is drawn for: what is legible there is legible everywhere. */
  readonly narrowest: number;
  /** Between neighbouring cards, in card widths. */
  readonly gap: number;
  /** Felt left free at either side, in px. */
  readonly padding: number;
}

/** From narrow to wide. */
export const FRAMES: Readonly<Record<ArrangementName, Frame>> = {
  phone: { from: 0, narrowest: 304, gap: 0.09, padding: 8 },
  column: { from: 560, narrowest: 560, gap: 0.12, padding: 16 },
  page: { from: 900, narrowest: 900, gap: 0.14, padding: 24 },
};

/** The names, from narrow to wide. */
export const ARRANGEMENT_NAMES = ['phone', 'column', 'page'] as const satisfies readonly ArrangementName[];

/** Height of a card, in card widths. */
export const CARD_HEIGHT = 1.4;

/** Height of a foundation that is drawn as a stub, its index alone, in card widths. */
export const STUB_HEIGHT = 0.64;

/** The widest a card gets where the page does not say otherwise, in px. */
export const CARD_MAX = 92;

/** The arrangement that holds in a container of `width` px. */
export const arrangementAt = (width: number): ArrangementName =>
  width >= FRAMES.page.from ? 'page' : width >= FRAMES.column.from ? 'column' : 'phone';

/** Width of `columns` cards side by side, in card widths. */
export const spanOf = (columns: number, gap: number): number => columns + (columns - 1) * gap;

/** Width of a card, in px, of a board of `columns` cards in a container of `width` px. */
export const cardWidth = (columns: number, frame: Frame, width: number, max = CARD_MAX): number =>
  Math.min(max, (width - 2 * frame.padding) / spanOf(columns, frame.gap));
