import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageBucket } from '../../lib/firestore/connect-firebase';
import { readAccounts } from './accounts';
import { writeNote, type BackupNote, type FileEntry } from './backup-folder';
import { readDocuments } from './documents';

const toLines = (entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

async function writeAllDocuments(folder: string, projectId: string): Promise<number> {
  const file = await open(join(folder, 'documents.jsonl'), 'w', 0o600);
  let count = 0;
  for await (const document of readDocuments(projectId)) {
    await file.write(`${JSON.stringify(document)}\n`);
    count += 1;
  }
  await file.close();
  return count;
}

/** @returns false when it was deleted since the bucket was listed, as files are at any time */
async function downloadFile(file: ReturnType<StorageBucket['file']>, destination: string): Promise<boolean> {
  try {
    await file.download({ destination });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return false;
    throw error;
  }
}

async function writeAllFiles(folder: string, bucket: StorageBucket): Promise<FileEntry[]> {
  const [files] = await bucket.getFiles();
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  const entries: FileEntry[] = [];
  for (const file of files) {
    const stored = `files/${entries.length}`;
    if (!(await downloadFile(file, join(folder, stored)))) continue;
    const { contentType, cacheControl, metadata } = file.metadata;
    entries.push({ name: file.name, stored, metadata: { contentType, cacheControl, metadata } });
  }
  return entries;
}

/**
 * Writes all documents as of one moment, then all sign-ins with the hashes of their passwords, then all files.
 *
 * @param folder a new or empty one; it holds personal data of minors, so keep it where nobody else reads
 * @throws Error when the folder is not empty
 */
export async function writeBackup(
  folder: string,
  projectId: string,
  bucket: StorageBucket,
  now: number,
): Promise<Omit<BackupNote, 'sha256'>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  const begunAt = new Date(now).toISOString();
  const documents = await writeAllDocuments(folder, projectId);
  const accounts = await readAccounts(projectId);
  await writeFile(join(folder, 'accounts.jsonl'), toLines(accounts), { mode: 0o600 });
  const files = await writeAllFiles(folder, bucket);
  await writeFile(join(folder, 'files.jsonl'), toLines(files), { mode: 0o600 });
  const note = { projectId, begunAt, documents, accounts: accounts.length, files: files.length };
  const names = ['documents.jsonl', 'accounts.jsonl', 'files.jsonl', ...files.map(({ stored }) => stored)];
  await writeNote(folder, note, names);
  return note;
}
