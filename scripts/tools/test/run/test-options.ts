import { parseArgs } from 'node:util';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { ROOT } from '@skora/scripts-lib/workspace';

/** What `npm test` was asked for. */
export type TestOptions = {
  steady: SteadyOptions | null;
  /** Only what differs from main. */
  changed: boolean;
  /** Only these folders; none: everything. */
  only: string[];
  /** Writes where the time went into docs/testing.md. */
  table: boolean;
};

/** `seed` of the first run; each later run takes the next number. */
export type SteadyOptions = { runs: number; seed: number };

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new LocalPlatformError(`--${name} is ${value}. Use a whole number from 1 on: npm test -- --steady 5`);
}

const OPTIONS = {
  steady: { type: 'string' },
  seed: { type: 'string' },
  changed: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] as string[] },
  table: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new LocalPlatformError(error instanceof Error ? error.message : String(error));
  }
}

/** @returns the name of a folder from the root on */
function folder(path: string): string {
  const name = path.replace(/\/$/, '');
  if (!/^\w/.test(name) || !existsSync(join(ROOT, name))) {
    throw new LocalPlatformError(`--only is ${path}. Name a folder: npm test -- --only remote-auth`);
  }
  return name;
}

/**
 * Reads the options of `npm test`.
 *
 * @param newSeed seed of the first run when none is given
 * @throws LocalPlatformError for an unknown option, a number that is none or a folder that is not there
 */
export function readTestOptions(args: string[], newSeed: () => number): TestOptions {
  const { steady, seed, changed, only, table } = parse(args);
  const kinds = [steady !== undefined, changed, only.length > 0, table].filter(Boolean);
  if (kinds.length > 1) throw new LocalPlatformError('Use one of --steady, --changed, --only and --table.');
  if (steady === undefined && seed !== undefined) throw new LocalPlatformError('--seed belongs to --steady.');
  const firstSeed = () => (seed === undefined ? newSeed() : wholeNumber('seed', seed));
  return {
    steady: steady === undefined ? null : { runs: wholeNumber('steady', steady), seed: firstSeed() },
    changed,
    only: only.map(folder),
    table,
  };
}
