import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { isNameAndTownOnly, unsourcedFacts, type Academy } from '@skora/domain';
import { ACADEMY_SCHEMA, headRef, shardRef, type AcademyHead, type IndexedAcademy } from './academy-index';

/** What an import changes, in academies. */
export interface AcademyChanges {
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
}

const SHARD_ROWS = 250;

function toRow(academy: Academy): IndexedAcademy {
  const { website: _a, note: _b, wikidata: _c, sources: _d, ...row } = academy;
  return { ...row, nameAndTownOnly: isNameAndTownOnly(academy) };
}

/** What is stored, by id; what an earlier release published has no sources. */
async function readStored(db: Firestore): Promise<Map<string, Academy | null>> {
  const { docs } = await db.collection('academies').get();
  return new Map(
    docs.map((entry) => {
      const { updatedAt: _updatedAt, schemaVersion, ...fields } = entry.data();
      return [entry.id, schemaVersion === ACADEMY_SCHEMA ? ({ id: entry.id, ...fields } as Academy) : null];
    }),
  );
}

/** The directory as it is published, by id. */
export async function readPublished(db: Firestore): Promise<Map<string, Academy>> {
  const stored = await readStored(db);
  return new Map([...stored].filter((pair): pair is [string, Academy] => pair[1] !== null));
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
  await headRef(db).set({ version, shards, schemaVersion: ACADEMY_SCHEMA } satisfies AcademyHead);
  for (let shard = 0; shard < (before?.shards ?? 0); shard += 1) {
    await shardRef(db, before?.version ?? '', shard).delete();
  }
}

/**
 * Makes the directory hold exactly these academies: details one by one, and the index that searches read.
 * @param dryRun only tells what would change
 * @throws Error when an academy states something without a source
 */
export async function publishAcademies(
  db: Firestore,
  academies: readonly Academy[],
  { now, dryRun = false }: { now: number; dryRun?: boolean },
): Promise<AcademyChanges> {
  const bare = academies.find((academy) => unsourcedFacts(academy).length > 0);
  if (bare) throw new Error(`${bare.id} has no source for: ${unsourcedFacts(bare).join(', ')}.`);
  const stored = await readStored(db);
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
  const isSame = changed.length === 0 && removed.length === 0;
  if (dryRun || (isSame && (await headRef(db).get()).get('changing') !== true)) return changes;
  await headRef(db).set({ changing: true }, { merge: true });
  const writer = db.bulkWriter();
  for (const { id, ...facts } of changed) {
    const updatedAt = Timestamp.fromMillis(now);
    void writer.set(db.doc(`academies/${id}`), { ...facts, schemaVersion: ACADEMY_SCHEMA, updatedAt });
  }
  for (const id of removed) void writer.delete(db.doc(`academies/${id}`));
  await writer.close();
  await writeIndex(db, academies);
  return changes;
}
