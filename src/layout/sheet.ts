import { partsOf, type Place, type PlaceKind } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import { arrange } from './arrange.js';
import type { Arrangement, Cell, IndexSize } from './arrangement.js';
import {
  ARRANGEMENT_NAMES,
  CARD_HEIGHT,
  CARD_MAX,
  FRAMES,
  spanOf,
  STUB_HEIGHT,
  type ArrangementName,
} from './frame.js';

/** Height and inset of an index, in card widths, and the width of a rank's stroke, in hundredths of its height. */
const INDEX: Readonly<Record<IndexSize, { readonly height: number; readonly inset: number; readonly stroke: number }>> =
  {
    compact: { height: 0.33, inset: 0.065, stroke: 17 },
    regular: { height: 0.26, inset: 0.07, stroke: 15.5 },
    wide: { height: 0.235, inset: 0.07, stroke: 15 },
  };

/** A number as CSS writes it, at most three decimals. */
const text = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/** `value` card widths, as a length. */
const cards = (value: number): string => `calc(var(--_cg-cw)*${text(value)})`;

/** Width of a card in CSS, by the width of the container: never wider than the board has room for. */
export const cardWidthText = ({ columns, frame }: Pick<Arrangement, 'columns' | 'frame'>): string =>
  `min(var(--canfield-card-width,var(--canfield-card-max,${CARD_MAX}px)),(100cqw - ${2 * frame.padding}px)/${text(spanOf(columns, frame.gap))})`;

/** Height of the board in CSS, in card widths. */
const heightText = ({ height, rows }: Arrangement): string => `${text(height)} + ${rows}*var(--_cg-grow)`;

type Declarations = Readonly<Record<string, string>>;

const block = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

function boardDeclarations(name: ArrangementName, arrangement: Arrangement): Declarations {
  const { columns, frame, index, strips } = arrangement;
  const { height, inset, stroke } = INDEX[index];
  return {
    '--_cg-cw': cardWidthText(arrangement),
    '--_cg-pitch': cards(1 + frame.gap),
    '--_cg-mid': text((columns - 1) / 2),
    '--_cg-grow': `var(--_cg-grow-${name},0)`,
    '--_cg-ihb': text(height),
    '--_cg-igb': text(inset),
    '--_cg-stroke': text(stroke),
    '--_cg-ou': text(strips.up),
    '--_cg-od': text(strips.down),
    '--_cg-least': text(strips.least),
    width: cards(spanOf(columns, frame.gap)),
    height: `calc(var(--_cg-cw)*(${heightText(arrangement)}))`,
  };
}

/** Of one pile. A column's room grows, and with it what lies below. */
function cellDeclarations(place: Place, { c, r, room }: Cell, top: number): Declarations {
  const isColumn = partsOf(place)?.kind === 'tableau';
  const grow = ' + var(--_cg-grow)';
  return {
    '--_cg-c': text(c),
    '--_cg-r': isColumn && r > top ? `calc(${text(r)}${grow})` : text(r),
    ...(isColumn && { '--_cg-room': `calc(${text(room)}${grow})` }),
  };
}

/** Of every pile of a kind. */
function kindDeclarations(kind: PlaceKind, { stub, waste, reserve }: Arrangement): Declarations {
  switch (kind) {
    case 'foundation':
      return {
        '--_cg-stub': stub ? '1' : '0',
        '--_cg-art': stub ? 'none' : 'initial',
        height: cards(stub ? STUB_HEIGHT : CARD_HEIGHT),
      };
    case 'waste':
      return {
        '--_cg-wx': waste.x === 0 ? '0' : `calc(var(--_cg-side)*${text(waste.x)})`,
        '--_cg-wy': text(waste.y),
      };
    case 'reserve':
      return { '--_cg-rx': text(reserve.x), '--_cg-ry': text(reserve.y) };
    default:
      return {};
  }
}

/** What several declarations have in common, and what of each is left. */
function factor(all: readonly Declarations[]): { common: Declarations; rest: readonly Declarations[] } {
  const common = Object.fromEntries(
    Object.entries(all[0] ?? {}).filter(([name, value]) => all.every((one) => one[name] === value)),
  );
  const rest = all.map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => !(name in common))));
  return { common, rest };
}

const KINDS = ['stock', 'waste', 'reserve', 'foundation', 'tableau'] as const satisfies readonly PlaceKind[];

/** The rules of one arrangement. What all piles of a kind share is said once, by the first letter of the kind. */
function arrangementText(name: ArrangementName, arrangement: Arrangement): string {
  const cells = [...arrangement.cells];
  const top = arrangement.cells.get('tableau:0')?.r ?? 0;
  const rules = KINDS.flatMap((kind) => {
    const own = cells.filter(([place]) => place.startsWith(kind));
    const { common, rest } = factor(own.map(([place, cell]) => cellDeclarations(place, cell, top)));
    return [
      block(`[place^=${kind.charAt(0)}]`, { ...common, ...kindDeclarations(kind, arrangement) }),
      ...own.map(([place], i) => block(`[place="${place}"]`, rest[i]!)),
    ];
  });
  return block('.board', boardDeclarations(name, arrangement)) + rules.filter((rule) => !rule.endsWith('{}')).join('');
}

/** What holds in every arrangement. `--_cg-side` is -1 where the board is mirrored. */
const BASE =
  '.board{--_cg-side:1}' +
  ':host([hand=left]) .board{--_cg-side:-1}' +
  ':host(:dir(rtl)) .board{--_cg-side:-1}' +
  ':host([hand=left]:dir(rtl)) .board{--_cg-side:1}' +
  block('[place]', {
    position: 'absolute',
    left: 'calc((var(--_cg-mid) + var(--_cg-side)*(var(--_cg-c) - var(--_cg-mid)))*var(--_cg-pitch))',
    top: 'calc(var(--_cg-r)*var(--_cg-cw))',
    width: 'var(--_cg-cw)',
    height: cards(CARD_HEIGHT),
  });

/**
 * The style sheet that lays out a game: text for a constructable sheet that the shadow root adopts.
 *
 * The root holds `.board` in a size container named `canfield`, and in the board one element with the
 * attribute `place` for each pile. Of the board it sets the size and, to be read by what is inside,
 * `--_cg-cw` and `--_cg-pitch` (a card's width, and with the gap, in px), the strips `--_cg-ou`,
 * `--_cg-od`, `--_cg-least` and the index `--_cg-ihb`, `--_cg-igb`, `--_cg-stroke`; of the piles the
 * position and size, and
 *
 * - of a column `--_cg-room` ({@link FAN_STYLES});
 * - of the waste `--_cg-wx`, `--_cg-wy`: where the first is not 0 covered cards show only their left
 *   edge, and a suit is seen if it stands under the rank;
 * - of a reserve `--_cg-rx`, `--_cg-ry`;
 * - of a foundation `--_cg-stub`, 1 or 0, and `--_cg-art`: `none` where no more than the index fits,
 *   else unset, for a fallback.
 *
 * The board reads `--_cg-grow-phone`, `--_cg-grow-column` and `--_cg-grow-page` ({@link growth}), 0 when not set.
 */
export function layoutSheet(rules: Rules): string {
  const arrangements = arrange(rules);
  return (
    BASE +
    ARRANGEMENT_NAMES.map((name) => {
      const rule = arrangementText(name, arrangements[name]);
      const { from } = FRAMES[name];
      return from > 0 ? `@container canfield (min-width:${from}px){${rule}}` : rule;
    }).join('')
  );
}

/** A private custom property, as `CSS.registerProperty` takes it. */
export interface PrivateProperty {
  readonly name: string;
  readonly syntax: string;
  readonly initialValue: string;
  readonly inherits: boolean;
}

const registered = (syntax: string, initialValue: string, inherits: boolean, names: string): PrivateProperty[] =>
  names.split(' ').map((name) => ({ name: `--_cg-${name}`, syntax, initialValue, inherits }));

/** What to register, so that a value is computed once and not again for every card that inherits it. */
export const PROPERTIES: readonly PrivateProperty[] = [
  ...registered('<length>', '0px', true, 'cw pitch'),
  ...registered('<length>', '0px', false, 'x y'),
  ...registered('<number>', '0', true, 'mid side grow ihb igb ih ig stroke ou od least room sd su'),
  ...registered('<number>', '0', false, 'c r'),
];
