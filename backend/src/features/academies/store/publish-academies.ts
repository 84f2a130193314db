import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Academy, AcademyRow } from '@skora/domain';
import { headRef, shardRef, type AcademyHead } from './academy-index';

/** What an import changes, in academies. */
export interface AcademyChanges {
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
}

const SHARD_ROWS = 250;
const SCHEMA_VERSION = 1;

function toRow({ website: _website, fact: _fact, source: _source, ...row }: Academy): AcademyRow {
  return row;
}

async function storedAcademies(db: Firestore): Promise<Map<string, object>> {
  const { docs } = await db.collection('academies').get();
  return new Map(
    docs.map((entry) => {
      const { updatedAt: _updatedAt, schemaVersion: _schemaVersion, ...fields } = entry.data();
      return [entry.id, { id: entry.id, ...fields }];
    }),
  );
}

async function writeIndex(db: Firestore, academies: readonly Academy[]): Promise<void> {
  const before = (await headRef(db).get()).data() as AcademyHead | undefined;
  const rows = academies.map(toRow).sort((a, b) => a.id.localeCompare(b.id, 'en'));
  const version = randomUUID();
  const shards = Math.ceil(rows.length / SHARD_ROWS);
  for (let shard = 0; shard < shards; shard += 1) {
    const part = rows.slice(shard * SHARD_ROWS, (shard + 1) * SHARD_ROWS);
    await shardRef(db, version, shard).set({ rows: part });
  }
  await headRef(db).set({ version, shards } satisfies AcademyHead);
  for (let shard = 0; shard < (before?.shards ?? 0); shard += 1) {
    await shardRef(db, before?.version ?? '', shard).delete();
  }
}

/**
 * Makes the directory hold exactly these academies: details one by one, and the index that searches read.
 * @param dryRun only tells what would change
 */
export async function publishAcademies(
  db: Firestore,
  academies: readonly Academy[],
  { now, dryRun = false }: { now: number; dryRun?: boolean },
): Promise<AcademyChanges> {
  const stored = await storedAcademies(db);
  const kept = new Set(academies.map(({ id }) => id));
  const removed = [...stored.keys()].filter((id) => !kept.has(id));
  const changed = academies.filter((one) => !isDeepStrictEqual(stored.get(one.id), { ...one }));
  const created = changed.filter(({ id }) => !stored.has(id)).length;
  const changes = {
    created,
    changed: changed.length - created,
    unchanged: academies.length - changed.length,
    removed: removed.length,
  };
  if (dryRun || (changed.length === 0 && removed.length === 0)) return changes;
  const writer = db.bulkWriter();
  for (const { id, ...facts } of changed) {
    const updatedAt = Timestamp.fromMillis(now);
    void writer.set(db.doc(`academies/${id}`), { ...facts, schemaVersion: SCHEMA_VERSION, updatedAt });
  }
  for (const id of removed) void writer.delete(db.doc(`academies/${id}`));
  await writer.close();
  await writeIndex(db, academies);
  return changes;
}
