import type { Firestore } from 'firebase-admin/firestore';
import { readPlaceLosses } from './entitled-place';
import { type EventFacts, queryRegistrations, readEvent } from './showcase-place';

/** The next event a player has a place at, and may have it now; `null`: none. */
export async function nextPlace(db: Firestore, uid: string, now: number): Promise<EventFacts | null> {
  const registrations = await queryRegistrations(db, uid);
  const own = registrations.filter(({ registration }) => registration.status === 'registered');
  const events = await Promise.all(
    own.map(async (place) => {
      const event = await readEvent(db, place.id);
      return event && { ...place, event, startsAt: event.startsAt, timeZone: event.timeZone };
    }),
  );
  const coming = events.filter((place) => place !== null).filter(({ startsAt }) => startsAt > now);
  const losses = await readPlaceLosses(db, db, coming, now);
  const open = coming.filter((_place, at) => losses[at] === null);
  return open.sort((one, other) => one.startsAt - other.startsAt)[0]?.event ?? null;
}
