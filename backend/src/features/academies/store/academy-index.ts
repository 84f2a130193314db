import type { Firestore } from 'firebase-admin/firestore';
import type { AcademyRow } from '@skora/domain';

/** `academyIndex/head`: which shards make up the directory now. */
export interface AcademyHead {
  version: string;
  shards: number;
  schemaVersion: number;
  /** Details are being written, and the index does not have them yet; it stays where that was cut off. */
  changing?: true;
}

/** An academy as lists read it. */
export interface IndexedAcademy extends AcademyRow {
  /** Nothing else is known; absent in what was published before this was stored. */
  nameAndTownOnly?: boolean;
}

/** Since 2 every fact has a source; what was published before is not shown. */
export const ACADEMY_SCHEMA = 2;

/** How long a directory is used before asking whether there is a newer one. */
const FRESH_MS = 60_000;

/** Where the head and the shards of a version are. */
export const headRef = (db: Firestore) => db.doc('academyIndex/head');
export const shardRef = (db: Firestore, version: string, shard: number) =>
  db.doc(`academyIndex/${version}-${shard}`);

/** Which directory is published now; undefined when there is none. */
export async function readHead(db: Firestore): Promise<AcademyHead | undefined> {
  const head = (await headRef(db).get()).data() as AcademyHead | undefined;
  return head?.schemaVersion === ACADEMY_SCHEMA ? head : undefined;
}

/**
 * The directory in memory, read as a few large documents and not one per academy: one read a minute, and the shards
 * again only after an import.
 */
export function openAcademyIndex(db: Firestore, now: () => number) {
  let version: string | undefined;
  let rows: readonly IndexedAcademy[] = [];
  let checkedAt = -Infinity;
  let pending: Promise<readonly IndexedAcademy[]> | null = null;

  async function refresh(): Promise<readonly IndexedAcademy[]> {
    const head = await readHead(db);
    if (head?.version !== version) {
      const refs = Array.from({ length: head?.shards ?? 0 }, (_, shard) =>
        shardRef(db, head?.version ?? '', shard),
      );
      const shards = refs.length > 0 ? await db.getAll(...refs) : [];
      // An import that replaced the shards in between shows as a gap; the next request reads the new head.
      if (shards.some((shard) => !shard.exists)) return rows;
      rows = shards.flatMap((shard) => shard.get('rows') as IndexedAcademy[]);
      version = head?.version;
    }
    checkedAt = now();
    return rows;
  }

  /** All academies, by name. */
  return function readRows(): Promise<readonly IndexedAcademy[]> {
    if (now() - checkedAt < FRESH_MS) return Promise.resolve(rows);
    pending ??= refresh().finally(() => {
      pending = null;
    });
    return pending;
  };
}
