import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostAssets } from '@skora/host/assets';
import { computeIntegrity } from '@skora/registry';
import { ROOT } from '../lib/workspace';

const HASH = /\.([0-9a-f]{8})\./;
const LINKS = /\.(js|css)$/;

function hashOf(name: string): string {
  const [, hash] = HASH.exec(name) ?? [];
  if (hash === undefined) throw new Error(`${name} has no hash in its name.`);
  return hash;
}

/** Scripts and styles beside `own` that name a file of this hash. */
async function findReferrers(folder: string, own: string, hash: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => LINKS.test(name) && name !== own);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return names.filter((_name, index) => texts[index]?.includes(hash));
}

async function replaceIn(file: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) text = text.replaceAll(from, to);
  await writeFile(file, text);
}

/** Gives a changed file its new name, and so on with each file that names it. */
async function renameChanged(dist: string, name: string, known: HostAssets['files']): Promise<void> {
  const folder = join(dist, 'browser');
  const integrity = known.find((file) => file.name === name)?.integrity;
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
  await replaceIn(join(dist, 'assets.json'), changes);
  for (const referrer of await findReferrers(folder, name.replace(before, after), before)) {
    await replaceIn(join(folder, referrer), changes);
    await renameChanged(dist, referrer, known);
  }
}

/** Says of each file what it holds now: names that changed have made it another one. */
async function describeAgain(dist: string): Promise<void> {
  const assets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')) as HostAssets;
  for (const file of assets.files) {
    const bytes = await readFile(join(dist, 'browser', file.name));
    Object.assign(file, { size: bytes.length, integrity: computeIntegrity(bytes) });
  }
  await writeFile(join(dist, 'assets.json'), JSON.stringify(assets, null, 1));
}

/**
 * Makes another build of the built host, as one changed line in a lazy chunk does: the chunk and what names it have other
 * names and digests, everything else stays. Building it anew would take a quarter of a minute.
 * @param dist gets the build
 * @param chunk name of the chunk. @example 'firebase-auth'
 * @param line is added to it
 */
export async function changeHost(dist: string, chunk: string, line: string): Promise<void> {
  const built = join(ROOT, 'host/dist');
  await cp(join(built, 'assets.json'), join(dist, 'assets.json'));
  await cp(join(built, 'browser'), join(dist, 'browser'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  const { files } = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')) as HostAssets;
  const changed = files.find(({ name }) => name.startsWith(`${chunk}.`) && name.endsWith('.js'));
  if (!changed) throw new Error(`The built host has no chunk "${chunk}": build it, or name another one.`);
  const file = join(dist, 'browser', changed.name);
  await writeFile(file, `${await readFile(file, 'utf8')}\n${line}\n`);
  await renameChanged(dist, changed.name, files);
  await describeAgain(dist);
}
