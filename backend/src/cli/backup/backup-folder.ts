import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What a backup says about itself; written last, so that without it a folder is no backup. */
export type BackupNote = {
  projectId: string;
  /** ISO 8601 time at which it began. */
  begunAt: string;
  documents: number;
  accounts: number;
  files: number;
  /** SHA-256 of each file of the folder. */
  sha256: Record<string, string>;
};

/** A stored file: what it is called in the bucket, and in the folder. */
export type FileEntry = { name: string; stored: string; metadata: object };

const NOTE = 'backup.json';

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export async function writeNote(
  folder: string,
  note: Omit<BackupNote, 'sha256'>,
  names: readonly string[],
): Promise<void> {
  const sha256: Record<string, string> = {};
  for (const name of names) sha256[name] = await digest(join(folder, name));
  await writeFile(join(folder, NOTE), JSON.stringify({ ...note, sha256 } satisfies BackupNote, null, 2));
}

/**
 * Reads what a backup holds, and that it is whole.
 *
 * @throws Error naming what is missing or damaged
 */
export async function readNote(folder: string): Promise<BackupNote> {
  const path = join(folder, NOTE);
  if (!(await stat(path).catch(() => null))) {
    throw new Error(`${folder} is no complete backup: it has no ${NOTE}. Take another one.`);
  }
  const note = JSON.parse(await readFile(path, 'utf8')) as BackupNote;
  for (const [name, expected] of Object.entries(note.sha256)) {
    if ((await digest(join(folder, name)).catch(() => '')) !== expected) {
      throw new Error(`${join(folder, name)} is missing or damaged. Use another backup.`);
    }
  }
  return note;
}

/** The lines of a file, each of them JSON. */
export async function readLines<Line>(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
}
