import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Showcase } from '@skora/domain';

/**
 * How a player stands with an event. `held`: a place is kept for a player under 18 until the guardian has answered.
 */
export type Place = 'registered' | 'held' | 'waiting' | 'none';

/** An event with its counts; a held place counts as taken. */
export interface StoredShowcase extends Pick<
  Showcase<Timestamp>,
  'title' | 'startsAt' | 'timeZone' | 'closesAt' | 'ages' | 'price' | 'capacity'
> {
  taken: number;
  waiting: number;
}

/** `showcases/{id}/registrations/{uid}`. */
export interface Registration {
  uid: string;
  /** First name and initial: what the organiser gets. */
  name: string;
  at: Timestamp;
  status: Exclude<Place, 'none'>;
  /** Only of those who wait, so that ordering by it finds the next one. */
  waitingSince?: Timestamp;
  /** Only while the guardian has not answered: the place ends then. */
  answerBy?: Timestamp;
}

/** What people are told about an event. */
export type EventFacts = Pick<Showcase<number>, 'title' | 'timeZone' | 'venue' | 'city' | 'startsAt'>;

/** Many players press at the same moment; each attempt is short. */
export const ATTEMPTS = 25;

export function showcaseRef(db: Firestore, id: string) {
  return db.collection('showcases').doc(id);
}

export function registrationRef(db: Firestore, id: string, uid: string) {
  return showcaseRef(db, id).collection('registrations').doc(uid);
}

/** What people are told about an event; `null` when there is none. */
export async function readEvent(db: Firestore, id: string): Promise<EventFacts | null> {
  const event = (await showcaseRef(db, id).get()).data() as Showcase<Timestamp> | undefined;
  if (!event) return null;
  const { title, timeZone, venue, city, startsAt } = event;
  return { title, timeZone, venue, city, startsAt: startsAt.toMillis() };
}

/** Every registration of a player, by event. */
export async function queryRegistrations(db: Firestore, uid: string) {
  const events = await db.collection('showcases').listDocuments();
  if (events.length === 0) return [];
  const found = await db.getAll(...events.map(({ id }) => registrationRef(db, id, uid)));
  return found
    .filter((registration) => registration.exists)
    .map((registration) => ({
      id: registration.ref.parent.parent?.id ?? '',
      registration: registration.data() as Registration,
    }));
}
