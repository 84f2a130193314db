import type { Firestore } from 'firebase-admin/firestore';
import { emailAddressKey } from '../../text/email-address';
import type { MailSource } from '../log/mail-event';
import {
  isSuppressed,
  liftedAt,
  suppressionAfter,
  type KnownAddress,
  type StoredSuppression,
} from './suppression';

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
  const known = stored.data() as KnownAddress | undefined;
  return isSuppressed(known) ? known : undefined;
}

/** Replaces what is kept of an address by what `decide` makes of it, itself for no change. @returns what was kept before */
function change(
  db: Firestore,
  address: string,
  decide: (known: KnownAddress | undefined) => KnownAddress | undefined,
): Promise<KnownAddress | undefined> {
  const ref = suppressionRef(db, emailAddressKey(address));
  return db.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data() as KnownAddress | undefined;
    const next = decide(known);
    if (next === undefined && known !== undefined) transaction.delete(ref);
    else if (next !== undefined && next !== known) transaction.set(ref, next);
    return known;
  });
}

/** Withholds all mails to an address, as a mail server or a person says. Safe to repeat. */
export async function suppress(
  db: Firestore,
  address: string,
  kind: 'hard-bounce' | 'manual',
  source: MailSource,
  now: number,
): Promise<void> {
  await change(db, address, (known) => suppressionAfter(known, { kind, at: now }, source));
}

/**
 * Lets mails to an address go again, because a person decided it; events from before do not count any more.
 *
 * @returns what was lifted, if anything
 */
export async function lift(
  db: Firestore,
  address: string,
  now: number,
): Promise<StoredSuppression | undefined> {
  const known = await change(db, address, (one) => (isSuppressed(one) ? liftedAt(now) : one));
  return isSuppressed(known) ? known : undefined;
}

const isOwners = (known: KnownAddress | undefined) => isSuppressed(known) && known.reason !== 'manual';

/**
 * The owner of an address has just used a link from a mail to it, so mails arrive and are wanted. What a person has decided
 * stays. Safe to repeat.
 */
export async function liftByProof(db: Firestore, address: string, now: number): Promise<void> {
  await change(db, address, (known) => (isOwners(known) ? liftedAt(now) : known));
}

/** Deletes what is kept of an address with the account of its owner. What a person has decided stays. Safe to repeat. */
export async function forgetSuppression(db: Firestore, address: string): Promise<void> {
  await change(db, address, (known) => {
    const isLifted = known?.liftedAt !== undefined && !isSuppressed(known);
    return isOwners(known) || isLifted ? undefined : known;
  });
}
