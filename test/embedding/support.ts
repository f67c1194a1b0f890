import { chromium, type Browser, type Page } from 'playwright';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/browsers.mjs';
import { chromiumArgs } from '../../scripts/engines.mjs';

const cdn = fileURLToPath(new URL('../../dist/cdn', import.meta.url));
const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.map': 'application/json',
};

export interface Site {
  origin: string;
  /** Sets what a path answers, and gives its address. */
  add(path: string, body: string, headers?: Record<string, string>): string;
  close(): Promise<void>;
}

/** An origin of its own: what was added to it and, in /cdn/, the built script-tag file. Others may load from it. */
export async function openSite(): Promise<Site> {
  const pages = new Map<string, { body: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const page = pages.get(pathname);
    const headers = {
      'content-type': mediaTypes[extname(pathname)] ?? 'text/plain',
      'access-control-allow-origin': '*',
      ...page?.headers,
    };
    if (page) return response.writeHead(200, headers).end(page.body);
    const path = /^\/cdn(\/.*)/.exec(normalize(pathname))?.[1] ?? '/none';
    readFile(join(cdn, path)).then(
      (body) => response.writeHead(200, headers).end(body),
      () => response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    add(path, body, headers = {}) {
      pages.set(path, { body, headers });
      return origin + path;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** A page that notes every word in its console, every error and every report of a policy. */
export async function openPage(browser: Browser): Promise<{ page: Page; words: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  const words: string[] = [];
  page.on('pageerror', (error) => words.push(`error: ${error.message}`));
  page.on('console', (message) => words.push(`${message.type()}: ${message.text()}`));
  await page.exposeFunction('tell', (word: string) => words.push(word));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { tell(word: string): void }).tell(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  return { page, words };
}

export const html = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;

export const script = (source: string) => `<script type="module" src="${source}"></script>`;

export const own = '/cdn/canfield-game.js';

interface Game extends HTMLElement {
  moveCount: number;
  toText(): string;
}

/** The elements of a page, as a test speaks to them: `nth` counts from 0. */
export const game = (page: Page, nth = 0) => {
  const host = page.locator('canfield-game').nth(nth);
  const pile = (place: string) => host.locator(`canfield-pile[place="${place}"]`);
  return {
    /** Until it is defined and shows its piles. */
    async shown() {
      await page.evaluate(() => customElements.whenDefined('canfield-game').then(() => undefined));
      await pile('stock').waitFor();
      await pile('tableau:0').waitFor();
    },
    /** Turns cards from the stock, as a visitor does. */
    draw: () => pile('stock').click(),
    moveCount: () => host.evaluate((element) => (element as Game).moveCount),
    text: () => host.evaluate((element) => (element as Game).toText()),
    /** Where each pile lies in the box that holds the element: place, left, top, width, height. */
    async boxes() {
      const boxes = await host.evaluate((element) => {
        const origin = element.parentElement!.getBoundingClientRect();
        return [...element.shadowRoot!.querySelectorAll('canfield-pile')].map((pile) => {
          const { x, y, width, height } = pile.getBoundingClientRect();
          return { place: pile.getAttribute('place'), box: [x - origin.x, y - origin.y, width, height] };
        });
      });
      return boxes.map(({ place, box }) => `${place}: ${box.map((length) => length.toFixed(2)).join(' ')}`);
    },
  };
};
