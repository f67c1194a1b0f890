/**
 * Input which web-test-runner's own commands lack. The steps of one call run on this side one after the other, so that
 * the time between two of them is near what the test asks for, with no way to the page and back between them.
 * The page's side, with the types, is commands.ts.
 */
import { setTimeout as wait } from 'node:timers/promises';

const unsupported = (what, { browser }) => {
  throw new Error(`unsupported: ${what} in ${browser.name}`);
};

/** A playwright page, where there is one. */
const pageOf = ({ browser, id }) => (browser.type === 'playwright' ? browser.getPage(id) : undefined);

const sessions = new WeakMap();

/** Chromium's own protocol for a page. */
async function protocol(what, session) {
  if (session.browser.type !== 'playwright' || session.browser.product !== 'chromium') unsupported(what, session);
  const page = pageOf(session);
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  return sessions.get(page);
}

async function touch(steps, session) {
  const cdp = await protocol('touch', session);
  for (const { type, points = [], delay = 0 } of steps) {
    if (delay > 0) await wait(delay);
    await cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y, id = 0 }) => ({ x, y, id })),
    });
  }
}

async function mouse(steps, session) {
  const page = pageOf(session);
  if (page) {
    for (const { type, x, y, button = 'left', delay = 0 } of steps) {
      if (delay > 0) await wait(delay);
      if (x !== undefined) await page.mouse.move(x, y);
      if (type !== 'move') await page.mouse[type]({ button });
    }
    return;
  }
  // WebKitWebDriver never lets go of the right button: all that follows would be a drag.
  if (steps.some(({ button = 'left' }) => button !== 'left')) unsupported('another button than the left', session);
  // WebDriver takes the whole list at once and keeps its times.
  const actions = steps.flatMap(({ type, x, y, delay = 0 }) => [
    ...(delay > 0 ? [{ type: 'pause', duration: delay }] : []),
    ...(x === undefined
      ? []
      : [{ type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) }]),
    ...(type === 'move' ? [] : [{ type: type === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }]),
  ]);
  await session.browser.driverManager.performActions(session.id, [
    { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
  ]);
}

/** What the page holds, after a garbage collection: for tests that look for leaks. */
async function counters(_, session) {
  const cdp = await protocol('counters', session);
  await cdp.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { documents, nodes, listeners: jsEventListeners };
}

const all = { touch, mouse, counters };

export const commands = () => ({
  name: 'canfield-commands',
  async executeCommand({ command, payload, session }) {
    const name = command.replace(/^canfield-/, '');
    if (command === name || !Object.hasOwn(all, name)) return undefined;
    return (await all[name](payload, session)) ?? true;
  },
});
