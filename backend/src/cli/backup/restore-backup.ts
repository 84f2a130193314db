import { Timestamp } from 'firebase-admin/firestore';
import { join } from 'node:path';
import { deletionRef, type StoredDeletion } from '../../features/account';
import { readErasures } from '../../features/deletion';
import type { FirebaseConnection, StorageBucket } from '../../lib/firestore/connect-firebase';
import { ERASURES } from '../../lib/firestore/player-files';
import { readAccounts, writeAccounts, type HashParameters, type RawAccount } from './accounts';
import { readLines, readNote, type FileEntry } from './backup-folder';
import { hasNoDocuments, moveDocument, writeDocuments, type RawDocument } from './documents';

interface RestoreOptions {
  folder: string;
  /** The project to fill; it must be empty. */
  projectId: string;
  connection: FirebaseConnection;
  /** The bucket that knows which accounts were erased since; `null`: none was, or it does not matter. */
  erasedIn: StorageBucket | null;
  hash: HashParameters | null;
  now: number;
}

/** What a restore did. */
export interface Restored {
  documents: number;
  accounts: number;
  files: number;
  /** Accounts that were erased after the backup; the next `due-deletions` erases them again. */
  toErase: number;
}

/** A restore never overwrites: what is newer than the backup would be lost, and nobody would see what. */
async function requireEmpty(projectId: string, bucket: StorageBucket): Promise<void> {
  const [files] = await bucket.getFiles();
  const held = [
    (await hasNoDocuments(projectId)) ? [] : ['documents'],
    (await readAccounts(projectId)).length === 0 ? [] : ['accounts'],
    files.every(({ name }) => name.startsWith(ERASURES)) ? [] : ['files'],
  ].flat();
  if (held.length === 0) return;
  throw new Error(
    `${projectId} has ${held.join(' and ')}. A restore fills an empty project only: name another one, or empty this one first.`,
  );
}

/** @throws Error when the bucket knows none: it is likely another one, and would bring everybody back */
async function requireErasures(bucket: StorageBucket): Promise<Set<string>> {
  const erased = await readErasures(bucket);
  if (erased.size > 0) return erased;
  throw new Error(
    `${bucket.name} knows no erased account. Name the bucket of the old project with --erased, or say none when nobody was ever erased.`,
  );
}

async function restoreFiles(folder: string, bucket: StorageBucket): Promise<number> {
  const files = await readLines<FileEntry>(join(folder, 'files.jsonl'));
  for (const { name, stored, metadata } of files)
    await bucket.upload(join(folder, stored), { destination: name, metadata, resumable: false });
  return files.length;
}

/**
 * Fills an empty project with a backup: files, documents, then sign-ins. Accounts that were erased after the backup come
 * back closed, and their erasure is due at once; only with what is known of them can everything of them be found.
 *
 * @throws Error when the backup is damaged, the project is not empty, or the bucket knows no erased account
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { folder, projectId, connection, erasedIn, hash, now } = options;
  const note = await readNote(folder);
  await requireEmpty(projectId, connection.bucket());
  const documents = await readLines<RawDocument>(join(folder, 'documents.jsonl'));
  const accounts = await readLines<RawAccount>(join(folder, 'accounts.jsonl'));
  if (hash === null && !process.env['FIREBASE_AUTH_EMULATOR_HOST'] && accounts.some((a) => a.passwordHash))
    throw new Error(
      'Set AUTH_HASH_PARAMETERS (docs/operations/recovery.md): without them no old password works.',
    );
  const erased = erasedIn === null ? new Set<string>() : await requireErasures(erasedIn);

  const files = await restoreFiles(folder, connection.bucket());
  await writeDocuments(
    projectId,
    documents.map((document) => moveDocument(document, note.projectId, projectId)),
  );
  const at = Timestamp.fromMillis(now);
  const known = new Set([
    ...accounts.map(({ localId }) => localId),
    ...documents.flatMap(({ name }) => /\/documents\/users\/([^/]+)$/.exec(name)?.[1] ?? []),
  ]);
  const toErase = [...known].filter((uid) => erased.has(uid));
  for (const uid of toErase) {
    const deletion: StoredDeletion = { requestedAt: at, dueAt: at, startedAt: at, by: 'restore' };
    await deletionRef(connection.firestore, uid).set(deletion);
  }
  // Last, so that nobody signs in before the rest is there.
  await writeAccounts(
    projectId,
    accounts.map((account) => (erased.has(account.localId) ? { ...account, disabled: true } : account)),
    hash,
  );
  return { documents: documents.length, accounts: accounts.length, files, toErase: toErase.length };
}
