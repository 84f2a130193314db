import { createHash, randomBytes } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { type Firestore } from 'firebase-admin/firestore';
import type { GuardianSubject } from '../../account';

/** What a link in a guardian's mail is good for. */
export interface GuardianToken {
  uid: string;
  requestId: string;
  /** Absent in links about the account. */
  subject?: GuardianSubject;
  purpose: 'decide' | 'revoke';
  /** Absent for `revoke`: an agreement can be withdrawn at any time. */
  expiresAt?: Timestamp;
}

const TOKEN = /^[\w-]{43}$/;

/** Where a token is kept: under its hash, so that the store itself opens nothing. */
export function guardianTokenRef(db: Firestore, token: string) {
  const hash = createHash('sha256').update(token).digest('hex');
  return db.collection('guardianTokens').doc(hash);
}

/** Makes a token of 256 random bits. */
export async function issueGuardianToken(db: Firestore, content: GuardianToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await guardianTokenRef(db, token).create(content);
  return token;
}

/** Whether the text can be a token at all. */
export function isGuardianToken(text: string): boolean {
  return TOKEN.test(text);
}
