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
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import Mocha from 'mocha';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Gathers the results for Stryker, and prints nothing. */
class Reporter {
  constructor(runner) {
    runner.on('hook', (hook) => {
      if (hook.title.startsWith('"before all"')) Reporter.onBefore?.(hook.parent);
    });
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
    // What a `before` runs counts for every test of its suite, not for the test that ran last.
    const befores = new Map();
    Reporter.onBefore = (suite) => {
      const id = `before all of ${suite.fullTitle()}`;
      befores.set(id, suite);
      if (this.perTest) this.context.currentTestId = id;
    };
    const result = await this.run(disableBail);
    this.perTest = false;
    Reporter.onBefore = undefined;
    if (result.status !== DryRunStatus.Complete || coverageAnalysis === 'off') return result;
    const { perTest, ...coverage } = this.context.mutantCoverage;
    for (const [id, suite] of befores) {
      suite.eachTest((test) => {
        const own = (perTest[test.fullTitle()] ??= {});
        for (const [mutant, hits] of Object.entries(perTest[id] ?? {})) own[mutant] = (own[mutant] ?? 0) + hits;
      });
      delete perTest[id];
    }
    return { ...result, mutantCoverage: { ...coverage, perTest } };
  }

  /**
   * A mutant may write to what tests share, so that they fail from then on, whatever the next mutant does. So a test
   * that failed is run again without the mutant: where it fails still, the process ends, and Stryker tries the mutant
   * again in another. The first mutant of a process met tests as they should be.
   */
  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit, mutantActivation }) {
    if (this.isSpoilt) process.exit(1);
    const isFirst = !this.loaded;
    this.context.hitLimit = hitLimit;
    this.context.hitCount = hitLimit ? 0 : undefined;
    this.only(testFilter);
    const result = toMutantRunResult(await this.run(disableBail, activeMutant.id, mutantActivation));
    if (result.status !== MutantRunStatus.Killed || mutantActivation === 'static') return result;
    this.context.hitLimit = this.context.hitCount = undefined;
    this.only(result.killedBy);
    const { status } = toMutantRunResult(await this.run(disableBail));
    this.isSpoilt = status !== MutantRunStatus.Survived;
    if (this.isSpoilt && !isFirst) process.exit(1);
    return result;
  }

  only(titles) {
    this.mocha.grep(titles ? new RegExp(titles.map((title) => `^${escape(title)}$`).join('|')) : /(?:)/);
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
