import { expect } from 'chai';
import * as fc from 'fast-check';
import { VARIANTS, type Place, type Rules } from '../../src/engine/index.js';
import {
  arrange,
  arrangementAt,
  boxOf,
  CARD_HEIGHT,
  cardWidth,
  fan,
  FAN_STYLES,
  layoutSheet,
  PROPERTIES,
  spanOf,
  spreadOffset,
  STUB_HEIGHT,
} from '../../src/layout/index.js';
import { anyRules, placesByRules } from './support.js';

const all = Object.values(VARIANTS);

describe('layoutSheet', () => {
  it('is sound text: braces in pairs, no number that is none, at most three decimals, nothing empty', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const text = layoutSheet(rules);
        expect(text).not.to.match(/NaN|undefined|Infinity|null|\{\}|e-\d|\.\d{4}/);
        const withoutBlocks = text.replace(/[^{}]+\{[^{}]+\}/g, '').replace(/@container[^{}]+\{\}/g, '');
        expect(withoutBlocks).to.equal('');
      }),
      { numRuns: 100 },
    );
  });

  it('is short', () => {
    for (const { id, rules } of all) expect(layoutSheet(rules).length, id).to.be.below(8000);
    expect(layoutSheet(VARIANTS.canfield.rules).length).to.be.below(4000);
  });

  it('has a rule for each arrangement, and for each pile alone what it does not share', () => {
    const text = layoutSheet(VARIANTS.canfield.rules);
    expect(text.match(/@container canfield \(min-width:\d+px\)/g)).to.deep.equal([
      '@container canfield (min-width:560px)',
      '@container canfield (min-width:900px)',
    ]);
    expect(text.split('[place="tableau:3"]{')).to.have.length(4);
    expect(text.split('[place^=t]{')).to.have.length(4);
    expect(text).not.to.include('[place="tableau:4"]');
  });

  it('names only properties of its own, and the two that a page may set', () => {
    const publicNames = new Set(layoutSheet(VARIANTS.superior.rules).match(/--(?!_cg-)[\w-]+/g));
    expect([...publicNames].sort()).to.deep.equal(['--canfield-card-max', '--canfield-card-width']);
    for (const { name } of PROPERTIES) expect(name).to.match(/^--_cg-[a-z]+$/);
  });
});

// What the sheet makes of it where there is a browser: boxes by the layout engine against those of the geometry.
if (typeof document !== 'undefined')
  describe('layoutSheet in a page', () => {
    let host: HTMLElement;
    let root: ShadowRoot;

    const styles = `
      :host { display: block; container: canfield / inline-size }
      .board { position: relative; margin: auto }
      i { position: absolute; inset: 0 auto auto 0; width: 100%; height: 100%; --_cg-x: 0px; --_cg-y: 0px;
        transform: translate(var(--_cg-x), var(--_cg-y)) }
      .column { ${FAN_STYLES.column} } .column i { ${FAN_STYLES.card} }
      .waste i { ${FAN_STYLES.waste} } .reserve i { ${FAN_STYLES.reserve} }`;

    const sheetOf = (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    };

    function show(rules: Rules, width: number): void {
      root.adoptedStyleSheets = [sheetOf(styles), sheetOf(layoutSheet(rules))];
      host.style.width = `${width}px`;
      root.innerHTML = `<div class="board">${placesByRules(rules)
        .map((place) => `<div place="${place}"></div>`)
        .join('')}</div>`;
    }

    const board = () => root.querySelector<HTMLElement>('.board')!;
    const pile = (place: Place) => root.querySelector<HTMLElement>(`[place="${place}"]`)!;

    /** Left and top in the board, width and height, in px. */
    function rect(element: Element) {
      const { left, top } = board().getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return [box.left - left, box.top - top, box.width, box.height];
    }

    function expectClose(found: readonly number[], wanted: readonly number[], what: string): void {
      wanted.forEach((value, i) =>
        expect(found[i], `${what}: ${found.join()} for ${wanted.join()}`).to.be.closeTo(value, 0.6),
      );
    }

    beforeEach(() => {
      host = document.body.appendChild(document.createElement('div'));
      root = host.attachShadow({ mode: 'open' });
    });
    afterEach(() => host.remove());

    for (const { id, rules } of all)
      it(`${id}: every pile lies where the geometry says`, () => {
        for (const width of [304, 344, 559, 560, 680, 899, 900, 1200]) {
          show(rules, width);
          const arrangement = arrange(rules)[arrangementAt(width)];
          const { columns, frame, height, stub } = arrangement;
          const card = cardWidth(columns, frame, width);
          const [, , boardWidth, boardHeight] = rect(board());
          expectClose([boardWidth!, boardHeight!], [spanOf(columns, frame.gap) * card, height * card], `${width} px`);
          expect(boardWidth).to.be.at.most(width);
          for (const place of placesByRules(rules)) {
            const isStub = stub && place.startsWith('foundation');
            const { c, r } = arrangement.cells.get(place)!;
            const size = [card, card * (isStub ? STUB_HEIGHT : CARD_HEIGHT)];
            expectClose(rect(pile(place)), [c * (1 + frame.gap) * card, r * card, ...size], `${place} at ${width} px`);
          }
        }
      });

    it('the cards of a column, the waste and an open reserve lie where the geometry says', () => {
      const { rules } = VARIANTS.superior;
      for (const width of [344, 680, 1200])
        for (const faces of ['u', 'ddd', 'duduuu', 'ddddddduuuuuuuuuuuuuu', 'uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu']) {
          show(rules, width);
          const { cells, columns, frame, reserve, strips, waste } = arrange(rules)[arrangementAt(width)];
          const card = cardWidth(columns, frame, width);
          const isDown = [...faces].map((face) => face === 'd');
          const below = (i: number, down: boolean) => isDown.slice(0, i).filter((one) => one === down).length;
          const column = pile('tableau:2');
          column.className = 'column';
          column.style.cssText = `--_cg-nd:${below(isDown.length - 1, true)};--_cg-nu:${below(isDown.length - 1, false)}`;
          column.innerHTML = isDown
            .map((_, i) => `<i style="--_cg-d:${below(i, true)};--_cg-u:${below(i, false)}"></i>`)
            .join('');
          const { c, r, room } = cells.get('tableau:2')!;
          const offsets = fan(isDown, room, strips);
          [...column.children].forEach((one, i) =>
            expectClose(rect(one), [c * (1 + frame.gap) * card, (r + offsets[i]!) * card], `${faces} at ${width} px`),
          );
          for (const [place, offset] of [
            ['waste', waste],
            ['reserve:0', reserve],
          ] as const) {
            const spread = pile(place);
            spread.className = place.replace(/:.*/, '');
            spread.innerHTML = [0, 1, 2].map((i) => `<i style="--_cg-i:${i};--_cg-j:${2 - i}"></i>`).join('');
            const cell = cells.get(place)!;
            [...spread.children].forEach((one, i) => {
              const { x, y } = spreadOffset(offset, i, 3);
              expectClose(rect(one), [(cell.c * (1 + frame.gap) + x) * card, (cell.r + y) * card], place);
            });
          }
        }
    });

    it('a row of columns grows by the steps it is told, and what lies below moves down', () => {
      const { rules } = VARIANTS['quadruple-trigon'];
      show(rules, 344);
      const { columns, frame, height, cells } = arrange(rules).phone;
      const card = cardWidth(columns, frame, 344);
      board().style.setProperty('--_cg-grow-phone', '2');
      expectClose([board().offsetHeight], [(height + 4) * card], 'board');
      expectClose([rect(pile('tableau:0'))[1]!], [cells.get('tableau:0')!.r * card], 'upper row');
      expectClose([rect(pile('tableau:8'))[1]!], [(cells.get('tableau:8')!.r + 2) * card], 'lower row');
    });

    it('left-handed and right-to-left boards are mirrored, and both together are not', () => {
      const { rules } = VARIANTS.triple;
      for (const [hand, dir, side] of [
        ['left', 'ltr', -1],
        ['right', 'rtl', -1],
        ['left', 'rtl', 1],
      ] as const)
        for (const width of [344, 680, 1200]) {
          show(rules, width);
          host.setAttribute('hand', hand);
          host.dir = dir;
          const arrangement = arrange(rules)[arrangementAt(width)];
          const card = cardWidth(arrangement.columns, arrangement.frame, width);
          for (const place of ['stock', 'reserve:0', 'tableau:0', 'foundation:5'] as const) {
            const { x } = boxOf(arrangement, place, side)!;
            expectClose(rect(pile(place)).slice(0, 1), [x * card], `${place}, ${hand}, ${dir}, ${width} px`);
          }
          const waste = pile('waste');
          waste.className = 'waste';
          waste.innerHTML = [0, 1, 2].map((i) => `<i style="--_cg-i:${i};--_cg-j:${2 - i}"></i>`).join('');
          const { x, width: across } = boxOf(arrangement, 'waste', side)!;
          const lefts = [...waste.children].map((one) => rect(one)[0]!);
          expectClose(
            [Math.min(...lefts), Math.max(...lefts)],
            [x * card, (x + across - 1) * card],
            `waste ${hand} ${dir}`,
          );
          expect(lefts).to.deep.equal([...lefts].sort((a, b) => a - b));
        }
    });

    it('a card is as wide as the page says, but never too wide for the board', () => {
      show(VARIANTS.canfield.rules, 1200);
      host.style.setProperty('--canfield-card-max', '120px');
      expectClose([rect(pile('stock'))[2]!], [120], 'card-max');
      host.style.setProperty('--canfield-card-width', '50px');
      expectClose([rect(pile('stock'))[2]!], [50], 'card-width');
      host.style.width = '200px';
      host.style.setProperty('--canfield-card-width', '90px');
      expect(board().offsetWidth).to.be.at.most(200);
    });
  });
