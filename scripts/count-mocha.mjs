/** Mocha's usual report, ended by the line `N passed, N failed, N skipped` which scripts/suites.mjs sums. */
import Mocha from 'mocha';

export default class extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures, pending } = this.stats;
      process.on('exit', () => console.log(`${passes} passed, ${failures} failed, ${pending} skipped`));
    });
  }
}
