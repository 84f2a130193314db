import { DAY_MS } from '@skora/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { oneByOne, type Part } from '../../lib/jobs/sweep';
import type { TaskDeps } from '../../lib/services/task-deps';
import { KEEP_UNCONFIRMED_DAYS } from './newsletter-status';
import type { StoredSubscriber } from './newsletter-store';

function forget({ firestore, now }: TaskDeps, ref: DocumentReference): Promise<string | null> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const { status, requests } = (stored.data() ?? {}) as Partial<StoredSubscriber>;
    const isOver = (requests?.start ?? 0) + KEEP_UNCONFIRMED_DAYS * DAY_MS <= now();
    if (status !== 'pending' || !isOver) return null;
    if (stored.get('unsubscribedAt') !== undefined) {
      // Somebody has typed the address again: that its owner left stays known.
      transaction.update(ref, { email: null, status: 'unsubscribed' } satisfies Partial<StoredSubscriber>);
      return 'deleted';
    }
    const log = await transaction.get(ref.collection('consents'));
    for (const entry of log.docs) transaction.delete(entry.ref);
    transaction.delete(ref);
    return 'deleted';
  });
}

/**
 * Forgets addresses that somebody typed and nobody confirmed. No time-to-live policy does this: one that had unsubscribed
 * keeps its key, and the log of the others goes with them.
 */
export const unconfirmedAddresses: Part = {
  documents: ({ firestore }) =>
    firestore.collection('newsletterSubscribers').where('status', '==', 'pending'),
  page: 100,
  portion: 10,
  work: (deps, documents) =>
    oneByOne(deps, documents, 'an unconfirmed address is not forgotten', ({ ref }) => forget(deps, ref)),
};
