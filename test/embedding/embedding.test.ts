import { expect } from 'chai';
import type { Browser, Page } from 'playwright';
import { game, html, launch, openPage, openSite, own, script, type Site } from './support.js';

describe('as a guest in a page', function () {
  this.timeout(30_000);
  let browser: Browser;
  let site: Site;
  let other: Site;
  let page: Page;
  let words: string[];

  before(async () => {
    browser = await launch();
    [site, other] = await Promise.all([openSite(), openSite()]);
  });
  after(async () => {
    await browser?.close();
    await Promise.all([site?.close(), other?.close()]);
  });
  beforeEach(async () => {
    ({ page, words } = await openPage(browser));
  });
  afterEach(() => page.close());

  const element = '<canfield-game variant="canfield" seed="7"></canfield-game>';

  it('keeps a strict policy with trusted types, without a report', async () => {
    const address = site.add('/strict.html', html(script(own), element), {
      'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html",
    });
    await page.goto(address);
    await game(page).shown();
    await game(page).draw();
    expect(await game(page).moveCount()).to.equal(1);
    expect(words).to.deep.equal([]);
  });

  it('that page would report what breaks its policy', async () => {
    const address = site.add('/broken.html', html('', '<p style="color: red">red</p>'), {
      'content-security-policy': "default-src 'self'",
    });
    await page.goto(address);
    await page.locator('p').waitFor();
    expect(words.filter((word) => word.startsWith('policy: style-src'))).to.have.lengthOf(1);
  });

  it('loads from another origin', async () => {
    await page.goto(site.add('/other.html', html(script(other.origin + own), element)));
    await game(page).shown();
    await game(page).draw();
    expect(await game(page).moveCount()).to.equal(1);
    expect(words).to.deep.equal([]);
  });

  it('two on a page are two games', async () => {
    const second = '<canfield-game variant="triple" seed="8"></canfield-game>';
    await page.goto(site.add('/two.html', html(script(own), element + second)));
    const [a, b] = [game(page, 0), game(page, 1)];
    await a.shown();
    await b.shown();
    const text = await b.text();
    expect(await a.text()).not.to.equal(text);
    await a.draw();
    expect(await a.moveCount()).to.equal(1);
    expect(await b.moveCount()).to.equal(0);
    expect(await b.text()).to.equal(text);
    await b.draw();
    await b.draw();
    expect(await a.moveCount()).to.equal(1);
    expect(await b.moveCount()).to.equal(2);
    expect(words).to.deep.equal([]);
  });

  it('loaded twice, it warns once and plays', async () => {
    const twice = script(own) + script(`${own}?again`);
    await page.goto(site.add('/twice.html', html(twice, element)));
    await game(page).shown();
    await page.waitForLoadState('load');
    await game(page).draw();
    expect(await game(page).moveCount()).to.equal(1);
    expect(words).to.have.lengthOf(1);
    expect(words[0]).to.match(/^warning: /);
  });

  // The frame keeps its width, and the host its own margin, border and padding, which are the page's to set: what is
  // left is what reaches into the element.
  const frame = 'all: initial !important; display: block !important; width: 680px !important';
  const host = 'margin: 0 !important; border: 0 !important; padding: 0 !important';
  const framed = `<div style="${frame}">${element.replace(' ', ` style="${host}" `)}</div>`;
  const hostile: Record<string, string> = {
    'every property unset': '* { all: unset !important; }',
    'boxes and text': `* {
      box-sizing: content-box !important; margin: 7px !important; padding: 9px !important; border: 3px solid red !important;
      font: bold 31px/3 cursive !important; letter-spacing: 1em !important; word-spacing: 1em !important;
      text-transform: uppercase !important; text-align: right !important; text-indent: 3em !important;
      white-space: pre !important; visibility: visible !important;
    }`,
    'names of elements': `
      div, span, ul, li, section { display: none !important; }
      button { position: fixed !important; width: 100vw !important; }
      svg { width: 500px !important; height: 500px !important; }
      canfield-pile { display: none !important; position: static !important; width: 10px !important; transform: scale(3) !important; }
      [place], [part], .card, .pile, .table { display: none !important; }`,
  };
  for (const [name, css] of Object.entries(hostile))
    it(`lies the same in a page with hostile CSS: ${name}`, async () => {
      await page.goto(site.add('/plain.html', html(script(own), framed)));
      await game(page).shown();
      const plain = await game(page).boxes();
      await page.goto(site.add('/hostile.html', html(`<style>${css}</style>${script(own)}`, framed)));
      await game(page).shown();
      expect(await game(page).boxes()).to.deep.equal(plain);
      await game(page).draw();
      expect(await game(page).moveCount()).to.equal(1);
    });
});
