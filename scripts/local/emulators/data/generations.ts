import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@skora/scripts-lib/replace-file';
import { callEmulator } from '../lib/emulator-api';

const EXPORT_NAME = 'documents';
const JOURNAL = '.journal.jsonl';

/**
 * What `{dataDir}/firestore` holds: exports of all documents (`7/`, `8/`), each with a list of its files once it is complete,
 * and journals of what was written since (`7.journal.jsonl` begins before the export `7/` does).
 */
type Found = {
  /** The newest export that is whole; 0: there is none. */
  base: number;
  /** File that the emulator reads it from. */
  seed: string | null;
  /** Journals of what may be missing in it, the oldest first. */
  journals: string[];
  /** A number above all there are. */
  next: number;
};

export function firestoreFolder(dataDir: string): string {
  return join(dataDir, 'firestore');
}

function metadataFile(folder: string): string {
  return join(folder, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);
}

function sizesFile(dataDir: string, generation: number): string {
  return join(firestoreFolder(dataDir), `${generation}.sizes.json`);
}

export function journalFile(dataDir: string, generation: number): string {
  return join(firestoreFolder(dataDir), `${generation}${JOURNAL}`);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function isWhole(dataDir: string, generation: number): Promise<boolean> {
  try {
    const sizes = JSON.parse(await readFile(sizesFile(dataDir, generation), 'utf8')) as Record<
      string,
      number
    >;
    for (const [path, size] of Object.entries(sizes)) {
      if ((await stat(join(firestoreFolder(dataDir), path))).size !== size) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Looks for the newest documents; an export that is torn is passed over, and journals make up for it. */
export async function findDocuments(dataDir: string): Promise<Found> {
  const folder = firestoreFolder(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const numbers = (pattern: RegExp) =>
    names.flatMap((name) => (pattern.test(name) ? [Number.parseInt(name, 10)] : [])).sort((a, b) => a - b);
  let base = 0;
  for (const generation of numbers(/^\d+$/)) if (await isWhole(dataDir, generation)) base = generation;
  // Data of before journals were kept lie in the folder itself.
  const seed = metadataFile(base === 0 ? folder : join(folder, String(base)));
  const journals = numbers(/^\d+\.journal\.jsonl$/).filter((generation) => generation >= base);
  return {
    base,
    seed: existsSync(seed) ? seed : null,
    journals: journals.map((generation) => journalFile(dataDir, generation)),
    next: Math.max(0, ...numbers(/^\d/)) + 1,
  };
}

/** Asks the emulator for all documents and writes down that they are whole; until then nobody reads them. */
export async function exportDocuments(
  dataDir: string,
  generation: number,
  projectId: string,
  firestorePort: number,
): Promise<void> {
  const folder = join(firestoreFolder(dataDir), String(generation));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await callEmulator(firestorePort, 'POST', `/emulator/v1/projects/${projectId}:export`, {
    database: `projects/${projectId}/databases/(default)`,
    export_directory: folder,
    export_name: EXPORT_NAME,
  });
  const sizes: Record<string, number> = {};
  for (const file of await filesBelow(folder)) {
    const handle = await open(file, 'r');
    await handle.sync();
    sizes[file.slice(firestoreFolder(dataDir).length + 1)] = (await handle.stat()).size;
    await handle.close();
  }
  await replaceFile(sizesFile(dataDir, generation), JSON.stringify(sizes));
}

/** Removes what is older than `oldest`: an export and its journals. */
export async function removeOlder(dataDir: string, oldest: number): Promise<void> {
  for (const name of await readdir(firestoreFolder(dataDir))) {
    const number = Number.parseInt(name, 10);
    // Also data of before journals were kept, and exports nobody finished.
    if (Number.isNaN(number) || number < oldest)
      await rm(join(firestoreFolder(dataDir), name), { recursive: true, force: true });
  }
}
