/**
 * Stryker's runner of tests, for the Mocha of this project: @stryker-mutator/mocha-runner stops at Mocha 11. Mocha 12 has
 * moved the modules which that one needs to read options; here, the folders of tests are the option `mochaFolders`; those
 * named in `mochaSlow` run last.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import Mocha from 'mocha';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Gathers the results for Stryker, and prints nothing. */
class Reporter {
  constructor(runner) {
    const results = (Reporter.results = []);
    let last = performance.now();
    const add = (test, more) => {
      const name = test.fullTitle();
      const now = performance.now();
      results.push({ id: name, name, timeSpentMs: Math.round(now - last), ...more });
      last = now;
    };
    runner.on('pass', (test) => add(test, { status: TestStatus.Success, fileName: test.file }));
    runner.on('fail', (test, error) => {
      // Of a hook, the test it was run for.
      add(test.ctx?.currentTest ?? test, {
        status: TestStatus.Failed,
        failureMessage: String(error?.message || error?.stack || error),
      });
    });
  }
}

class MochaRunner {
  static inject = tokens(commonTokens.options);

  constructor(options) {
    this.options = options;
    this.context = globalThis.__stryker__ ??= {};
    this.loaded = false;
  }

  capabilities() {
    // What has been imported stays: Stryker starts another process for a mutant that acts while files load.
    return { reloadEnvironment: false };
  }

  init() {
    this.mocha = new Mocha({ reporter: Reporter, timeout: 0 });
    this.mocha.cleanReferencesAfterRun(false);
    const files = this.options.mochaFolders.flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((path) => path.endsWith('.test.ts'))
        .map((path) => join(folder, path)),
    );
    // The first test that fails ends a mutant's run.
    const isSlow = (path) => this.options.mochaSlow.includes(basename(path, '.test.ts'));
    for (const path of files.sort((a, b) => isSlow(a) - isSlow(b))) this.mocha.addFile(path);
    const runner = this;
    this.mocha.suite.beforeEach(function () {
      if (runner.perTest) runner.context.currentTestId = this.currentTest?.fullTitle();
    });
  }

  async dryRun({ coverageAnalysis, disableBail }) {
    this.perTest = coverageAnalysis === 'perTest';
    const result = await this.run(disableBail);
    this.perTest = false;
    if (result.status === DryRunStatus.Complete && coverageAnalysis !== 'off')
      result.mutantCoverage = this.context.mutantCoverage;
    return result;
  }

  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit, mutantActivation }) {
    this.context.hitLimit = hitLimit;
    this.context.hitCount = hitLimit ? 0 : undefined;
    this.mocha.grep(testFilter ? new RegExp(testFilter.map((id) => `^${escape(id)}$`).join('|')) : /(?:)/);
    return toMutantRunResult(await this.run(disableBail, activeMutant.id, mutantActivation));
  }

  async run(disableBail, mutant, activation) {
    try {
      if (!this.loaded) {
        this.context.activeMutant = activation === 'static' ? mutant : undefined;
        await this.mocha.loadFilesAsync();
        this.loaded = true;
      }
      const bail = (suite) => {
        suite.bail(!disableBail);
        suite.suites.forEach(bail);
      };
      bail(this.mocha.suite);
      this.context.activeMutant = mutant;
      await new Promise((resolve) => this.mocha.run(resolve));
      return (
        determineHitLimitReached(this.context.hitCount, this.context.hitLimit) ?? {
          status: DryRunStatus.Complete,
          tests: Reporter.results,
        }
      );
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: String(error?.stack ?? error) };
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'mocha-12', MochaRunner)];
const texts = { type: 'array', items: { type: 'string' }, default: [] };
export const strykerValidationSchema = { properties: { mochaFolders: texts, mochaSlow: texts } };
