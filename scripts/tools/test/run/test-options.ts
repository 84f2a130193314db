import { parseArgs } from 'node:util';
import { LocalPlatformError } from '../../../local/local-platform-error';

/** What `npm test` was asked for. */
export type TestOptions = { steady: SteadyOptions | null };

/** `seed` of the first run; each later run takes the next number. */
export type SteadyOptions = { runs: number; seed: number };

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new LocalPlatformError(`--${name} is ${value}. Use a whole number from 1 on: npm test -- --steady 5`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { steady: { type: 'string' }, seed: { type: 'string' } } }).values;
  } catch (error) {
    throw new LocalPlatformError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the options of `npm test`.
 *
 * @param newSeed seed of the first run when none is given
 * @throws LocalPlatformError for an unknown option or a number that is none
 */
export function readTestOptions(args: string[], newSeed: () => number): TestOptions {
  const { steady, seed } = parse(args);
  if (steady === undefined) {
    if (seed !== undefined) throw new LocalPlatformError('--seed belongs to --steady.');
    return { steady: null };
  }
  const runs = wholeNumber('steady', steady);
  return { steady: { runs, seed: seed === undefined ? newSeed() : wholeNumber('seed', seed) } };
}
