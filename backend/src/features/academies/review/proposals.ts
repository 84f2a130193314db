import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { AcademyEntry } from '@skora/domain';

/** An entry of a table that nobody has reviewed: `academyReviews/{academy}`, for the backend alone. */
export interface Proposal {
  entry: AcademyEntry;
  /** Somebody has said no to exactly this entry. */
  rejected: boolean;
}

const proposals = (db: Firestore) => db.collection('academyReviews');

/** All that was proposed and is not published, by academy. */
export async function readProposals(db: Firestore): Promise<Map<string, Proposal>> {
  const { docs } = await proposals(db).get();
  return new Map(
    docs.map((stored) => [
      stored.id,
      { entry: stored.get('entry') as AcademyEntry, rejected: stored.get('rejected') === true },
    ]),
  );
}

/**
 * Makes these the entries that wait; what was rejected stays so until it changes.
 * @param dryRun only counts
 * @returns how many wait, and how many were rejected before
 */
export async function replaceProposals(
  db: Firestore,
  entries: readonly AcademyEntry[],
  { now, dryRun }: { now: number; dryRun: boolean },
): Promise<{ waiting: number; rejected: number }> {
  const stored = await readProposals(db);
  const isStored = (entry: AcademyEntry) => isDeepStrictEqual(stored.get(entry.id)?.entry, entry);
  const rejected = entries.filter((entry) => isStored(entry) && stored.get(entry.id)?.rejected).length;
  const counts = { waiting: entries.length - rejected, rejected };
  if (dryRun) return counts;
  const writer = db.bulkWriter();
  const at = Timestamp.fromMillis(now);
  for (const entry of entries) {
    if (!isStored(entry)) void writer.set(proposals(db).doc(entry.id), { entry, rejected: false, at });
  }
  const kept = new Set(entries.map(({ id }) => id));
  for (const id of stored.keys()) if (!kept.has(id)) void writer.delete(proposals(db).doc(id));
  await writer.close();
  return counts;
}

/** Takes a proposal out of the queue: away when it is published, marked when it is rejected. */
export async function settleProposal(db: Firestore, academy: string, accepted: boolean): Promise<void> {
  if (accepted) await proposals(db).doc(academy).delete();
  else await proposals(db).doc(academy).update({ rejected: true });
}
