import type { Firestore } from 'firebase-admin/firestore';
import { cityNamed } from '../cities';
import { oneByOne, type Part } from '../../lib/jobs/sweep';
import { joinMap, leaveMap, readStoredEntry, type Joining, type OwnEntry } from './map-membership';

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
export const grownEntries: Part = {
  documents: ({ firestore, now }) => {
    const today = new Date(now()).toISOString().slice(0, 10);
    return firestore.collection('mapMembers').where('nextBandOn', '<=', today);
  },
  by: 'nextBandOn',
  page: 20,
  work: (deps, documents) => {
    const { firestore, config, now } = deps;
    return oneByOne(deps, documents, 'an entry of the map could not be refreshed', async ({ id: uid }) => {
      await refreshEntry(firestore, { uid, now: now(), secret: config.linkSecret });
      return 'refreshed';
    });
  },
};
