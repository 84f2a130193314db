import type { Firestore } from 'firebase-admin/firestore';
import { cityNamed } from '@skora/backend/features/places/cities';
import { joinMap } from '@skora/backend/features/player-map/map-membership';

/** Adult demo players who are on the player map, as if they had chosen to be. */
const ENTRIES = [
  ['demo-mara', 'DE', 'Berlin'],
  ['demo-ines', 'PT', 'Lisbon'],
  ['demo-ravi', 'GB', 'Manchester'],
] as const;

/** Puts some of the demo players on the map. */
export async function seedMapEntries(firestore: Firestore): Promise<void> {
  for (const [uid, country, name] of ENTRIES) {
    const city = cityNamed(country, name);
    if (!city) throw new Error(`${name} is not in the table of cities.`);
    await joinMap(firestore, { uid, city, now: Date.now(), secret: '' });
  }
}
