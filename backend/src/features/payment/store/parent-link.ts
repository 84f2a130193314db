import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { hashToken, isToken, makeToken } from '../../../lib/text/secret-token';
import { type ParentRequest, readParentRequest } from './parent-request';
import { findPayingCustomer, readBilling, type PayingCustomer, type StoredBilling } from './stored-billing';

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
  | {
      kind: 'found';
      uid: string;
      request: ParentRequest;
      expiresAt: number;
      billing: StoredBilling;
      /** Who has begun to pay by this request, if anybody. */
      customer: PayingCustomer | undefined;
      /** The player has asked somebody else since: who has paid finds the invoices, and buys nothing. */
      isReplaced: boolean;
    };

const DAYS = 7;

const tokens = (db: Firestore) => db.collection('parentRequestTokens');

/** Makes a link's token. @returns `null` for a request that was replaced before anybody began to pay by it */
export async function issueParentToken(
  db: Firestore,
  { uid, requestId }: { uid: string; requestId: string },
  now: number,
): Promise<{ token: string; request: ParentRequest } | null> {
  const [latest, billing] = await Promise.all([readParentRequest(db, uid), readBilling(db, uid)]);
  const request = latest?.requestId === requestId ? latest : findPayingCustomer(billing, requestId)?.request;
  if (!request) return null;
  const token = makeToken();
  const expiresAt = Timestamp.fromMillis(now + DAYS * DAY_MS);
  await tokens(db)
    .doc(hashToken(token))
    .create({ uid, requestId, expiresAt } satisfies ParentToken);
  return { token, request };
}

/** Looks a link up; looking changes nothing. */
export async function findParentLink(db: Firestore, text: string): Promise<ParentLink> {
  if (!isToken(text)) return { kind: 'unknown' };
  const found = (await tokens(db).doc(hashToken(text)).get()).data() as ParentToken | undefined;
  if (found === undefined) return { kind: 'unknown' };
  const { uid, requestId } = found;
  const [latest, billing] = await Promise.all([readParentRequest(db, uid), readBilling(db, uid)]);
  const customer = findPayingCustomer(billing, requestId);
  const isReplaced = latest?.requestId !== requestId;
  const paid = customer?.isPaying || customer?.hasPaid ? customer.request : null;
  const request = isReplaced ? paid : latest;
  if (request === null) return { kind: 'replaced' };
  return {
    kind: 'found',
    uid,
    request,
    expiresAt: found.expiresAt.toMillis(),
    billing,
    customer,
    isReplaced,
  };
}

/**
 * The request by which a guardian pays, or else is asked to: the latest, and all by which somebody pays, are looked
 * through for the guardian's address.
 */
export async function findRequestTo(
  db: Firestore,
  uid: string,
  isTheirs: (email: string) => boolean,
): Promise<{ request: ParentRequest; isPaying: boolean } | null> {
  const [latest, billing] = await Promise.all([readParentRequest(db, uid), readBilling(db, uid)]);
  const paying = Object.values(billing.customers).find(
    ({ isPaying, request }) => isPaying && request !== null && isTheirs(request.email),
  );
  if (paying?.request) return { request: paying.request, isPaying: true };
  return latest && isTheirs(latest.email) ? { request: latest, isPaying: false } : null;
}

/** The links of a player's requests. */
export function queryParentTokens(db: Firestore, uid: string) {
  return tokens(db).where('uid', '==', uid);
}
