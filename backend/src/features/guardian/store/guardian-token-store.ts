import type { Timestamp } from 'firebase-admin/firestore';
import { type Firestore } from 'firebase-admin/firestore';
import { hashToken, makeToken } from '../../../lib/text/secret-token';
import type { GuardianMatter } from '../../account';

/** What somebody who can prove to be the guardian may do with one request. */
export interface GuardianRight extends GuardianMatter {
  requestId: string;
  purpose: 'decide' | 'revoke';
  /**
   * Absent for `revoke`: an agreement can be withdrawn at any time. Absent in a guardian's account, where a question ends so
   * many days after it was asked.
   */
  expiresAt?: Timestamp;
}

/** What a link in a guardian's mail is good for. */
export interface GuardianToken extends Omit<GuardianRight, 'subject'> {
  /** Absent in links about the account. */
  subject?: GuardianMatter['subject'];
}

/** Where a token is kept. */
export function guardianTokenRef(db: Firestore, token: string) {
  return db.collection('guardianTokens').doc(hashToken(token));
}

export async function issueGuardianToken(db: Firestore, content: GuardianToken): Promise<string> {
  const token = makeToken();
  await guardianTokenRef(db, token).create(content);
  return token;
}
