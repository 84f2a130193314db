import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';
import { changeBuild } from './change-build';

/**
 * Makes another build of the built host, as one changed line in a lazy chunk does. Building it anew would take a quarter of a
 * minute.
 * @param dist gets the build
 * @param chunk name of the chunk. @example 'firebase-auth'
 * @param line is added to it
 */
export async function changeHost(dist: string, chunk: string, line: string): Promise<void> {
  await changeBuild(
    join(ROOT, 'host/dist'),
    { dist, list: 'assets.json' },
    chunk,
    (text) => `${text}\n${line}\n`,
  );
}
