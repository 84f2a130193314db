import type { Firestore } from 'firebase-admin/firestore';
import { placeAt, queryRegistrations, type PlaceAt } from './showcase-registrations';

/** The next event a player has a place at; `null`: none. */
export async function nextPlace(db: Firestore, uid: string, now: number): Promise<PlaceAt | null> {
  const registrations = await queryRegistrations(db, uid);
  const places = await Promise.all(registrations.map(({ id }) => placeAt(db, id, uid)));
  const coming = places.filter((place) => place !== null && place.startsAt > now);
  return coming.sort((one, other) => (one?.startsAt ?? 0) - (other?.startsAt ?? 0))[0] ?? null;
}
