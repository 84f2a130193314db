import { runSteady } from './run-steady';
import type { BrowserResults } from './unsteady-tests';

function results(status: string): BrowserResults {
  const spec = {
    file: 'tier.spec.ts',
    line: 3,
    title: 'a tier',
    tests: [{ projectName: 'chromium', status }],
  };
  return { suites: [{ specs: [spec] }], errors: [] };
}

describe('runs that look for tests that are not steady', () => {
  it('takes another order for each run, and succeeds when all were green', async () => {
    const seeds: number[] = [];
    const run = (seed: number) => {
      seeds.push(seed);
      return Promise.resolve(results('expected'));
    };
    const lines: string[] = [];
    expect(await runSteady({ runs: 3, seed: 7 }, run, (line) => lines.push(line))).toBe(true);
    expect(seeds).toEqual([7, 8, 9]);
    expect(lines.join('\n')).toContain('3 runs, 0 tests');
  });

  it('goes on after a red run, and says with which seed it comes back', async () => {
    const run = (seed: number) => Promise.resolve(results(seed === 8 ? 'unexpected' : 'expected'));
    const lines: string[] = [];
    expect(await runSteady({ runs: 3, seed: 7 }, run, (line) => lines.push(line))).toBe(false);
    expect(lines).toContain('not green in run 2 (seed 8): tier.spec.ts:3 › a tier (chromium)');
  });

  it('fails when a run brings no results', async () => {
    const lines: string[] = [];
    const broken = () => Promise.resolve(null);
    expect(await runSteady({ runs: 2, seed: 1 }, broken, (line) => lines.push(line))).toBe(false);
    expect(lines.join('\n')).toContain('Run 1 with the seed 1 broke.');
  });
});
