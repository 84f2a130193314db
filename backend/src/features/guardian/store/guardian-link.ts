import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { ADULT_AGE } from '@skora/domain';
import {
  ageOn,
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
} from '../../account';
import { isToken } from '../../../lib/text/secret-token';
import { guardianTokenRef, type GuardianToken } from './guardian-token-store';

/** What became of a guardian's link. `grown`: the player is 18, and a guardian has no say any more. */
export type GuardianLink =
  | { kind: 'unknown' | 'replaced' | 'used' | 'grown' | 'expired' }
  | { kind: 'open'; token: GuardianToken; consent: GuardianConsent };

/** Reads a link within a transaction; reading it never decides anything. */
export async function readGuardianLink(
  db: Firestore,
  transaction: Transaction,
  text: string,
  now: number,
): Promise<GuardianLink> {
  if (!isToken(text)) return { kind: 'unknown' };
  const token = (await transaction.get(guardianTokenRef(db, text))).data() as GuardianToken | undefined;
  if (token === undefined) return { kind: 'unknown' };
  const { uid, subject = 'account' } = token;
  const [found, first, second] = await transaction.getAll(
    privateAccountRef(db, uid),
    guardianConsentRef(db, uid),
    guardianConsentRef(db, uid, 'publishing'),
  );
  const account = found?.data() as PrivateAccount | undefined;
  const opened = first?.data() as GuardianConsent | undefined;
  const asked = second?.data() as GuardianConsent | undefined;
  const consent = subject === 'account' ? opened : sharingConsent({ account, opened, asked });
  if (consent?.requestId !== token.requestId) return { kind: 'replaced' };
  if (consent.status !== (token.purpose === 'decide' ? 'pending' : 'approved')) return { kind: 'used' };
  if (account && ageOn(account.dateOfBirth, now) >= ADULT_AGE) return { kind: 'grown' };
  if (token.expiresAt !== undefined && token.expiresAt.toMillis() <= now) return { kind: 'expired' };
  return { kind: 'open', token, consent };
}
