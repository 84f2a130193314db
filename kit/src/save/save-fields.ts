import type { StoredFields } from '@skora/domain';
import { retryRefusedWrite } from '@skora/shared/firebase';
import { withDeadline } from '@skora/shared/utils';
import { NotSaved } from './not-saved';
import { isSameContent } from './same-content';
import { type Fields, SAVE_DEADLINE_MS } from './save-versioned';

/** What saving single fields needs of a store. */
export interface FieldStore {
  /** Reads a document from the server, never from a cache. */
  read: (path: string) => Promise<StoredFields>;
  /** Writes these fields, stamped, and leaves all others as they are. One that is undefined is removed. */
  merge: (path: string, fields: Fields) => Promise<void>;
}

/** Fields of a document to save. */
export interface FieldsSave {
  path: string;
  /** The fields as the form found them; null: there was no such document. */
  base: Fields | null;
  /** The fields as they are now; what is absent here and not in `base` was taken away. */
  fields: Fields;
  /**
   * What happens when another tab or device has changed the same field meanwhile, or has removed the document: `later` is
   * for single choices, of which the later one counts, and `ask` for what was typed, which nobody overwrites unseen.
   */
  same: 'later' | 'ask';
}

/** The fields in which `fields` differs from `base`; those that were taken away are undefined. */
function findChanges(base: Fields, fields: Fields): Fields {
  const keys = Object.keys({ ...base, ...fields });
  return Object.fromEntries(
    keys.filter((key) => !isSameContent(base[key], fields[key])).map((key) => [key, fields[key]]),
  );
}

/** What to write over what is stored. @throws NotSaved where somebody has to be asked first */
function changesOver(stored: StoredFields, { base, fields, same }: FieldsSave): Fields {
  const own = findChanges(base ?? {}, fields);
  if (stored === null) {
    if (base !== null && same === 'ask') throw new NotSaved('gone');
    return fields;
  }
  const open = Object.keys(own).filter((key) => !isSameContent(stored[key], fields[key]));
  if (same === 'ask' && open.some((key) => !isSameContent(stored[key], base?.[key]))) {
    throw new NotSaved('conflict');
  }
  return Object.fromEntries(open.map((key) => [key, fields[key]]));
}

/**
 * Saves what was changed of a document that has no revisions, and nothing else of it: what another tab or device stores of
 * it at the same time stays. Safe to repeat: what arrived before, although its answer did not, is not written again.
 * @throws NotSaved as `same` says
 * @throws NoAnswer after the deadline; the write may still arrive
 */
export function saveFields(store: FieldStore, save: FieldsSave): Promise<void> {
  const attempt = async () => {
    const changes = changesOver(await store.read(save.path), save);
    if (Object.keys(changes).length > 0) await store.merge(save.path, changes);
  };
  return withDeadline(retryRefusedWrite(attempt), SAVE_DEADLINE_MS, 'Saving');
}
