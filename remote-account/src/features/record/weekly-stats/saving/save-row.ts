import { readDate, revisionOf, type StoredFields } from '@skora/domain';
import type { PlayerDocuments } from '../../../../lib/documents/player-documents';

/** What came of saving: stored, or somebody else was quicker, or there is no place left. */
export type SaveOutcome = 'saved' | 'changed-elsewhere' | 'full';

/** A row to store. */
export interface RowToSave {
  /** `profiles/{uid}/matches` */
  collection: string;
  uid: string;
  /** Ids it may take, best first; a row that is corrected has one. */
  ids: readonly string[];
  /** Revision the correction started from; null for a new row. */
  base: number | null;
  fields: Record<string, unknown>;
}

/** A text that is the same for the same content, whatever the order of its keys. */
function contentOf(value: unknown): string {
  const date = readDate(value);
  if (date) return date.toISOString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${key}:${contentOf(entry)}`).join()}}`;
}

function holds(stored: StoredFields, fields: Record<string, unknown>): boolean {
  if (!stored) return false;
  const { schemaVersion: _schema, updatedAt: _at, revision: _revision, ...content } = stored;
  return contentOf(content) === contentOf(fields);
}

/**
 * Stores a row together with a copy of what it was. Safe to repeat: what arrived before is recognised. The rules
 * refuse a correction of anything but the revision it started from.
 */
export async function saveRow(documents: PlayerDocuments, row: RowToSave): Promise<SaveOutcome> {
  const { collection, uid, ids, base, fields } = row;
  for (const id of ids) {
    const path = `${collection}/${id}`;
    const stored = await documents.read(path);
    if (holds(stored, fields)) return 'saved';
    const revision = revisionOf(stored);
    if (base !== null && revision !== base) return 'changed-elsewhere';
    const free = stored === null || stored.removed === true;
    if (base === null && !free) continue;
    const version = { path: `${path}/versions/${revision}`, fields: { before: stored, changedBy: uid } };
    await documents.commit([
      { path, fields: { ...fields, revision: stored ? revision + 1 : 1 } },
      ...(stored ? [version] : []),
    ]);
    return 'saved';
  }
  return 'full';
}
