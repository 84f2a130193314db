import { createHash, randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Whose link it is. */
export type ConfirmationPurpose = 'coach' | 'guardian';

/** What a link in a mail about a request is good for; the request knows whether it still is. */
export interface ConfirmationToken {
  uid: string;
  requestId: string;
  purpose: ConfirmationPurpose;
}

const TOKEN = /^[\w-]{43}$/;

/** Tokens are kept under their hash, so that the store itself opens nothing. */
function tokenRef(db: Firestore, token: string): DocumentReference {
  return db.collection('confirmationTokens').doc(createHash('sha256').update(token).digest('hex'));
}

/** Makes a token of 256 random bits. */
export async function issueConfirmationToken(db: Firestore, content: ConfirmationToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tokenRef(db, token).create(content);
  return token;
}

/** Where the content of a token is; `null` for a text that cannot be one. */
export function findConfirmationToken(db: Firestore, text: string): DocumentReference | null {
  return TOKEN.test(text) ? tokenRef(db, text) : null;
}

/** The links of a player's requests. */
export function queryConfirmationTokens(db: Firestore, uid: string) {
  return db.collection('confirmationTokens').where('uid', '==', uid);
}
