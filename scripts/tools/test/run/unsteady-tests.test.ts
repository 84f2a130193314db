import { findUnsteady, type BrowserResults } from './unsteady-tests';

function results(statuses: Record<string, string>): BrowserResults {
  const specs = Object.entries(statuses).map(([title, status], index) => ({
    file: 'journeys/pricing.spec.ts',
    line: index + 1,
    title,
    tests: [{ projectName: 'chromium', status }],
  }));
  const [first, ...others] = specs;
  return { suites: [{ specs: first ? [first] : [], suites: [{ specs: others }] }], errors: [] };
}

describe('tests that are not steady', () => {
  it('lists nothing when every test was green each time', () => {
    const green = results({ a: 'expected', b: 'expected' });
    expect(findUnsteady([green, green])).toEqual([]);
  });

  it('lists each test once, with the runs in which it was not green', () => {
    const runs = [
      results({ a: 'expected', b: 'unexpected', c: 'expected' }),
      results({ a: 'expected', b: 'expected', c: 'flaky' }),
      results({ a: 'expected', b: 'unexpected', c: 'expected' }),
    ];
    expect(findUnsteady(runs)).toEqual([
      { name: 'journeys/pricing.spec.ts:2 › b (chromium)', runs: [1, 3] },
      { name: 'journeys/pricing.spec.ts:3 › c (chromium)', runs: [2] },
    ]);
  });

  it('lists what failed outside of the tests', () => {
    const broken = { suites: [], errors: [{ message: 'the site ended' }] };
    expect(findUnsteady([broken])).toEqual([{ name: 'outside of the tests: the site ended', runs: [1] }]);
  });

  it('takes a test that did not run for one that was not green', () => {
    expect(findUnsteady([results({ a: 'skipped' })])).toEqual([
      { name: 'journeys/pricing.spec.ts:1 › a (chromium)', runs: [1] },
    ]);
  });

  it('tells in which browser a test was not green', () => {
    const tests = [
      { projectName: 'chromium', status: 'expected' },
      { projectName: 'webkit', status: 'unexpected' },
    ];
    const run = { suites: [{ specs: [{ file: 'a.spec.ts', line: 1, title: 'a', tests }] }], errors: [] };
    expect(findUnsteady([run])).toEqual([{ name: 'a.spec.ts:1 › a (webkit)', runs: [1] }]);
  });
});
