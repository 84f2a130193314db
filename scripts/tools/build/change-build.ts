import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeIntegrity } from '@skora/registry';
import type { ReleaseFile } from '@skora/shared/contract';

const HASH = /\.([0-9a-f]{8})\./;
const LINKS = /\.(js|css)$/;

/** A build that is changed: a folder with `browser/` and the file that lists what is in it. */
export interface ChangedBuild {
  dist: string;
  /** @example 'release.json' */
  list: string;
}

interface FileList {
  files: ReleaseFile[];
}

function hashOf(name: string): string {
  const [, hash] = HASH.exec(name) ?? [];
  if (hash === undefined) throw new Error(`${name} has no hash in its name.`);
  return hash;
}

/** A script or style beside `own` that names a file of this hash. */
async function findReferrer(folder: string, own: string, hash: string): Promise<string | undefined> {
  const names = (await readdir(folder)).filter((name) => LINKS.test(name) && name !== own);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return names.find((_name, index) => texts[index]?.includes(hash));
}

/** Replaces texts of a file, everywhere in it. */
export async function replaceIn(
  file: string,
  changes: readonly (readonly [string, string])[],
): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) text = text.replaceAll(from, to);
  await writeFile(file, text);
}

async function readList({ dist, list }: ChangedBuild): Promise<FileList> {
  return JSON.parse(await readFile(join(dist, list), 'utf8')) as FileList;
}

/** Gives a changed file its new name, and so on with each file that names it: a container twice, as a table names the same file. */
async function renameChanged(build: ChangedBuild, name: string): Promise<void> {
  const { dist, list } = build;
  const folder = join(dist, 'browser');
  const integrity = (await readList(build)).files.find((file) => file.name === name)?.integrity;
  if (integrity === undefined) throw new Error(`The build does not list ${name}.`);
  const bytes = await readFile(join(folder, name));
  const [before, after] = [hashOf(name), createHash('sha256').update(bytes).digest('hex').slice(0, 8)];
  // With it goes the text of its licences.
  for (const one of (await readdir(folder)).filter((other) => other.startsWith(name))) {
    await rename(join(folder, one), join(folder, one.replace(before, after)));
  }
  const changes = [
    [before, after],
    [integrity, computeIntegrity(bytes)],
  ] as const;
  await replaceIn(join(dist, list), changes);
  // Looked for anew each time: what one of them has changed may have renamed the next.
  const own = name.replace(before, after);
  let referrer = await findReferrer(folder, own, before);
  while (referrer !== undefined) {
    await replaceIn(join(folder, referrer), changes);
    await renameChanged(build, referrer);
    referrer = await findReferrer(folder, own, before);
  }
}

/** Says of each file what it holds now: names that changed have made it another one. */
async function describeAgain(build: ChangedBuild): Promise<void> {
  const described = await readList(build);
  for (const file of described.files) {
    const bytes = await readFile(join(build.dist, 'browser', file.name));
    Object.assign(file, { size: bytes.length, integrity: computeIntegrity(bytes) });
  }
  await writeFile(join(build.dist, build.list), JSON.stringify(described, null, 1));
}

/**
 * Copies a build and changes one chunk: the chunk and what names it get other names and digests, everything else stays.
 * @param built folder of the build
 * @param chunk name of the chunk. @example 'firebase-auth'
 * @param change makes its new text
 */
export async function changeBuild(
  built: string,
  build: ChangedBuild,
  chunk: string,
  change: (text: string) => string,
): Promise<void> {
  const { dist, list } = build;
  await cp(join(built, list), join(dist, list));
  await cp(join(built, 'browser'), join(dist, 'browser'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  const { files } = await readList(build);
  const changed = files.find(({ name }) => name.startsWith(`${chunk}.`) && name.endsWith('.js'));
  if (!changed) throw new Error(`${built} has no chunk "${chunk}": build it, or name another one.`);
  const file = join(dist, 'browser', changed.name);
  await writeFile(file, change(await readFile(file, 'utf8')));
  await renameChanged(build, changed.name);
  await describeAgain(build);
}
