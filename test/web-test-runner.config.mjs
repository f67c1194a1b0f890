import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { countReporter } from '../scripts/count-wtr.mjs';
import * as engines from '../scripts/engines.mjs';
import { commands } from './support/commands-plugin.mjs';

// BROWSERS=chromium,firefox,webkit npm run test:elements -- --files test/elements/x.test.ts
const names = (process.env.BROWSERS ?? 'chromium').split(',');

export default {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  // The group "default", alone in `npm test`. Node runs the others there; in the three engines all of them run.
  files: 'test/{elements,controllers}/**/*.test.ts',
  groups: [{ name: 'core', files: 'test/{engine,solver,advice,layout,messages}/**/*.test.ts' }],
  nodeResolve: true,
  // webkit: one at a time, each test file in a page of its own (else they share one, in iframes)
  concurrency: names.includes('webkit') ? 1 : 2,
  plugins: [esbuildPlugin({ ts: true, json: true, target: 'es2022', tsconfig: 'tsconfig.json' }), commands()],
  browsers: names.map((name) => engines[name]()),
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: true }), countReporter()],
  filterBrowserLogs: ({ args }) => !String(args[0]).includes('Lit is in dev mode'),
  coverageConfig: {
    include: ['src/**/*.ts'],
    reportDir: 'coverage',
    reporters: ['text-summary', 'lcovonly'],
  },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { ui: 'bdd', timeout: 10_000 } },
};
