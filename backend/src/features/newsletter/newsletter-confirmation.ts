import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { liftByProof } from '../../lib/mail/suppression/suppression-store';
import { hashToken, isToken, makeToken } from '../../lib/text/secret-token';
import type { ConsentVersion } from '../account';
import { CONFIRMATION_DAYS } from './newsletter-status';
import { logConsent, subscriberRef, type StoredSubscriber } from './newsletter-store';

interface ConfirmationToken {
  key: string;
  expiresAt: Timestamp;
  usedAt: Timestamp | null;
}

/** What became of a confirmation link. */
export type ConfirmationLink =
  | { kind: 'unknown' }
  | { kind: 'expired' }
  | { kind: 'used' }
  | { kind: 'open' | 'confirmed'; email: string };

function tokenRef(db: Firestore, token: string) {
  return db.collection('newsletterTokens').doc(hashToken(token));
}

/** The links sent to one address. */
export function queryConfirmations(db: Firestore, key: string) {
  return db.collection('newsletterTokens').where('key', '==', key);
}

/** Makes a confirmation link's token. @returns `null` when there is nothing to confirm any more */
export async function issueConfirmation(db: Firestore, key: string, now: number): Promise<string | null> {
  if ((await subscriberRef(db, key).get()).get('status') !== 'pending') return null;
  const token = makeToken();
  const expiresAt = Timestamp.fromMillis(now + CONFIRMATION_DAYS * DAY_MS);
  await tokenRef(db, token).create({ key, expiresAt, usedAt: null } satisfies ConfirmationToken);
  return token;
}

/** A link, and what confirming it needs. */
interface Reading {
  link: ConfirmationLink;
  key?: string;
  consent?: ConsentVersion;
}

async function read(db: Firestore, transaction: Transaction, text: string, now: number): Promise<Reading> {
  const unknown: Reading = { link: { kind: 'unknown' } };
  if (!isToken(text)) return unknown;
  const token = (await transaction.get(tokenRef(db, text))).data() as ConfirmationToken | undefined;
  if (token === undefined) return unknown;
  const stored = (await transaction.get(subscriberRef(db, token.key))).data() as StoredSubscriber | undefined;
  const email = stored?.email ?? null;
  if (stored === undefined || email === null) return { link: { kind: 'used' } };
  const describeLink = (): ConfirmationLink => {
    if (token.usedAt !== null)
      return stored.status === 'confirmed' ? { kind: 'confirmed', email } : { kind: 'used' };
    if (token.expiresAt.toMillis() <= now) return { kind: 'expired' };
    return { kind: 'open', email };
  };
  return { link: describeLink(), key: token.key, consent: stored.consent };
}

/** Looks at a link without a change: scanners follow links. */
export function lookAtConfirmation(db: Firestore, text: string, now: number): Promise<ConfirmationLink> {
  return db.runTransaction(async (transaction) => (await read(db, transaction, text, now)).link, {
    readOnly: true,
  });
}

/** Confirms a subscription, with an entry in its consent log. Repeating it, as a double click does, is fine. */
export async function confirmSubscription(
  db: Firestore,
  text: string,
  now: number,
): Promise<ConfirmationLink> {
  const confirmed = await db.runTransaction(async (transaction): Promise<ConfirmationLink> => {
    const { link, key, consent } = await read(db, transaction, text, now);
    if (link.kind !== 'open' || key === undefined || consent === undefined) return link;
    transaction.update(subscriberRef(db, key), {
      status: 'confirmed',
      confirmedAt: Timestamp.fromMillis(now),
    });
    transaction.update(tokenRef(db, text), { usedAt: Timestamp.fromMillis(now) });
    logConsent(db, transaction, key, { textVersion: consent, action: 'confirmed', now });
    return { kind: 'confirmed', email: link.email };
  });
  if (confirmed.kind === 'confirmed') await liftByProof(db, confirmed.email, now);
  return confirmed;
}
