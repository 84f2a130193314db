import { PAID_TIERS } from '@skora/domain';
import type { Tier } from '@skora/shared/contract';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Choice, INTERVALS } from '../../pricing';
import type { StripePrice } from '../domain/quote';
import type { Subscription } from '../domain/subscription';
import type { ParentRequest } from './parent-request';

/**
 * A customer at Stripe. Everybody who begins to pay for an account has one of their own, so that nobody gets to another's
 * card and invoices.
 */
export interface PayingCustomer {
  id: string;
  /** The request by which a parent pays; `null`: the player pays. */
  request: ParentRequest | null;
  /** Whether a subscription of this customer runs. */
  isPaying: boolean;
  /** Whether one runs or ran. Records of earlier releases do not say. */
  hasPaid?: boolean;
}

/** A checkout that somebody can pay. */
export interface OpenCheckout extends Choice {
  /** The parent's request it was made for; `null`: the player's own. */
  requestId: string | null;
  /** What is charged. Reservations of earlier releases have none. */
  price?: StripePrice;
  sessionId: string;
  url: string;
  expiresAt: Timestamp;
}

/** The one reservation of an account for a checkout: two sessions at a time could both be paid. */
export interface CheckoutReservation extends Choice {
  requestId: string | null;
  price?: StripePrice;
  /** Given by the client, told apart by who pays. */
  key: string;
  /** Tells this attempt from later ones. */
  attempt: string;
  /** Whoever holds the lease is making the session. */
  leasedUntil: Timestamp;
  /** `null` while it is being made. */
  session: OpenCheckout | null;
  /** What was open before; ended when the new one is made. */
  replaces: OpenCheckout | null;
}

/** The last preview of an upgrade; the change is then worked out for the same moment. */
export interface ChangePreview extends Choice {
  /** Seconds since 1970. */
  prorationDate: number;
}

/** A withdrawal under way or done. */
export interface Withdrawal {
  subscriptionId: string;
  requestedAt: Timestamp;
  /** `null` until everything is refunded. */
  doneAt: Timestamp | null;
}

/** `billing/{uid}`: what the backend knows about an account's payments. Nobody else reads it. */
export interface StoredBilling {
  /** By their ids. */
  customers: Record<string, PayingCustomer>;
  subscription: Subscription | null;
  tier: Tier;
  checkout: CheckoutReservation | null;
  preview: ChangePreview | null;
  withdrawal: Withdrawal | null;
  /** The end of the period whose payment was told last, in milliseconds since 1970. */
  paidUntil: number;
  /** When the deletion was asked for that a parent who pays was told of, in milliseconds since 1970. Absent: none. */
  leavingTold?: number;
  /** Counts what was taken over from Stripe. */
  revision: number;
  syncedAt: Timestamp | null;
}

export const NO_BILLING: StoredBilling = {
  customers: {},
  subscription: null,
  tier: 'tier0',
  checkout: null,
  preview: null,
  withdrawal: null,
  paidUntil: 0,
  revision: 0,
  syncedAt: null,
};

/** Where an account's billing is kept. */
export function billingRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('billing').doc(uid);
}

/** What a newer release sells is no plan here. */
function knownChoice<Known extends Choice>(choice: Known | null): Known | null {
  const isKnown = choice && PAID_TIERS.includes(choice.plan) && INTERVALS.includes(choice.interval);
  return isKnown ? choice : null;
}

function knownSubscription(subscription: Subscription): Subscription {
  const { choice, schedule, pending, payer } = subscription;
  return {
    ...subscription,
    choice: knownChoice(choice),
    schedule: schedule && { ...schedule, choice: knownChoice(schedule.choice) },
    pending: pending && knownChoice(pending.choice) && pending,
    // Of a parent the player sees no payment method.
    payer: payer === 'self' ? 'self' : 'parent',
  };
}

/** The billing of an account that may never have paid. */
export async function readBilling(db: Firestore, uid: string): Promise<StoredBilling> {
  const stored = (await billingRef(db, uid).get()).data() as Partial<StoredBilling> | undefined;
  const billing = { ...NO_BILLING, ...stored };
  return {
    ...billing,
    subscription: billing.subscription && knownSubscription(billing.subscription),
    checkout: knownChoice(billing.checkout),
  };
}

/** The customer of whoever pays: of a parent's request, or with `null` the player. */
export function findPayingCustomer(
  { customers }: Pick<StoredBilling, 'customers'>,
  requestId: string | null,
): PayingCustomer | undefined {
  return Object.values(customers).find(({ request }) => (request?.requestId ?? null) === requestId);
}
