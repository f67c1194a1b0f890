/** The three browser engines as launchers for web-test-runner, on browsers of the system. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { findChromium, findFirefox, findWebKit } from './browsers.mjs';

/** Chromium refuses to sandbox as root; the other flags keep it off the network. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromium = () =>
  playwrightLauncher({
    product: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  });

/** A stock Firefox, driven over WebDriver BiDi (playwright's own Firefox build is not needed). */
export const firefox = () =>
  playwrightLauncher({
    product: 'firefox',
    launchOptions: { channel: 'moz-firefox', executablePath: findFirefox() },
    // Of two pages at once only one has the focus: sendKeys would go nowhere in the other.
    concurrency: 1,
  });

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function until(ready, what, ms = 15_000) {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    if (await ready().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not start within ${ms} ms`);
}

/** WebKitGTK (Debian: apt-get install webkit2gtk-driver xvfb), under an X server of its own. */
export function webkit() {
  const found = findWebKit();
  if (!found) throw new Error('WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb');
  const options = {
    hostname: '127.0.0.1',
    path: '/',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
    },
  };
  const launcher = webdriverLauncher(options);
  launcher.name = 'WebKitGTK';
  const children = [];
  const { initialize, stop, ensureManagerInitialized } = launcher;

  launcher.initialize = async function (config) {
    await initialize.call(this, config);
    this.name = 'WebKitGTK';
  };
  let starting;
  launcher.ensureManagerInitialized = function () {
    starting ??= (async () => {
      let display = process.env.DISPLAY;
      if (!display) {
        const x = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
          stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        });
        children.push(x);
        display = await new Promise((resolve, reject) => {
          x.once('error', reject).once('exit', () => reject(new Error('Xvfb ended')));
          x.stdio[3].once('data', (chunk) => resolve(`:${String(chunk).trim()}`));
        });
      }
      options.port = await freePort();
      children.push(
        spawn(found.driver, [`--port=${options.port}`, '--host=127.0.0.1'], {
          stdio: 'ignore',
          env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
        }),
      );
      await until(async () => (await fetch(`http://127.0.0.1:${options.port}/status`)).ok, 'WebKitWebDriver');
    })();
    return starting.then(() => ensureManagerInitialized.call(this));
  };
  launcher.stop = async function () {
    await stop.call(this);
    for (const child of children.reverse()) child.kill();
  };
  return launcher;
}
