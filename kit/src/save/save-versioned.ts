import { readRevision, type StoredFields } from '@skora/domain';
import { retryRefusedWrite } from '@skora/shared/firebase';
import { withDeadline } from '@skora/shared/utils';
import { NotSaved } from './not-saved';
import { isSameContent } from './same-content';

/** Fields to store, without the stamps of the store and without the revision. */
export type Fields = Readonly<Record<string, unknown>>;

/** What saving needs of a store. */
export interface VersionedStore {
  /** Reads a document from the server, never from a cache. */
  read: (path: string) => Promise<StoredFields>;
  /** Writes whole documents together, stamped: all of them or none. */
  commit: (writes: readonly { path: string; fields: Record<string, unknown> }[]) => Promise<void>;
}

/** A document to save. */
export interface VersionedSave {
  /** Where it may go, best first; a document that is changed has one path. */
  paths: readonly string[];
  /** What to store, or how it follows from what is stored at that moment. It may throw `NotSaved`. */
  fields: Fields | ((stored: StoredFields) => Fields);
  /**
   * What it starts from: a revision, which must still be the stored one; `new`, at the first free path; `any`, where
   * `fields` settles conflicts itself; `append-only` for a document that has no revisions and is never changed.
   */
  base: number | 'new' | 'any' | 'append-only';
  /** Keeps a copy of what was there below the document, with this player as the one who changed it. */
  changedBy?: string;
  deadlineMs?: number;
  /** Writes what is stored already once more, with a new stamp. */
  again?: boolean;
}

// Without a connection the SDK would wait for hours.
export const SAVE_DEADLINE_MS = 10_000;

function holds(stored: StoredFields, fields: Fields): boolean {
  const content = ({ schemaVersion: _schema, updatedAt: _at, revision: _revision, ...rest }: Fields) => rest;
  return stored !== null && isSameContent(content(stored), content(fields));
}

const isFree = (stored: StoredFields) => stored === null || stored.removed === true;

async function attempt(store: VersionedStore, save: VersionedSave): Promise<void> {
  const { paths, base, changedBy } = save;
  for (const path of paths) {
    const stored = await store.read(path);
    const fields = typeof save.fields === 'function' ? save.fields(stored) : save.fields;
    if (!save.again && holds(stored, fields)) return;
    if (base === 'append-only') return stored === null ? store.commit([{ path, fields }]) : undefined;
    if (base === 'new' && !isFree(stored)) continue;
    const revision = readRevision(stored);
    if (typeof base === 'number' && base !== revision) throw new NotSaved('conflict');
    const version = { path: `${path}/versions/${revision}`, fields: { before: stored, changedBy } };
    return store.commit([
      { path, fields: { ...fields, revision: revision + 1 } },
      ...(stored && changedBy !== undefined ? [version] : []),
    ]);
  }
  throw new NotSaved('full');
}

/**
 * Saves a document. Safe to repeat: one that arrived before, although its answer did not, is recognised by its content.
 * The write names the revision it started from, so the rules refuse it when somebody else was quicker; then it is tried
 * once more from what is stored by that time.
 * @throws NotSaved when somebody else changed it meanwhile, it is gone, or every place is taken
 * @throws NoAnswer after the deadline; the write may still arrive
 */
export function saveVersioned(store: VersionedStore, save: VersionedSave): Promise<void> {
  const saved = retryRefusedWrite(() => attempt(store, save));
  return withDeadline(saved, save.deadlineMs ?? SAVE_DEADLINE_MS, 'Saving');
}
