import { parseArgs } from 'node:util';
import { TRICKS, type Trick } from './tricks';

export const USAGE = `Usage: npm run bench [-- --no-compare] [-- --without <trick>…|all]

  --no-compare   leaves the comparison with one bundle out, and docs/performance.md as it is
  --without      compares with the site without a trick, too: ${TRICKS.map(({ name }) => name).join(', ')}`;

/** What `npm run bench` is asked to do. */
export interface BenchOptions {
  compares: boolean;
  without: readonly Trick[];
}

/** Reads the words after `npm run bench --`. @throws with the usage when one is not known */
export function readBenchOptions(words: readonly string[]): BenchOptions {
  const options = {
    'no-compare': { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] as string[] },
  } as const;
  try {
    const { values } = parseArgs({ args: [...words], options });
    const unknown = values.without.filter(
      (name) => name !== 'all' && !TRICKS.some((one) => one.name === name),
    );
    if (unknown.length > 0) throw new Error(`No trick is called ${unknown.join(', ')}.`);
    const isWanted = ({ name }: Trick) => values.without.some((one) => one === 'all' || one === name);
    return { compares: !values['no-compare'], without: TRICKS.filter(isWanted) };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
