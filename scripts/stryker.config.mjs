/**
 * Mutation testing of the engine: `npm run mutation`, or `npm run mutation -- --mutate src/engine/deal.ts` for one file.
 * Each mutant meets only the tests that run its code. The reports are in .cache/mutation.
 */
export default {
  packageManager: 'npm',
  plugins: ['./scripts/stryker-mocha.mjs'],
  testRunner: 'mocha-12',
  // The runner is not Mocha's own program, so that nothing reads its `node-option`.
  testRunnerNodeArgs: ['--import', 'tsx'],
  mochaFolders: ['test/engine'],
  mochaSlow: ['counts', 'exchange', 'game', 'properties', 'record', 'seeds', 'validate'],
  coverageAnalysis: 'perTest',
  mutate: ['src/engine/**/*.ts', '!src/engine/index.ts'],
  // Only what these tests read is copied.
  ignorePatterns: ['**', '!package.json', '!tsconfig.json', '!src/**', '!test/**'],
  concurrency: 2,
  timeoutMS: 10000,
  dryRunTimeoutMinutes: 20,
  tempDirName: '.cache/stryker',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};
