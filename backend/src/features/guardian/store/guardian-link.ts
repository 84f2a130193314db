import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type GuardianConsent, guardianConsentRef } from '../../account';
import { isToken } from '../../../lib/text/secret-token';
import { guardianTokenRef, type GuardianToken } from './guardian-token-store';

/** What became of a guardian's link. */
export type GuardianLink =
  | { kind: 'unknown' | 'replaced' | 'used' | 'expired' }
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
  const stored = await transaction.get(guardianConsentRef(db, token.uid, token.subject));
  const consent = stored.data() as GuardianConsent | undefined;
  if (consent?.requestId !== token.requestId) return { kind: 'replaced' };
  if (consent.status !== (token.purpose === 'decide' ? 'pending' : 'approved')) return { kind: 'used' };
  if (token.expiresAt !== undefined && token.expiresAt.toMillis() <= now) return { kind: 'expired' };
  return { kind: 'open', token, consent };
}
