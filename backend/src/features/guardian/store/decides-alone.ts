import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ageOn, type PrivateAccount, readAgeGate } from '../../account';
import { consentAge } from '../domain/consent-age';

/**
 * Whether a player has reached the age at which the country lets them agree alone: no answer of a guardian closes the account
 * then. Whoever was refused as a child may have given this birth date afterwards.
 */
export function decidesAlone(
  found: DocumentSnapshot | undefined,
  gate: DocumentSnapshot | undefined,
  now: number,
): boolean {
  const account = found?.data() as PrivateAccount | undefined;
  const isDoubtful = gate !== undefined && readAgeGate([gate], now) === 'young';
  return (
    account !== undefined && !isDoubtful && ageOn(account.dateOfBirth, now) >= consentAge(account.country)
  );
}
