import { DAY_MS } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { mailboxKey } from '../../../lib/text/mailbox';
import { enqueueMail } from '../../../lib/mail/outbox-store';
import { contactWriterRef, readStops } from './contact-blocks';
import { readDeliverable } from './contact-link';
import { ANSWER_DAYS, type ContactRequest, contactRequests } from './contact-request';
import { deliver, findReceiverAddress, isReachable } from './deliver-contact-request';

/** A request somebody has to look at. */
export interface OpenContactReview {
  id: string;
  request: ContactRequest;
}

/** Requests that are held, and reported ones nobody has looked at; the oldest first. */
export async function openContactReviews(db: Firestore): Promise<OpenContactReview[]> {
  const { docs } = await contactRequests(db).where('status', 'in', ['held', 'reported']).get();
  return docs
    .map((doc) => ({ id: doc.id, request: doc.data() as ContactRequest }))
    .filter(({ request }) => request.reviewedAt === null)
    .sort((a, b) => a.request.writtenAt.toMillis() - b.request.writtenAt.toMillis());
}

/** A request with what there is to look at; null when nobody has to any more. */
export async function readContactReview(db: Firestore, id: string): Promise<OpenContactReview | null> {
  const request = (await contactRequests(db).doc(id).get()).data() as ContactRequest | undefined;
  const waits = request?.status === 'held' || (request?.status === 'reported' && !request.reviewedAt);
  return request && waits ? { id, request } : null;
}

interface Deps {
  firestore: Firestore;
  auth: Auth;
  now: () => number;
}

/** What somebody decided about a request. */
interface ContactReview {
  id: string;
  decision: 'accept' | 'reject';
}

export type ContactReviewed =
  /** A held request went to its receiver, or to nobody. */
  | 'delivered'
  | 'rejected'
  /** The writer of a reported one may write again, or stays stopped. */
  | 'released'
  | 'stopped'
  /** It cannot be passed on any more: the CV is not shared, the account is closed, or the writer is blocked. */
  | 'over';

/** Decides about a held or reported request. @returns null when there is none */
export function reviewContactRequest(
  { firestore: db, auth, now: clock }: Deps,
  { id, decision }: ContactReview,
): Promise<ContactReviewed | null> {
  const now = clock();
  const reviewedAt = Timestamp.fromMillis(now);
  const ref = contactRequests(db).doc(id);
  return db.runTransaction<ContactReviewed | null>(async (transaction) => {
    const request = (await transaction.get(ref)).data() as ContactRequest | undefined;
    if (request?.status === 'reported') {
      const writer = await transaction.get(contactWriterRef(db, request.writerKey));
      transaction.update(ref, { reviewedAt });
      // Stopped for another report, the writer stays so.
      if (decision === 'reject' || (writer.exists && writer.get('requestId') !== id)) return 'stopped';
      transaction.delete(writer.ref);
      return 'released';
    }
    if (request?.status !== 'held') return null;
    if (decision === 'reject') {
      transaction.update(ref, { status: 'rejected', reviewedAt });
      return 'rejected';
    }
    const deliverable = await readDeliverable(db, transaction, request, now);
    const stops = await readStops(db, transaction, request, deliverable?.consent);
    const to = await findReceiverAddress({ auth, firestore: db }, request, deliverable?.consent);
    if (!deliverable || stops === 'stopped' || !isReachable(request, to)) {
      transaction.update(ref, { status: 'dropped', reviewedAt });
      return 'over';
    }
    const post = (mail: Parameters<typeof enqueueMail>[2]) => enqueueMail(db, transaction, mail, now);
    // The receiver has the whole time to answer, however long it was held.
    const expireAt = Timestamp.fromMillis(Math.max(request.expireAt.toMillis(), now + ANSWER_DAYS * DAY_MS));
    deliver(transaction, post, { ref }, to, { reviewedAt, expireAt }, now);
    return 'delivered';
  });
}

/**
 * Lets a stopped writer write again, also when the report is no longer kept: the stop stays longer, under a hash, so only the
 * address finds it. @returns false when nobody of this mailbox is stopped
 */
export function releaseWriter(db: Firestore, email: string, now: number): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const writer = await transaction.get(contactWriterRef(db, mailboxKey(email)));
    if (!writer.exists) return false;
    const report = await transaction.get(contactRequests(db).doc(writer.get('requestId') as string));
    if (report.get('reviewedAt') === null)
      transaction.update(report.ref, { reviewedAt: Timestamp.fromMillis(now) });
    transaction.delete(writer.ref);
    return true;
  });
}
