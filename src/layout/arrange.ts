import type { Rules } from '../engine/rules.js';
import type { Arrangement, IndexSize } from './arrangement.js';
import { countsOf, narrowestCard, UP_STRIP, type Counts, type Draft } from './cells.js';
import { FRAMES, type ArrangementName } from './frame.js';
import { phone } from './phone.js';
import { wide, wideIndex } from './wide.js';

/** Strip of a covered card that lies face down, where there is room. */
const DOWN_STRIP = 0.115;

/** Of each covered card that lies face up, on the narrowest card, this much shows at least, in px. */
const LEAST = 9;

function complete(name: ArrangementName, counts: Counts, draft: Draft, index: IndexSize): Arrangement {
  const up = UP_STRIP[index];
  return {
    ...draft,
    waste: counts.isWasteSpread ? draft.waste : { x: 0, y: 0 },
    frame: FRAMES[name],
    index,
    strips: {
      up,
      down: DOWN_STRIP,
      least: Math.min(up, Math.ceil(1000 * (LEAST / narrowestCard(name, draft.columns))) / 1000),
    },
  };
}

/**
 * Where the piles of a game lie in each arrangement: for any valid rules inside the board, none over
 * another. Only counts decide: of columns, foundations and reserves, and what lies spread.
 */
export function arrange(rules: Rules): Readonly<Record<ArrangementName, Arrangement>> {
  const counts = countsOf(rules);
  const column = wide('column', counts);
  const page = wide('page', counts);
  return {
    phone: complete('phone', counts, phone(counts), 'compact'),
    column: complete('column', counts, column, wideIndex('column', column.columns)),
    page: complete('page', counts, page, wideIndex('page', page.columns)),
  };
}
