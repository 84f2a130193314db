import type { Firestore } from 'firebase-admin/firestore';
import { cityNamed } from '../cities';
import { joinMap, leaveMap, readStoredEntry, type Joining, type OwnEntry } from './map-membership';

interface Deps {
  firestore: Firestore;
  config: { linkSecret: string };
  now: () => number;
  log: { error: (fields: object, message: string) => void };
}

const PAGE = 200;

/**
 * Shows a player who is on the map as the profile is by now: name, position, age group. Who may not be shown any more
 * leaves; who is not on the map stays off it.
 */
export async function refreshEntry(
  db: Firestore,
  refreshed: Omit<Joining, 'city'>,
): Promise<OwnEntry | 'no-link'> {
  const { uid } = refreshed;
  const entry = await readStoredEntry(db, uid);
  const city = entry && cityNamed(entry.country, entry.city);
  const shown = city ? await joinMap(db, { ...refreshed, city }) : null;
  if (shown === 'no-link' || (shown !== null && typeof shown === 'object')) return shown;
  await leaveMap(db, uid);
  return null;
}

/** Brings players who had the birthday into their next age group. Safe to repeat. */
export async function refreshGrownEntries({ firestore, config, now, log }: Deps) {
  const today = new Date(now()).toISOString().slice(0, 10);
  const result = { refreshed: 0, failed: 0 };
  const due = firestore.collection('mapMembers').where('nextBandOn', '<=', today).limit(PAGE);
  for (;;) {
    const { docs } = await due.get();
    const failedBefore = result.failed;
    for (const { id } of docs) {
      try {
        await refreshEntry(firestore, { uid: id, now: now(), secret: config.linkSecret });
        result.refreshed += 1;
      } catch (error) {
        result.failed += 1;
        log.error({ err: error }, 'an entry of the map could not be refreshed');
      }
    }
    // Who failed is still due and would come again: the next run tries once more.
    if (docs.length < PAGE || result.failed > failedBefore) return result;
  }
}
