import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Showcase } from '@skora/domain';

/** What an import changes, in events. */
export interface ShowcaseChanges {
  created: number;
  updated: number;
}

/**
 * Writes events, each on its own; events the table does not name stay, and so do all registrations.
 * @throws Error when an event would hold fewer places than are taken
 */
export async function publishShowcases(
  db: Firestore,
  showcases: readonly Showcase<number>[],
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<ShowcaseChanges> {
  const changes = { created: 0, updated: 0 };
  for (const { id, startsAt, endsAt, closesAt, ...facts } of showcases) {
    await db.runTransaction(async (transaction) => {
      const ref = db.doc(`showcases/${id}`);
      const stored = await transaction.get(ref);
      const taken = (stored.get('taken') as number | undefined) ?? 0;
      const waiting = (stored.get('waiting') as number | undefined) ?? 0;
      if (facts.capacity < taken) {
        throw new Error(`${id}: ${taken} places are taken, so the capacity cannot be ${facts.capacity}.`);
      }
      changes[stored.exists ? 'updated' : 'created'] += 1;
      if (dryRun) return;
      transaction.set(ref, {
        ...facts,
        startsAt: Timestamp.fromMillis(startsAt),
        endsAt: Timestamp.fromMillis(endsAt),
        closesAt: Timestamp.fromMillis(closesAt),
        taken,
        waiting,
        schemaVersion: 1,
      });
    });
  }
  return changes;
}
