import { randomUUID } from 'node:crypto';
import { FieldPath, FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { checkoutBudgets, payerBudgets } from '../domain/payment-budgets';
import type { Choice } from '../../pricing';
import { isSamePrice, type StripePrice } from '../domain/quote';
import type { ParentRequest } from './parent-request';
import {
  billingRef,
  findPayingCustomer,
  NO_BILLING,
  type StoredBilling,
  type CheckoutReservation,
  type OpenCheckout,
  type PayingCustomer,
} from './stored-billing';
import { orderRef, type StoredOrder } from './stored-order';
import { keyedLock } from '../../../lib/firestore/keyed-lock';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';

export interface CheckoutWish extends Choice {
  uid: string;
  /** What was shown, and is charged. */
  price: StripePrice;
  /** The request by which a parent pays; `null`: the player pays. */
  request: ParentRequest | null;
  /** The client's idempotency key. */
  key: string;
}

/** What became of a wish for a checkout. */
export type Claim =
  | {
      kind: 'claimed';
      attempt: string;
      customerId: string | null;
      replaces: OpenCheckout | null;
      /** Somebody slow may be ending what is open: then nobody else may go on with it. */
      isOpenSafe: boolean;
    }
  | { kind: 'repeated'; session: OpenCheckout }
  | { kind: 'other-choice' | 'subscribed' | 'busy' }
  | { kind: 'later'; wait: number };

/**
 * Afterwards the maker of a session is taken for dead. One that was only slow does no harm: who wants the same goes on with
 * its attempt, by whose keys Stripe makes one customer and one session, and after any other it finds the reservation
 * taken and ends what it has made.
 */
const LEASE_MS = 20_000;
/** The lease of a reservation whose maker has failed, and said so. */
const GIVEN_BACK = Timestamp.fromMillis(0);
// Double clicks come to one process; there they wait for each other instead of colliding in the store.
const withLock = keyedLock();

/** Whether a checkout sells the same for the same price. */
export function sellsSame(
  checkout: Pick<CheckoutReservation, 'plan' | 'interval' | 'price'>,
  { plan, interval, price }: Choice & { price: StripePrice },
): boolean {
  const isSamePlan = checkout.plan === plan && checkout.interval === interval;
  return isSamePlan && checkout.price !== undefined && isSamePrice(checkout.price, price);
}

/**
 * Takes the account’s one reservation for a checkout. The same key gets the same session again, also when its answer was
 * lost; whoever comes while one is being made has to wait.
 */
export function claimCheckout(db: Firestore, wish: CheckoutWish, now: number): Promise<Claim> {
  return withLock(wish.uid, () => claim(db, wish, now));
}

function claim(db: Firestore, wish: CheckoutWish, now: number): Promise<Claim> {
  const { uid, plan, interval, price, key } = wish;
  const requestId = wish.request?.requestId ?? null;
  return db.runTransaction<Claim>(async (transaction) => {
    const ref = billingRef(db, uid);
    const stored = (await transaction.get(ref)).data() as Partial<StoredBilling> | undefined;
    const billing = { ...NO_BILLING, ...stored };
    const { subscription, checkout } = billing;
    if (subscription !== null && subscription.status !== 'over') return { kind: 'subscribed' };
    const mine = checkout?.key === key && checkout.requestId === requestId;
    if (checkout !== null && mine) {
      if (!sellsSame(checkout, wish)) return { kind: 'other-choice' };
      const { session } = checkout;
      if (session !== null && session.expiresAt.toMillis() > now) return { kind: 'repeated', session };
    }
    const making = checkout !== null && checkout.session === null;
    if (making && checkout.leasedUntil.toMillis() > now) return { kind: 'busy' };
    const orphan = making && !checkout.leasedUntil.isEqual(GIVEN_BACK) ? checkout : null;
    const goesOn = orphan !== null && orphan.requestId === requestId && sellsSame(orphan, wish);
    const customerId = findPayingCustomer(billing, requestId)?.id ?? null;
    const budgets = [...checkoutBudgets(uid), ...(customerId === null ? payerBudgets(uid) : [])];
    const budget = await checkBudgets(db, transaction, budgets, now);
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };
    budget.spend();

    const open = checkout?.session ?? checkout?.replaces ?? null;
    const reservation: CheckoutReservation = {
      plan,
      interval,
      requestId,
      price,
      key,
      attempt: goesOn ? orphan.attempt : randomUUID(),
      leasedUntil: Timestamp.fromMillis(now + LEASE_MS),
      session: null,
      replaces: open,
    };
    transaction.set(ref, { ...billing, checkout: reservation });
    const { attempt } = reservation;
    return { kind: 'claimed', attempt, customerId, replaces: open, isOpenSafe: orphan === null || goesOn };
  });
}

/** A session that was made, and what it rests on. */
interface MadeCheckout {
  session: OpenCheckout;
  order: StoredOrder;
  /** What was open before. */
  ended: OpenCheckout | null;
}

/**
 * Puts the made session into the reservation, and what was agreed to beside it. What was agreed to for a session that
 * nobody paid goes.
 *
 * @returns false when the reservation was taken meanwhile, or the account has a subscription by now
 */
export function settleCheckout(
  db: Firestore,
  uid: string,
  attempt: string,
  { session, order, ended }: MadeCheckout,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const ref = billingRef(db, uid);
    const billing = (await transaction.get(ref)).data() as StoredBilling | undefined;
    if (billing?.checkout?.attempt !== attempt) return false;
    const subscribed = billing.subscription !== null && billing.subscription.status !== 'over';
    transaction.update(ref, {
      checkout: subscribed ? null : { ...billing.checkout, session, replaces: null },
    });
    if (ended !== null) transaction.delete(orderRef(db, uid, ended.sessionId));
    if (!subscribed) transaction.set(orderRef(db, uid, session.sessionId), order);
    return !subscribed;
  });
}

/** Gives the reservation back after a failure; what was open before is open again. */
export function releaseCheckout(db: Firestore, uid: string, attempt: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = billingRef(db, uid);
    const billing = (await transaction.get(ref)).data() as StoredBilling | undefined;
    if (billing?.checkout?.attempt !== attempt || billing.checkout.session !== null) return;
    transaction.update(ref, { 'checkout.leasedUntil': GIVEN_BACK });
  });
}

/** Forgets a session that nobody can pay any more, and what was agreed to for it. */
export function forgetCheckout(db: Firestore, uid: string, sessionId: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = billingRef(db, uid);
    const billing = (await transaction.get(ref)).data() as StoredBilling | undefined;
    if (billing?.checkout?.session?.sessionId !== sessionId) return;
    transaction.update(ref, { checkout: null });
    transaction.delete(orderRef(db, uid, sessionId));
  });
}

/**
 * Remembers whose a customer at Stripe is, in place of one it does not have any more.
 *
 * @returns the id of the customer that counts: another one, where a second checkout was quicker
 */
export function keepCustomer(
  db: Firestore,
  { uid, request }: Pick<CheckoutWish, 'uid' | 'request'>,
  id: string,
  gone: string | null,
): Promise<string> {
  const customer: PayingCustomer = { id, request, isPaying: false };
  const forgotten = gone === null ? [] : [new FieldPath('customers', gone), FieldValue.delete()];
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(billingRef(db, uid))).data() as Partial<StoredBilling> | undefined;
    const known = findPayingCustomer({ ...NO_BILLING, ...stored }, request?.requestId ?? null);
    if (known !== undefined && known.id !== gone) return known.id;
    transaction.update(billingRef(db, uid), new FieldPath('customers', id), customer, ...forgotten);
    return id;
  });
}
