/**
 * Makes test/data/games.json of recorded games in the form in which engines exchange them:
 *   node scripts/compact-games.mjs games.json > test/data/games.json
 * test/data/games.ts reads it back. Of a game it holds
 *   deck   the cards in dealing order, where the start is a deal
 *   start  the position `base pass|stock|waste|reserves|foundations|tableau`: piles parted by commas, cards run
 *          together, foundations as their lowest card and their height, `-` for no piles at all
 *   steps  the legal moves of each, the one that is played marked `!` (and with the number of its foundation):
 *          `sw*3 t5t3! r0f!1` is stock>waste*3, tableau:5>tableau:3*1, reserve:0>foundation*1
 *   final  the position at the end, and won
 */
import { readFileSync } from 'node:fs';

const RANKS = 'A23456789TJQK';

/** `6C21`: a foundation of 21 cards from the six of clubs, round the corner. */
function foundation(pile) {
  if (pile.length === 0) return '';
  const lowest = pile[0];
  const built = pile.every((card, index) => {
    const rank = RANKS[(RANKS.indexOf(lowest[0]) + index) % 13];
    return card === rank + lowest[1];
  });
  if (!built) throw new Error(`No foundation: ${pile.join(' ')}`);
  return lowest + pile.length;
}

function position({ stock, waste, reserves, foundations, tableau, base, pass }) {
  const piles = (list, write) => (list.length === 0 ? '-' : list.map(write).join(','));
  const cards = (pile) => pile.join('');
  return [
    `${base ?? '-'} ${pass}`,
    cards(stock),
    cards(waste),
    piles(reserves, cards),
    piles(foundations, foundation),
    piles(tableau, cards),
  ].join('|');
}

function move(text) {
  const [, from, to, count] = /^(\w+(?::\d+)?)>(\w+(?::\d+)?)\*(\d+)$/.exec(text);
  const place = (name) => name.charAt(0) + (name.split(':')[1] ?? '');
  return place(from) + place(to) + (count === '1' ? '' : `*${count}`);
}

function step({ legal, pick }) {
  const picked = pick.replace(/>foundation:\d+/, '>foundation');
  if (legal.filter((text) => text === picked).length !== 1) throw new Error(`${pick} is not listed once`);
  const slot = />foundation:(\d+)/.exec(pick)?.[1] ?? '';
  return legal.map((text) => move(text) + (text === picked ? `!${slot}` : '')).join(' ');
}

const games = JSON.parse(readFileSync(process.argv[2], 'utf8')).map(
  ({ variant, kind, deck, start, steps, final, won }) => ({
    variant,
    kind,
    ...(deck && { deck: deck.replaceAll(' ', '') }),
    start: position(start),
    steps: steps.map(step).join('/'),
    final: position(final),
    won,
  }),
);
// As Prettier writes it, so that it stays as it is.
process.stdout.write(`${JSON.stringify(games, null, 2)}\n`);
