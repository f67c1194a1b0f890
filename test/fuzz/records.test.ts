import { expect } from 'chai';
import { fuzzRecords } from './records.js';

const RUNS = 100_000;

// `npm test` reads 2,000 of these texts, always the same; here they are others each time.
describe('records of strangers', function () {
  this.timeout(0);

  it(`${RUNS} texts give a whole game or a RecordError with its place`, () => {
    const start = performance.now();
    const read = fuzzRecords(RUNS);
    console.log(`${read} read, ${RUNS - read} refused, ${Math.round((performance.now() - start) / 1000)} s`);
    expect(read).to.be.greaterThan(RUNS / 20);
    expect(read).to.be.lessThan(RUNS);
  });
});
