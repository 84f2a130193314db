import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { hashToken, isToken, makeToken } from '../../../lib/text/secret-token';
import type { Choice } from '../../pricing';

/** `parentRequests/{uid}`: the latest question of a player whether a parent pays. */
export interface ParentRequest extends Choice {
  requestId: string;
  /** The parent's address. */
  email: string;
  /** First name and initial, as the parent reads it. */
  childName: string;
  requestedAt: Timestamp;
}

/** What a link in a parent's mail is good for. */
interface ParentToken {
  uid: string;
  requestId: string;
  /** For paying; who has paid can use it as long as the plan lasts. */
  expiresAt: Timestamp;
}

/** What became of a link. */
type ParentLink =
  | { kind: 'unknown' }
  | { kind: 'replaced' }
  | { kind: 'found'; uid: string; request: ParentRequest; expiresAt: number };

const DAYS = 7;

export function parentRequestRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('parentRequests').doc(uid);
}

function tokenRef(db: Firestore, token: string): DocumentReference {
  return db.collection('parentRequestTokens').doc(hashToken(token));
}

/** Makes a link's token. @returns `null` when the player has asked anew since */
export async function issueParentToken(
  db: Firestore,
  { uid, requestId }: { uid: string; requestId: string },
  now: number,
): Promise<string | null> {
  const request = (await parentRequestRef(db, uid).get()).data() as ParentRequest | undefined;
  if (request?.requestId !== requestId) return null;
  const token = makeToken();
  const expiresAt = Timestamp.fromMillis(now + DAYS * DAY_MS);
  await tokenRef(db, token).create({ uid, requestId, expiresAt } satisfies ParentToken);
  return token;
}

/** Looks a link up; looking changes nothing. */
export async function findParentLink(db: Firestore, text: string): Promise<ParentLink> {
  if (!isToken(text)) return { kind: 'unknown' };
  const token = (await tokenRef(db, text).get()).data() as ParentToken | undefined;
  if (token === undefined) return { kind: 'unknown' };
  const request = (await parentRequestRef(db, token.uid).get()).data() as ParentRequest | undefined;
  if (request?.requestId !== token.requestId) return { kind: 'replaced' };
  return { kind: 'found', uid: token.uid, request, expiresAt: token.expiresAt.toMillis() };
}

/** The links of a player's requests. */
export function queryParentTokens(db: Firestore, uid: string) {
  return db.collection('parentRequestTokens').where('uid', '==', uid);
}
