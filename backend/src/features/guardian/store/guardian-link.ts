import { DAY_MS } from '@skora/domain';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import {
  GUARDIAN_DAYS,
  GUARDIAN_CONSENTS,
  type GuardianConsent,
  grownRefs,
  guardianConsentRef,
  isGrown,
  matterRef,
  type PrivateAccount,
  sharingConsent,
} from '../../account';
import { decidesAlone } from './decides-alone';
import { isToken } from '../../../lib/text/secret-token';
import { type GuardianRight, guardianTokenRef, type GuardianToken } from './guardian-token-store';

/**
 * What became of a guardian's link. `grown`: the player is 18, and a guardian has no say any more. `decidesAlone`: about an
 * account that is open, or opens, whatever the answer.
 */
export type GuardianLink =
  | { kind: 'unknown' | 'replaced' | 'used' | 'grown' | 'expired' }
  | { kind: 'open'; right: GuardianRight; consent: GuardianConsent; decidesAlone: boolean };

/** How a request is found within a transaction: by a link, or by an account that belongs to the guardian. */
export type FindRequest = (transaction: Transaction, now: number) => Promise<GuardianLink>;

/** When a right ends, in milliseconds since 1970. One that says nothing itself ends with the question. */
export function endOfRight(
  { purpose, expiresAt }: Pick<GuardianRight, 'purpose' | 'expiresAt'>,
  requestedAt: Timestamp,
): number {
  if (purpose === 'revoke') return Infinity;
  return expiresAt?.toMillis() ?? requestedAt.toMillis() + GUARDIAN_DAYS * DAY_MS;
}

/** Reads the request somebody has a right to, within a transaction; reading it never decides anything. */
export async function readGuardianRequest(
  db: Firestore,
  transaction: Transaction,
  right: GuardianRight,
  now: number,
): Promise<GuardianLink> {
  const { uid, subject } = right;
  const [found, gate, first, second] = await transaction.getAll(
    ...grownRefs(db, uid),
    guardianConsentRef(db, uid),
    matterRef(db, right),
  );
  const account = found?.data() as PrivateAccount | undefined;
  const opened = first?.data() as GuardianConsent | undefined;
  const asked = second?.data() as GuardianConsent | undefined;
  const consent = subject === 'account' ? opened : sharingConsent({ account, opened, asked });
  // The consent to a place goes with the place.
  if (subject === 'showcase' && !asked) return { kind: 'expired' };
  if (consent?.requestId !== right.requestId) return { kind: 'replaced' };
  if (consent.status !== (right.purpose === 'decide' ? 'pending' : 'approved')) return { kind: 'used' };
  if (isGrown(found, gate, now)) return { kind: 'grown' };
  const end = Math.min(endOfRight(right, consent.requestedAt), consent.answerBy?.toMillis() ?? Infinity);
  if (end <= now) return { kind: 'expired' };
  return {
    ...{ kind: 'open', right, consent },
    decidesAlone: subject === 'account' && decidesAlone(found, gate, now),
  };
}

/** Finds the request behind a link in a guardian's mail. */
export function findByToken(db: Firestore, text: string): FindRequest {
  return async (transaction, now) => {
    if (!isToken(text)) return { kind: 'unknown' };
    const token = (await transaction.get(guardianTokenRef(db, text))).data() as GuardianToken | undefined;
    const subject = token?.subject ?? 'account';
    // A newer release may ask for something that this one does not know.
    if (token === undefined || !Object.hasOwn(GUARDIAN_CONSENTS, subject)) return { kind: 'unknown' };
    return readGuardianRequest(db, transaction, { ...token, subject }, now);
  };
}

/** Looks at a link without a change. */
export function lookAtGuardianLink(db: Firestore, text: string, now: number): Promise<GuardianLink> {
  return db.runTransaction((transaction) => findByToken(db, text)(transaction, now), { readOnly: true });
}
