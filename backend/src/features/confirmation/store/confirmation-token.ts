import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { hashToken, isToken, makeToken } from '../../../lib/text/secret-token';

/** Whose link it is. */
export type ConfirmationPurpose = 'coach' | 'guardian';

/** What a link in a mail about a request is good for; the request knows whether it still is. */
export interface ConfirmationToken {
  uid: string;
  requestId: string;
  purpose: ConfirmationPurpose;
}

function tokenRef(db: Firestore, token: string): DocumentReference {
  return db.collection('confirmationTokens').doc(hashToken(token));
}

export async function issueConfirmationToken(db: Firestore, content: ConfirmationToken): Promise<string> {
  const token = makeToken();
  await tokenRef(db, token).create(content);
  return token;
}

/** Where the content of a token is; `null` for a text that cannot be one. */
export function findConfirmationToken(db: Firestore, text: string): DocumentReference | null {
  return isToken(text) ? tokenRef(db, text) : null;
}

/** The links of a player's requests. */
export function queryConfirmationTokens(db: Firestore, uid: string) {
  return db.collection('confirmationTokens').where('uid', '==', uid);
}
