import type { Firestore } from 'firebase-admin/firestore';
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
