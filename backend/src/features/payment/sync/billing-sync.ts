import { FieldPath, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { readSubscriptions } from '../stripe/read-subscriptions';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { liveSubscription, grantedTier, type Subscription } from '../domain/subscription';
import { NO_BILLING, type StoredBilling } from '../store/stored-billing';
import { newsOf, type NewsDeps } from './plan-news';
import { keyedLock } from '../../../lib/firestore/keyed-lock';

export interface SyncDeps extends NewsDeps {
  payments: StripeGateway;
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
}

/** What a sync did; `repeated` and `stranger` wrote nothing. */
type SyncOutcome = 'changed' | 'unchanged' | 'repeated' | 'stranger';

const EVENT_DAYS = 30;
// Deliveries of one customer come in bursts; within a process they wait for each other instead of colliding.
const withLock = keyedLock();

function report({ log }: SyncDeps, subscriptions: Subscription[]) {
  const live = subscriptions.filter(({ status }) => status !== 'over');
  for (const { id, choice } of live) {
    if (choice === null) log.error({ subscription: id }, 'subscription with an unknown price grants nothing');
  }
  if (live.length > 1)
    log.error({ subscriptions: live.map(({ id }) => id) }, 'customer with two subscriptions');
}

/**
 * Takes over what Stripe says now about a customer: billing record, `users/{uid}.tierLevel` and, for a webhook, the
 * event's id, in one transaction. Stripe is asked after the record was read within the transaction, so of two
 * concurrent syncs the one that commits last has also asked last; the order of events does not matter.
 */
export function syncBilling(deps: SyncDeps, customerId: string, event: { id: string; type: string } | null) {
  return withLock(customerId, () => sync(deps, customerId, event));
}

async function sync(
  deps: SyncDeps,
  customerId: string,
  event: { id: string; type: string } | null,
): Promise<SyncOutcome> {
  const { firestore: db, payments, now } = deps;
  // Outside of the transaction: a query there would lock accounts that have nothing to do with it.
  const owners = await db.collection('billing').where('customerId', '==', customerId).limit(1).select().get();
  const ownerRef = owners.docs[0]?.ref;
  if (ownerRef === undefined) return 'stranger';
  const eventRef = event && db.collection('stripeEvents').doc(event.id);
  return db.runTransaction<SyncOutcome>(
    async (transaction) => {
      const [owner, user, seen] = await transaction.getAll(
        ownerRef,
        db.collection('users').doc(ownerRef.id),
        ...(eventRef === null ? [] : [eventRef]),
      );
      if (!owner || !user) throw new Error('Firestore left out a document.');
      if (seen?.exists) return 'repeated';
      if (owner.get('customerId') !== customerId) return 'stranger';
      const subscriptions = await readSubscriptions(payments, customerId);
      report(deps, subscriptions);

      const before = { ...NO_BILLING, ...(owner.data() as Partial<StoredBilling>) };
      const live = liveSubscription(subscriptions);
      const tier = grantedTier(live);
      const at = Timestamp.fromMillis(now());
      const paid = event?.type === 'invoice.paid';
      const news = await newsOf(deps, transaction, { uid: owner.id, before, live, paid });
      transaction.update(owner.ref, {
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

/** The customers of all accounts, in portions, in a stable order. */
export async function* allCustomers(
  db: Firestore,
): AsyncGenerator<{ uid: string; customerId: string | null }> {
  const byId = db.collection('billing').orderBy(FieldPath.documentId()).select('customerId').limit(200);
  let page = await byId.get();
  while (!page.empty) {
    for (const entry of page.docs) {
      yield { uid: entry.id, customerId: (entry.get('customerId') as string | null | undefined) ?? null };
    }
    page = await byId.startAfter(page.docs.at(-1)?.id).get();
  }
}
