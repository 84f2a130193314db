import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@skora/shared/contract';
import { ROOT } from '@skora/scripts-lib/workspace';
import { changeBuild, replaceIn } from './change-build';

interface RemoteChange {
  /** Name of the chunk that changes. @example 'story' */
  chunk: string;
  /** A text of it, and of its markup, and what stands there instead. */
  text: readonly [from: string, to: string];
}

/**
 * Makes another release of a built remote, as a changed view does, within less than a second.
 * @param dist gets the release, ready to be published
 * @param id of the remote
 */
export async function changeRemote(
  dist: string,
  id: string,
  { chunk, text: [from, to] }: RemoteChange,
): Promise<Release> {
  await changeBuild(join(ROOT, id, 'dist'), { dist, list: 'release.json' }, chunk, (code) => {
    if (!code.includes(from)) throw new Error(`${chunk} of ${id} does not have the text "${from}".`);
    return code.replaceAll(from, to);
  });
  const list = join(dist, 'release.json');
  await replaceIn(list, [[from, to]]);
  const described = await readFile(list, 'utf8');
  const name = createHash('sha256').update(described).digest('hex').slice(0, 12);
  const release = { ...(JSON.parse(described) as Release), release: name };
  await writeFile(list, JSON.stringify(release, null, 1));
  return release;
}
