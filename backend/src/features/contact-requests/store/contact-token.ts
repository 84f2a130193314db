import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { hashToken, isToken, makeToken } from '../../../lib/text/secret-token';

/** `contactRequestTokens/{hash}`: what a link in a mail is good for; the request knows whether it still is. */
export interface ContactToken {
  uid: string;
  requestId: string;
  purpose: 'writer' | 'receiver';
  /** When the request goes, and the link with it. */
  expireAt: Timestamp;
}

export function contactTokens(db: Firestore) {
  return db.collection('contactRequestTokens');
}

export async function issueContactToken(db: Firestore, content: ContactToken): Promise<string> {
  const token = makeToken();
  await contactTokens(db).doc(hashToken(token)).create(content);
  return token;
}

/** Where the content of a token is; null for a text that cannot be one. */
export function findContactToken(db: Firestore, text: string) {
  return isToken(text) ? contactTokens(db).doc(hashToken(text)) : null;
}
