import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';
import type { Outbox } from '../../../lib/mail/outbox';
import { mailboxKey } from '../../../lib/text/mailbox';
import { proofBudget, refusedBudget, writeBudgets } from '../domain/contact-budgets';
import { type ContactRequest, contactRequests, PROOF_DAYS } from './contact-request';

interface Deps {
  firestore: Firestore;
  outbox: Outbox;
  /** What tells households apart without their addresses. */
  secret: string;
}

/** What somebody wrote, cleaned, and what it is about. */
interface WrittenRequest extends Pick<
  ContactRequest,
  'uid' | 'linkKey' | 'receiver' | 'consentId' | 'playerName' | 'writer' | 'reason'
> {
  /** Internet address of the writer; only a keyed hash of it is kept, for a day. */
  address: string;
}

/**
 * Keeps a request until its writer has proven the address, and sends the mail for that. An address that has had its mails
 * of the day, or whose owner wrote nothing, gets no other; the answer is the same.
 * @returns whole seconds to wait; 0 when it was taken
 */
export function writeContactRequest(
  { firestore: db, outbox, secret }: Deps,
  { address, ...written }: WrittenRequest,
  now: number,
): Promise<number> {
  const { uid, linkKey, writer } = written;
  return outbox.transaction(async (transaction, post) => {
    const budgets = writeBudgets({ secret, address, linkKey, uid }, now);
    const own = await checkBudgets(db, transaction, budgets, now);
    const proof = await checkBudgets(db, transaction, [proofBudget(writer.email)], now);
    const refused = await checkBudgets(db, transaction, [refusedBudget(writer.email)], now);
    if (own.wait > 0) return own.wait;
    own.spend();
    if (proof.wait > 0 || refused.wait > 0) return 0;
    proof.spend();
    const requestId = randomUUID();
    transaction.create(contactRequests(db).doc(requestId), {
      ...written,
      writerKey: mailboxKey(writer.email),
      status: 'unproven',
      flags: [],
      report: '',
      writtenAt: Timestamp.fromMillis(now),
      provenAt: null,
      deliveredAt: null,
      decidedAt: null,
      reviewedAt: null,
      expireAt: Timestamp.fromMillis(now + PROOF_DAYS * DAY_MS),
    } satisfies ContactRequest);
    post({ kind: 'contact-proof', to: writer.email, uid: null, requestId });
    return 0;
  });
}
