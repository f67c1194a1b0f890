import { unsafeCSS } from 'lit';

/** Colors that a page may set as `--canfield-…`: what holds otherwise, in light and in dark. */
const COLORS = {
  felt: ['#2b6152', '#1a3a33'],
  'felt-edge': ['#20493f', '#122a26'],
  'on-felt': ['#f3efe2', '#dfe5dc'],
  card: ['#fffdf6', '#ece7da'],
  ink: ['#1b2126', '#191d22'],
  red: ['#c0342b', '#ad2a24'],
  accent: ['#f0c667', '#e9bd5c'],
  back: ['#2d4866', '#24384f'],
  'back-line': ['#6f8dad', '#56708d'],
} as const;

/** The suits' colors, where a page does not give each its own. */
const SUITS = { spades: 'ink', hearts: 'red', diamonds: 'red', clubs: 'ink' } as const;

/** What takes their place in forced colors. */
const FORCED = {
  Canvas: ['felt', 'felt-edge', 'card', 'back'],
  CanvasText: ['on-felt', 'ink', 'red'],
  Highlight: ['accent'],
  GrayText: ['back-line'],
} as const satisfies Record<string, readonly (keyof typeof COLORS)[]>;

const FONT = "ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const declare = (theme: 0 | 1) =>
  Object.entries(COLORS)
    .map(([name, values]) => `--_${name}:var(--canfield-${name},${values[theme]});`)
    .join('');

const suits = Object.entries(SUITS)
  .map(([suit, color]) => `--_${suit}:var(--canfield-suit-${suit},var(--_${color}));`)
  .join('');

const forced = Object.entries(FORCED)
  .flatMap(([color, names]) => names.map((name) => `--_${name}:${color};`))
  .join('');

/**
 * What a page may set, under private names: `--_felt` is `--canfield-felt` or else the theme's own.
 * Light or dark is as the system asks for, or as the attribute `theme` says. The public names are
 * set nowhere here, so that a page can set them on any element around the game.
 */
export const tokens = unsafeCSS(
  `:host{color-scheme:light dark;${declare(0)}${suits}--_radius:var(--canfield-radius,14px);--_font:var(--canfield-font,${FONT})}` +
    `@media(prefers-color-scheme:dark){:host{${declare(1)}}}` +
    `:host([theme=light]){color-scheme:light;${declare(0)}}` +
    `:host([theme=dark]){color-scheme:dark;${declare(1)}}` +
    `@media(forced-colors:active){:host,:host([theme]){${forced}}}`,
);
