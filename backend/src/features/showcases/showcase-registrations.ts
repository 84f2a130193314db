import { ADULT_AGE, shortName } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { ageOn, type PrivateAccount, privateAccountRef } from '../account';
import type { Showcase } from '@skora/domain';
import { noticeFor } from '../notifications';
import { enqueueMail } from '../../lib/mail/outbox-store';

/** How a player stands with an event. */
export type Place = 'registered' | 'waiting' | 'none';

/** Why nobody was registered. */
export type RegistrationRefusal = 'unknown' | 'closed' | 'not-entitled' | 'age' | 'guardian';

interface StoredShowcase {
  title: string;
  startsAt: Timestamp;
  closesAt: Timestamp;
  ages: { min: number; max: number };
  capacity: number;
  taken: number;
  waiting: number;
}

/** What a player is told about an event. */
export type PlaceAt = Pick<Showcase<number>, 'title' | 'timeZone' | 'venue' | 'city' | 'startsAt'>;

/** Many players press at the same moment; each attempt is short. */
const ATTEMPTS = 25;

const showcaseRef = (db: Firestore, id: string) => db.doc(`showcases/${id}`);
const registrationRef = (showcase: DocumentReference, uid: string) =>
  showcase.collection('registrations').doc(uid);

/**
 * Gives a player a place, or one on the waiting list, in one transaction with the counts: the capacity holds however
 * many ask at once. Asking again changes nothing.
 */
export function registerForShowcase(
  db: Firestore,
  { id, uid, guardianAgrees }: { id: string; uid: string; guardianAgrees: boolean },
  now: number,
): Promise<Place | RegistrationRefusal> {
  return db.runTransaction<Place | RegistrationRefusal>(
    async (transaction) => {
      const showcase = showcaseRef(db, id);
      const own = registrationRef(showcase, uid);
      const [event, registration, user, account] = await transaction.getAll(
        showcase,
        own,
        db.doc(`users/${uid}`),
        privateAccountRef(db, uid),
      );
      if (!event?.exists) return 'unknown';
      if (registration?.exists) return registration.get('status') as Place;
      const { closesAt, startsAt, ages, capacity, taken, waiting } = event.data() as StoredShowcase;
      if (now >= closesAt.toMillis()) return 'closed';
      const isOpen = user?.get('tierLevel') === 'tier4' && user.get('status') === 'active';
      if (!isOpen || !account?.exists) return 'not-entitled';
      const { dateOfBirth, displayName } = account.data() as PrivateAccount;
      const age = ageOn(dateOfBirth, startsAt.toMillis());
      if (age < ages.min || age > ages.max) return 'age';
      if (age < ADULT_AGE && !guardianAgrees) return 'guardian';

      const at = Timestamp.fromMillis(now);
      const status = taken < capacity ? 'registered' : 'waiting';
      const who = { uid, name: shortName(displayName), at, ...(age < ADULT_AGE && { guardianAgrees }) };
      // Only those who wait have this field, so that ordering by it finds the next one.
      transaction.create(own, { ...who, status, ...(status === 'waiting' && { waitingSince: at }) });
      transaction.update(showcase, status === 'waiting' ? { waiting: waiting + 1 } : { taken: taken + 1 });
      return status;
    },
    { maxAttempts: ATTEMPTS },
  );
}

interface WithdrawalDeps {
  firestore: Firestore;
  auth: Auth;
  now: () => number;
}

/** The address of a player; `null` when the account is gone. */
async function findAddress(auth: Auth, uid: string): Promise<string | null> {
  const { users } = await auth.getUsers([{ uid }]);
  return users[0]?.email ?? null;
}

/**
 * Takes a player off an event; who has waited longest takes a place that gets free, and is told by mail while the event
 * is still to come. Safe to repeat.
 */
export function withdrawFromShowcase(
  { firestore: db, auth, now }: WithdrawalDeps,
  id: string,
  uid: string,
): Promise<void> {
  return db.runTransaction(
    async (transaction) => {
      const showcase = showcaseRef(db, id);
      const own = registrationRef(showcase, uid);
      const [event, registration] = await transaction.getAll(showcase, own);
      if (!event?.exists || !registration?.exists) return;
      const { taken, waiting, startsAt } = event.data() as StoredShowcase;
      if (registration.get('status') === 'waiting') {
        transaction.delete(own).update(showcase, { waiting: waiting - 1 });
        return;
      }
      const queue = showcase.collection('registrations').orderBy('waitingSince').limit(1);
      const [next] = (await transaction.get(queue)).docs;
      const to = next && startsAt.toMillis() > now() ? await findAddress(auth, next.id) : null;
      const { title } = event.data() as StoredShowcase;
      // A place that is given back and comes again is told again.
      const fact = { kind: 'place-free', key: `${id}:${now()}`, params: { title } } as const;
      const notice = to === null ? null : await noticeFor(db, transaction, next?.id ?? '', [fact], now());
      transaction.delete(own);
      notice?.tell();
      if (next) {
        const { waitingSince: _waitingSince, ...who } = next.data();
        transaction.set(next.ref, { ...who, status: 'registered' });
        transaction.update(showcase, { waiting: waiting - 1 });
        if (to !== null)
          enqueueMail(db, transaction, { kind: 'showcase-place', to, uid: next.id, showcase: id }, now());
      } else {
        transaction.update(showcase, { taken: taken - 1 });
      }
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** An event a player has a place at; `null` when the place is gone again. */
export async function placeAt(db: Firestore, id: string, uid: string): Promise<PlaceAt | null> {
  const [event, registration] = await db.getAll(
    showcaseRef(db, id),
    registrationRef(showcaseRef(db, id), uid),
  );
  if (!event?.exists || registration?.get('status') !== 'registered') return null;
  const { title, timeZone, venue, city, startsAt } = event.data() as Omit<PlaceAt, 'startsAt'> &
    StoredShowcase;
  return { title, timeZone, venue, city, startsAt: startsAt.toMillis() };
}

/** Every registration of a player, by event. */
export async function queryRegistrations(db: Firestore, uid: string) {
  const events = await db.collection('showcases').listDocuments();
  if (events.length === 0) return [];
  const found = await db.getAll(...events.map((event) => registrationRef(event, uid)));
  return found
    .filter((registration) => registration.exists)
    .map((registration) => ({ id: registration.ref.parent.parent?.id ?? '', fields: registration.data() }));
}
