import { parseArgs } from 'node:util';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';

export interface HostileOptions {
  /** Ids of the cases to run; none: all. */
  only: string[];
  /** Names the cases and runs none. */
  list: boolean;
  /** Runs what is made at random for longer, from a fresh seed. */
  long: boolean;
  seed: number;
}

/** The seed of every short run, so that it is the same each time. */
const SHORT_SEED = 20_261_123;

const OPTIONS = {
  only: { type: 'string', multiple: true, default: [] as string[] },
  list: { type: 'boolean', default: false },
  long: { type: 'boolean', default: false },
  seed: { type: 'string' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new LocalPlatformError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the options of `npm run attacks` and `npm run faults`.
 *
 * @param newSeed seed of a long run when none is given
 * @throws LocalPlatformError for an option or a seed that is none
 */
export function readHostileOptions(args: string[], newSeed: () => number): HostileOptions {
  const { only, list, long, seed } = parse(args);
  const given = seed === undefined ? null : Number(seed);
  if (given !== null && (!Number.isSafeInteger(given) || given < 1))
    throw new LocalPlatformError(`--seed is ${seed}. Use a whole number from 1 on.`);
  return { only, list, long, seed: given ?? (long ? newSeed() : SHORT_SEED) };
}
