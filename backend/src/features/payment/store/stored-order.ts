import type { OrderConsent, OrderConsentVersion } from '@skora/domain';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Quote } from '../domain/quote';
import type { Payer } from '../domain/subscription';

/** What a buyer agreed to. */
export type AgreedConsents = Readonly<Record<OrderConsent, true>> & {
  /** Of the words, which `ORDER_CONSENT_TEXTS` has by it. */
  version: OrderConsentVersion;
  termsVersion: string;
};

/**
 * `billing/{uid}/orders/{session}`: what was shown and agreed to before the payment page of a session opened. It is kept
 * as long as the account's billing; of a session that nobody has paid, until another takes its place.
 */
export interface StoredOrder extends Omit<Quote, 'buyer' | 'expiresAt'> {
  payer: Payer;
  /** The request by which a parent pays; `null`: the player does. */
  requestId: string | null;
  consents: AgreedConsents;
  agreedAt: Timestamp;
}

export function orderRef(db: Firestore, uid: string, sessionId: string): DocumentReference {
  return db.doc(`billing/${uid}/orders/${sessionId}`);
}
