import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { showcaseConsentRef } from '../account';
import { type LineDeps, movingUp } from './next-in-line';
import {
  ATTEMPTS,
  type Registration,
  registrationRef,
  showcaseRef,
  type StoredShowcase,
} from './showcase-place';

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
  /** The player is off the event; who has waited longest of those who may have it takes a place that gets free. */
  leave: () => void;
}

/** Reads a place within a transaction. @returns what can be done with it; `null` when there is none */
export async function changingPlace(
  deps: LineDeps,
  transaction: Transaction,
  { id, uid }: PlaceKey,
): Promise<PlaceChange | null> {
  const { firestore: db } = deps;
  const showcase = showcaseRef(db, id);
  const own = registrationRef(db, id, uid);
  const [stored, found] = await transaction.getAll(showcase, own);
  if (!stored?.exists || !found?.exists) return null;
  const event = stored.data() as StoredShowcase;
  const registration = found.data() as Registration;
  const isWaiting = registration.status === 'waiting';
  const moveUp = isWaiting ? null : await movingUp(deps, transaction, id, event);

  const agree = () => {
    const status = isWaiting ? 'waiting' : 'registered';
    transaction.update(own, { status, answerBy: FieldValue.delete() });
  };
  const leave = () => {
    transaction.delete(own).delete(showcaseConsentRef(db, uid, id));
    moveUp?.();
    const { taken, waiting } = event;
    transaction.update(showcase, isWaiting || moveUp ? { waiting: waiting - 1 } : { taken: taken - 1 });
  };
  return { registration, agree, leave };
}

/** Takes a player off an event. Safe to repeat. */
export function withdrawFromShowcase(deps: LineDeps, id: string, uid: string): Promise<void> {
  return deps.firestore.runTransaction(
    async (transaction) => (await changingPlace(deps, transaction, { id, uid }))?.leave(),
    { maxAttempts: ATTEMPTS },
  );
}
