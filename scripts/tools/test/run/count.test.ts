import { countJest, countPlaywright, countStage } from './count';

describe('counting', () => {
  it('takes lint, types and build as one test each', () => {
    expect(countStage(0)).toEqual({ passed: 1, failed: 0 });
    expect(countStage(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('adds suites of jest that did not run to the failures', () => {
    const results = { numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countJest(results, 1)).toEqual({ passed: 40, failed: 3 });
  });

  it('takes flaky browser tests as passed and errors outside of tests as failed', () => {
    const results = { stats: { expected: 10, flaky: 1, unexpected: 2 }, errors: [{}] };
    expect(countPlaywright(results, 1)).toEqual({ passed: 11, failed: 3 });
  });

  it('never calls a broken run a success', () => {
    expect(countJest(null, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(null, 1)).toEqual({ passed: 0, failed: 1 });
    const clean = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    expect(countJest(clean, 1)).toEqual({ passed: 3, failed: 1 });
  });
});
