import { readTestOptions } from './test-options';

const newSeed = () => 42;

describe('options of npm test', () => {
  it('has none by default', () => {
    expect(readTestOptions([], newSeed)).toEqual({ steady: null, changed: false, only: [], table: false });
  });

  it('takes the number of runs, and a seed to repeat an order', () => {
    expect(readTestOptions(['--steady', '5'], newSeed)).toMatchObject({ steady: { runs: 5, seed: 42 } });
    const again = ['--steady=1', '--seed', '7'];
    expect(readTestOptions(again, newSeed)).toMatchObject({ steady: { runs: 1, seed: 7 } });
  });

  it('takes what a branch changed, or some folders', () => {
    expect(readTestOptions(['--changed'], newSeed)).toMatchObject({ changed: true });
    const only = ['--only', 'remote-auth/', '--only', 'kit/src'];
    expect(readTestOptions(only, newSeed)).toMatchObject({ only: ['remote-auth', 'kit/src'] });
  });

  it.each([
    [['--steady'], /steady/],
    [['--steady', '0'], /--steady is 0/],
    [['--steady', 'many'], /--steady is many/],
    [['--steady', '2', '--seed', '1.5'], /--seed is 1.5/],
    [['--seed', '7'], /--seed belongs to --steady/],
    [['--stead', '5'], /stead/],
    [['--only', 'remote-nobody'], /--only is remote-nobody/],
    [['--only', '../else'], /--only is/],
    [['--changed', '--only', 'kit'], /one of/],
  ])('refuses %j', (args, message) => {
    expect(() => readTestOptions(args, newSeed)).toThrow(message);
  });
});
