import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { findDeleted } from '../stripe/deleted-customers';
import { readSubscriptions } from '../stripe/read-subscriptions';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { liveSubscription, grantedTier, type Subscription } from '../domain/subscription';
import { billingRef, NO_BILLING, type StoredBilling } from '../store/stored-billing';
import { type FollowDeps, followPlan } from '../../plan-limits';
import { readPlanNews, type NewsDeps } from './plan-news';
import { keyedLock } from '../../../lib/firestore/keyed-lock';

export interface SyncDeps extends NewsDeps, FollowDeps {
  config: NewsDeps['config'] & FollowDeps['config'];
  payments: StripeGateway;
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
}

/** What is kept of a webhook. */
interface SyncedEvent {
  id: string;
  type: string;
}

/** What a sync did; `repeated` and `stranger` wrote nothing. */
type SyncOutcome = 'changed' | 'unchanged' | 'repeated' | 'stranger';

const EVENT_DAYS = 30;
// Deliveries about one account come in bursts; within a process they wait for each other instead of colliding.
const withLock = keyedLock();

function logFailure({ log }: SyncDeps) {
  return (error: unknown) => log.error({ err: error }, 'what follows from a plan was not done');
}

function report({ log }: SyncDeps, subscriptions: Subscription[]) {
  const live = subscriptions.filter(({ status }) => status !== 'over');
  for (const { id, choice } of live) {
    if (choice === null) log.error({ subscription: id }, 'subscription with an unknown price grants nothing');
  }
  if (live.length > 1)
    log.error({ subscriptions: live.map(({ id }) => id) }, 'account with two subscriptions');
}

/**
 * Takes over what Stripe says now about an account’s customers: billing record, `users/{uid}.tierLevel` and, for a webhook, the
 * event's id, in one transaction. Stripe is asked after the record was read within the transaction, so of two
 * concurrent syncs the one that commits last has also asked last; the order of events does not matter.
 */
export function syncBilling(
  deps: SyncDeps,
  uid: string,
  event: SyncedEvent | null = null,
): Promise<SyncOutcome> {
  return withLock(uid, async () => {
    const outcome = await sync(deps, uid, event);
    // Also without a change: what was cut off between the two is done the next time.
    if (outcome !== 'stranger') await followPlan(deps, uid).catch(logFailure(deps));
    return outcome;
  });
}

/** Takes over what Stripe says now about the account that an event's customer pays for. */
export async function syncCustomer(
  deps: SyncDeps,
  customerId: string,
  event: SyncedEvent,
): Promise<SyncOutcome> {
  // Outside of the transaction: a query there would lock accounts that have nothing to do with it.
  const owners = await deps.firestore
    .collection('billing')
    .where(new FieldPath('customers', customerId, 'id'), '==', customerId)
    .limit(1)
    .select()
    .get();
  const uid = owners.docs[0]?.id;
  return uid === undefined ? 'stranger' : syncBilling(deps, uid, event);
}

/** The subscriptions of all customers who pay for an account, or have paid. */
async function readAll(payments: StripeGateway, { customers }: StoredBilling): Promise<Subscription[]> {
  const read = await Promise.all(Object.keys(customers).map((id) => readSubscriptions(payments, id)));
  return read.flat();
}

/** The customers Stripe still has, and whose subscriptions run. */
async function readCustomers(
  payments: StripeGateway,
  { customers, checkout }: StoredBilling,
  { subscriptions, event }: { subscriptions: readonly Subscription[]; event: SyncedEvent | null },
): Promise<Pick<StoredBilling, 'customers' | 'checkout'>> {
  const paying = new Set(
    subscriptions.filter(({ status }) => status !== 'over').map(({ customerId }) => customerId),
  );
  // Other events come while a customer is there, and are too many to ask each time.
  const asks = event === null || event.type === 'customer.deleted';
  const idle = Object.keys(customers).filter((id) => !paying.has(id));
  const deleted = await findDeleted(payments, asks ? idle : []);
  const left = Object.entries(customers).filter(([id]) => !deleted.has(id));
  const ofDeleted = Object.values(customers).some(
    ({ id, request }) => deleted.has(id) && checkout?.requestId === (request?.requestId ?? null),
  );
  return {
    customers: Object.fromEntries(
      left.map(([id, one]) => {
        const isPaying = paying.has(id);
        return [id, { ...one, isPaying, hasPaid: isPaying || one.isPaying || one.hasPaid === true }];
      }),
    ),
    // The page of a deleted customer cannot be paid.
    checkout: ofDeleted ? null : checkout,
  };
}

async function sync(deps: SyncDeps, uid: string, event: SyncedEvent | null): Promise<SyncOutcome> {
  const { firestore: db, payments, now } = deps;
  const ownerRef = billingRef(db, uid);
  const eventRef = event && db.collection('stripeEvents').doc(event.id);
  return db.runTransaction<SyncOutcome>(
    async (transaction) => {
      const [owner, user, seen] = await transaction.getAll(
        ownerRef,
        db.collection('users').doc(uid),
        ...(eventRef === null ? [] : [eventRef]),
      );
      if (!owner || !user) throw new Error('Firestore left out a document.');
      if (seen?.exists) return 'repeated';
      if (!owner.exists) return 'stranger';
      const before = { ...NO_BILLING, ...(owner.data() as Partial<StoredBilling>) };
      const subscriptions = await readAll(payments, before);
      report(deps, subscriptions);
      const customers = await readCustomers(payments, before, { subscriptions, event });

      const live = liveSubscription(subscriptions);
      const tier = grantedTier(live);
      const at = Timestamp.fromMillis(now());
      const paid = event?.type === 'invoice.paid';
      const news = await readPlanNews(deps, transaction, { uid, before, live, paid });
      transaction.update(owner.ref, {
        ...customers,
        subscription: live,
        tier,
        revision: before.revision + 1,
        syncedAt: at,
        ...news.fields,
        // Whoever has a subscription has paid, or needs no checkout.
        ...(live !== null && { checkout: null }),
      });
      const wrong = user.exists && user.get('tierLevel') !== tier;
      if (wrong) transaction.update(user.ref, { tierLevel: tier });
      news.tell();
      if (eventRef !== null) {
        const expireAt = Timestamp.fromMillis(now() + EVENT_DAYS * DAY_MS);
        transaction.create(eventRef, { type: event?.type, at, expireAt });
      }
      return wrong ? 'changed' : 'unchanged';
    },
    { maxAttempts: 10 },
  );
}
