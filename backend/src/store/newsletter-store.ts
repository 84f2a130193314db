import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { spendRequest, type RequestCount } from '../domain/request-budget';
import type { ConsentVersion } from '../domain/consent-text';

interface Subscription {
  key: string;
  email: string;
  consent: ConsentVersion;
  /** Milliseconds since 1970. */
  now: number;
}

interface StoredSubscriber {
  status: 'pending' | 'confirmed';
  requests: RequestCount;
  createdAt: Timestamp;
}

/**
 * Reads what a subscription needs within a transaction.
 *
 * @returns the writes, to be made after the transaction's other reads
 */
export async function prepareSubscription(
  db: Firestore,
  transaction: Transaction,
  subscription: Subscription,
): Promise<() => void> {
  const { key, email, consent, now } = subscription;
  const subscriber = db.collection('newsletterSubscribers').doc(key);
  const stored = (await transaction.get(subscriber)).data() as StoredSubscriber | undefined;
  const requests = spendRequest(stored?.requests, now);
  if (requests === null) return () => undefined;
  const at = Timestamp.fromMillis(now);
  const confirmed = stored?.status === 'confirmed';
  return () => {
    transaction.set(
      subscriber,
      {
        email,
        status: confirmed ? 'confirmed' : 'pending',
        requests,
        createdAt: stored?.createdAt ?? at,
        confirmation: confirmed ? { mail: 'not-needed' } : { mail: 'due', requestedAt: at },
      },
      { merge: true },
    );
    transaction.create(subscriber.collection('consents').doc(), {
      textVersion: consent,
      action: 'requested',
      source: 'site',
      at,
    });
  };
}

/**
 * Records a wish to subscribe: `newsletterSubscribers/{key}` stays or becomes pending with a confirmation
 * mail due, and its `consents` log grows by one entry. No effect once the address has used up its hour.
 * Known and unknown addresses cost the same reads and writes.
 */
export async function recordSubscription(db: Firestore, subscription: Subscription): Promise<void> {
  await db.runTransaction(
    async (transaction) => (await prepareSubscription(db, transaction, subscription))(),
    { maxAttempts: 3 },
  );
}
