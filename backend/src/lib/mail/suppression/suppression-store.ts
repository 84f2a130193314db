import type { Firestore } from 'firebase-admin/firestore';
import { emailAddressKey } from '../../text/email-address';
import type { MailSource } from '../log/mail-event';
import { suppressionAfter, type StoredSuppression } from './suppression';

/** Where it is kept why mails to an address are withheld. @param key of `emailAddressKey` */
export function suppressionRef(db: Firestore, key: string) {
  return db.collection('mailSuppressions').doc(key);
}

/** Why mails to an address are withheld; `undefined`: they are not. */
export async function readSuppression(
  db: Firestore,
  address: string,
): Promise<StoredSuppression | undefined> {
  const stored = await suppressionRef(db, emailAddressKey(address)).get();
  return stored.data() as StoredSuppression | undefined;
}

/** Withholds all mails to an address, as a mail server or a person says. Safe to repeat. */
export async function suppress(
  db: Firestore,
  address: string,
  kind: 'hard-bounce' | 'manual',
  source: MailSource,
  now: number,
): Promise<void> {
  const ref = suppressionRef(db, emailAddressKey(address));
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data() as StoredSuppression | undefined;
    const next = suppressionAfter(stored, { kind, at: now }, source);
    if (next !== undefined && next !== stored) transaction.set(ref, next);
  });
}

/** Lets mails to an address go again, because a person decided it. @returns what was lifted, if anything */
export async function lift(db: Firestore, address: string): Promise<StoredSuppression | undefined> {
  const ref = suppressionRef(db, emailAddressKey(address));
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data() as StoredSuppression | undefined;
    if (stored) transaction.delete(ref);
    return stored;
  });
}

/**
 * The owner of an address has just used a link from a mail to it, so mails arrive and are wanted. What a person has decided
 * stays. Safe to repeat.
 */
export async function liftByProof(db: Firestore, address: string): Promise<void> {
  const ref = suppressionRef(db, emailAddressKey(address));
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data() as StoredSuppression | undefined;
    if (stored && stored.reason !== 'manual') transaction.delete(ref);
  });
}
