import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { ConsentVersion } from '../account';
import type { NewsletterStatus } from './newsletter-status';
import { spendRequest, type RequestCount } from '../../lib/budgets/request-budget';
import type { OutboxMail } from '../../lib/mail/outbox-mail';
import type { Outbox } from '../../lib/mail/outbox';
import { writeNothing } from './write-nothing';

interface Subscription {
  key: string;
  email: string;
  consent: ConsentVersion;
  /** Milliseconds since 1970. */
  now: number;
}

/** `newsletterSubscribers/{key}`: one address; after an unsubscription only its key is left. */
export interface StoredSubscriber {
  email: string | null;
  status: NewsletterStatus;
  requests: RequestCount;
  createdAt: Timestamp;
  consent: ConsentVersion;
}

/** The subscriber, the log entry and the mail. */
const WRITES = 3;

type Post = (mail: OutboxMail) => void;

/** Where a subscription is kept. */
export function subscriberRef(db: Firestore, key: string) {
  return db.collection('newsletterSubscribers').doc(key);
}

/** Adds to the consent log of a subscription. */
export function logConsent(
  db: Firestore,
  transaction: Transaction,
  key: string,
  entry: { textVersion: ConsentVersion; action: 'requested' | 'confirmed' | 'withdrawn'; now: number },
) {
  const { textVersion, action, now } = entry;
  const at = Timestamp.fromMillis(now);
  transaction.create(subscriberRef(db, key).collection('consents').doc(), {
    textVersion,
    action,
    source: 'site',
    at,
  });
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
): Promise<(post: Post) => void> {
  const { key, email, consent, now } = subscription;
  const subscriber = subscriberRef(db, key);
  const stored = (await transaction.get(subscriber)).data() as StoredSubscriber | undefined;
  const requests = spendRequest(stored?.requests, now);
  if (requests === null) return () => writeNothing(db, transaction, WRITES);
  const confirmed = stored?.status === 'confirmed';
  return (post) => {
    transaction.set(
      subscriber,
      {
        email,
        status: confirmed ? 'confirmed' : 'pending',
        requests,
        consent,
        createdAt: stored?.createdAt ?? Timestamp.fromMillis(now),
      } satisfies StoredSubscriber,
      { merge: true },
    );
    logConsent(db, transaction, key, { textVersion: consent, action: 'requested', now });
    post({ kind: confirmed ? 'newsletter-known' : 'newsletter-confirmation', to: email, uid: null, key });
  };
}

/**
 * Records a wish to subscribe: the address stays or becomes pending and gets a mail to confirm; one that is confirmed
 * gets a mail that says so. No effect once the address has used up its hour. All addresses cost the same reads and
 * writes.
 */
export async function recordSubscription(
  { firestore, outbox }: { firestore: Firestore; outbox: Outbox },
  subscription: Subscription,
): Promise<void> {
  await outbox.transaction(async (transaction, post) =>
    (await prepareSubscription(firestore, transaction, subscription))(post),
  );
}
