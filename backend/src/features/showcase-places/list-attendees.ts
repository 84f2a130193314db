import type { Firestore } from 'firebase-admin/firestore';
import { readPlaceLosses } from './entitled-place';
import { type Registration, showcaseRef, type StoredShowcase } from './showcase-place';

/**
 * Who is registered for an event, for its organiser only, by the moment they asked. A player under 18 is named once the
 * guardian has agreed: that the organiser learns the name is part of what is agreed to. Who may not have a place now is
 * left out. @returns nobody when there is no such event
 */
export async function listAttendees(
  db: Firestore,
  id: string,
  now: number,
): Promise<Pick<Registration, 'name' | 'status'>[]> {
  const showcase = showcaseRef(db, id);
  const [event, { docs }] = await Promise.all([
    showcase.get(),
    showcase.collection('registrations').orderBy('at').get(),
  ]);
  if (!event.exists) return [];
  const { startsAt: start, timeZone } = event.data() as StoredShowcase;
  const startsAt = start.toMillis();
  const places = docs.map((doc) => ({ id, startsAt, timeZone, registration: doc.data() as Registration }));
  const answered = places.filter(({ registration }) => registration.answerBy === undefined);
  const losses = await readPlaceLosses(db, db, answered, now);
  return answered
    .filter((_place, at) => losses[at] === null)
    .map(({ registration: { name, status } }) => ({ name, status }));
}
