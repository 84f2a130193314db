import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { enqueueMail } from '../../lib/mail/outbox-store';
import { showcaseConsentRef } from '../account';
import { noticeFor } from '../notifications';
import {
  ATTEMPTS,
  type Registration,
  registrationRef,
  showcaseRef,
  type StoredShowcase,
} from './showcase-place';

interface ChangeDeps {
  firestore: Firestore;
  auth: Auth;
  now: () => number;
}

interface PlaceKey {
  /** Of the event. */
  id: string;
  uid: string;
}

/** The writes that change a place, for after the last read of a transaction. */
interface PlaceChange {
  registration: Registration;
  /** The guardian has agreed: a held place is the player's; who waits goes on waiting. */
  agree: () => void;
  /**
   * The player is off the event; who has waited longest takes a place that gets free, and is told by mail while the event
   * is still to come, unless a guardian has to agree first.
   */
  leave: () => void;
}

/** The address of a player; `null` when the account is gone. */
async function findAddress(auth: Auth, uid: string): Promise<string | null> {
  const { users } = await auth.getUsers([{ uid }]);
  return users[0]?.email ?? null;
}

/** Reads a place within a transaction. @returns what can be done with it; `null` when there is none */
export async function changingPlace(
  { firestore: db, auth, now }: ChangeDeps,
  transaction: Transaction,
  { id, uid }: PlaceKey,
): Promise<PlaceChange | null> {
  const showcase = showcaseRef(db, id);
  const own = registrationRef(db, id, uid);
  const [event, stored] = await transaction.getAll(showcase, own);
  if (!event?.exists || !stored?.exists) return null;
  const { title, taken, waiting, startsAt } = event.data() as StoredShowcase;
  const registration = stored.data() as Registration;
  const isWaiting = registration.status === 'waiting';
  const queue = showcase.collection('registrations').orderBy('waitingSince').limit(1);
  const [next] = isWaiting ? [] : (await transaction.get(queue)).docs;
  const after = next?.data() as Registration | undefined;
  const told = after && !after.answerBy && startsAt.toMillis() > now();
  const to = told ? await findAddress(auth, after.uid) : null;
  // A place that is given back and comes again is told again.
  const fact = { kind: 'place-free', key: `${id}:${now()}`, params: { title } } as const;
  const notice = told && to !== null ? await noticeFor(db, transaction, after.uid, [fact], now()) : null;

  const agree = () => {
    const status = isWaiting ? 'waiting' : 'registered';
    transaction.update(own, { status, answerBy: FieldValue.delete() });
  };
  const leave = () => {
    transaction.delete(own).delete(showcaseConsentRef(db, uid, id));
    if (isWaiting) {
      transaction.update(showcase, { waiting: waiting - 1 });
      return;
    }
    if (!next || !after) {
      transaction.update(showcase, { taken: taken - 1 });
      return;
    }
    const { waitingSince: _waitingSince, ...who } = after;
    transaction.set(next.ref, {
      ...who,
      status: after.answerBy ? 'held' : 'registered',
    } satisfies Registration);
    transaction.update(showcase, { waiting: waiting - 1 });
    notice?.tell();
    if (to !== null)
      enqueueMail(db, transaction, { kind: 'showcase-place', to, uid: after.uid, showcase: id }, now());
  };
  return { registration, agree, leave };
}

/** Takes a player off an event. Safe to repeat. */
export function withdrawFromShowcase(deps: ChangeDeps, id: string, uid: string): Promise<void> {
  return deps.firestore.runTransaction(
    async (transaction) => (await changingPlace(deps, transaction, { id, uid }))?.leave(),
    { maxAttempts: ATTEMPTS },
  );
}
