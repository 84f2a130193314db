import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import { cp, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The stable build, a canary's, and the one that is worked on. */
const KEPT_BUILDS = 3;
const INPUTS = 'inputs.json';

/** Something that is built as a whole. */
export interface Part {
  name: string;
  /** Files and folders it consists of. */
  outputs: readonly string[];
  /** What it is made of beside files. */
  facts?: unknown;
  /** Makes the outputs. @returns every file it read, and those it would have read had they been there */
  build: () => Promise<Iterable<string>>;
}

interface Folders {
  /** Where all paths begin. */
  root: string;
  /** Keeps finished builds: `<part>/<fingerprint>/`. */
  cache: string;
}

function readState(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

function digest(path: string): string {
  const state = readState(path);
  if (!state) return 'missing';
  if (state.isDirectory()) return 'folder';
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function isOlder(path: string, moment: number): boolean {
  const state = readState(path);
  return !state?.isFile() || Math.trunc(state.mtimeMs) <= moment;
}

function fingerprint(root: string, inputs: readonly string[], facts: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(facts ?? null));
  for (const path of inputs) hash.update(`\0${path}\0${digest(join(root, path))}`);
  return hash.digest('hex').slice(0, 32);
}

/** Fingerprints of the kept builds, newest first. */
function keptBuilds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const age = (name: string) => readState(join(folder, name, INPUTS))?.mtimeMs ?? 0;
  const builds = readdirSync(folder).filter((name) => existsSync(join(folder, name, INPUTS)));
  return builds.sort((a, b) => age(b) - age(a));
}

function readInputs(build: string): string[] {
  return JSON.parse(readFileSync(join(build, INPUTS), 'utf8')) as string[];
}

/** What the newest build of a part is made of; nothing when it has never been built. */
export function newestInputs(cache: string, part: string): string[] {
  const [newest] = keptBuilds(join(cache, part));
  return newest === undefined ? [] : readInputs(join(cache, part, newest));
}

function findBuild(folder: string, root: string, facts: unknown): string | undefined {
  return keptBuilds(folder).find((name) => fingerprint(root, readInputs(join(folder, name)), facts) === name);
}

function filesIn(path: string): string[] {
  if (!readState(path)?.isDirectory()) return [''];
  return (readdirSync(path, { recursive: true }) as string[])
    .filter((name) => !readState(join(path, name))?.isDirectory())
    .sort();
}

function isSame(kept: string, output: string): boolean {
  if (!existsSync(output)) return false;
  const files = filesIn(kept);
  return (
    files.join('\0') === filesIn(output).join('\0') &&
    files.every((name) => readFileSync(join(kept, name)).equals(readFileSync(join(output, name))))
  );
}

/** Puts a kept build where it belongs, unless it is there; somebody may be serving it. */
async function restore(build: string, outputs: readonly string[], root: string): Promise<void> {
  for (const output of outputs) {
    const [kept, place] = [join(build, output), join(root, output)];
    if (isSame(kept, place)) continue;
    await rm(place, { recursive: true, force: true });
    await cp(kept, place, { recursive: true });
  }
  const now = new Date();
  await utimes(join(build, INPUTS), now, now);
}

async function keep(
  folder: string,
  name: string,
  inputs: readonly string[],
  outputs: readonly string[],
  root: string,
): Promise<void> {
  const unfinished = join(folder, `unfinished-${process.pid}`);
  // A process that was stopped here before may have had the same number.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const output of outputs) await cp(join(root, output), join(unfinished, output), { recursive: true });
  await writeFile(join(unfinished, INPUTS), JSON.stringify(inputs, null, 1));
  await rm(join(folder, name), { recursive: true, force: true });
  await rename(unfinished, join(folder, name));
  for (const old of keptBuilds(folder).slice(KEPT_BUILDS)) {
    await rm(join(folder, old), { recursive: true, force: true });
  }
}

/**
 * Builds a part, or takes what was built from the same inputs before, whatever lies in its place now.
 * @returns true when it had to be built
 */
export async function buildOnce(part: Part, { root, cache }: Folders): Promise<boolean> {
  const folder = join(cache, part.name);
  const found = findBuild(folder, root, part.facts);
  if (found !== undefined) {
    await restore(join(folder, found), part.outputs, root);
    return false;
  }
  const began = Date.now();
  const inputs = [...new Set(await part.build())].sort();
  // Nobody knows which content of a file was built when it was saved meanwhile.
  const isKnown = inputs.every((path) => isOlder(join(root, path), began));
  if (isKnown) await keep(folder, fingerprint(root, inputs, part.facts), inputs, part.outputs, root);
  return true;
}
