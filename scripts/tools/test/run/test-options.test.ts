import { readTestOptions } from './test-options';

const newSeed = () => 42;

describe('options of npm test', () => {
  it('has none by default', () => {
    expect(readTestOptions([], newSeed)).toEqual({ steady: null });
  });

  it('takes the number of runs, and a seed to repeat an order', () => {
    expect(readTestOptions(['--steady', '5'], newSeed)).toEqual({ steady: { runs: 5, seed: 42 } });
    expect(readTestOptions(['--steady=1', '--seed', '7'], newSeed)).toEqual({ steady: { runs: 1, seed: 7 } });
  });

  it.each([
    [['--steady'], /steady/],
    [['--steady', '0'], /--steady is 0/],
    [['--steady', 'many'], /--steady is many/],
    [['--steady', '2', '--seed', '1.5'], /--seed is 1.5/],
    [['--seed', '7'], /--seed belongs to --steady/],
    [['--stead', '5'], /stead/],
  ])('refuses %j', (args, message) => {
    expect(() => readTestOptions(args, newSeed)).toThrow(message);
  });
});
