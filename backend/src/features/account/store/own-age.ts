import { ADULT_AGE } from '@skora/domain';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ageGateRef, readAgeGate } from './age-gate';
import { ageOn } from '../domain/birth-date';
import { privateAccountRef, type PrivateAccount } from './private-account';

/** Age in whole years and country of a player; `null` what the account does not say. */
export async function readOwnAge(db: Firestore, uid: string, now: number) {
  const account = (await privateAccountRef(db, uid).get()).data() as PrivateAccount | undefined;
  return {
    age: account ? ageOn(account.dateOfBirth, now) : null,
    country: account?.country ?? null,
  };
}

/** What decides whether a player is grown, in the order of {@link isGrown}. */
export function grownRefs(db: Firestore, uid: string): [DocumentReference, DocumentReference] {
  return [privateAccountRef(db, uid), ageGateRef(db, uid)];
}

/**
 * Whether a player is 18, and a guardian has no say any more. Whoever was refused as a child may have given this birth date
 * afterwards.
 */
export function isGrown(
  found: DocumentSnapshot | undefined,
  gate: DocumentSnapshot | undefined,
  now: number,
): boolean {
  const account = found?.data() as PrivateAccount | undefined;
  const isDoubtful = gate !== undefined && readAgeGate([gate], now) !== null;
  return account !== undefined && !isDoubtful && ageOn(account.dateOfBirth, now) >= ADULT_AGE;
}
