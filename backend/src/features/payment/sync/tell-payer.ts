import type { Firestore } from 'firebase-admin/firestore';
import { enqueueMail } from '../../../lib/mail/outbox-store';
import { deletionRef, type StoredDeletion } from '../../account';
import { billingRef, type StoredBilling } from '../store/stored-billing';

/**
 * Tells a parent who pays for an account, once, that it is to be deleted: they may be nobody whom the account tells. The mail
 * leaves within the days until then, after which it would be erased with the account.
 */
export async function tellPayer(
  { firestore: db, now: clock }: { firestore: Firestore; now: () => number },
  uid: string,
  customerId: string,
): Promise<void> {
  const now = clock();
  await db.runTransaction(async (transaction) => {
    const [billing, deletion] = await transaction.getAll(billingRef(db, uid), deletionRef(db, uid));
    const record = billing?.data() as StoredBilling | undefined;
    const { requestedAt, dueAt, startedAt, by } = (deletion?.data() ?? {}) as StoredDeletion;
    const request = record?.customers[customerId]?.request ?? null;
    if (request === null || requestedAt === undefined || dueAt === undefined) return;
    if (startedAt !== undefined || by === 'restore') return;
    const asked = requestedAt.toMillis();
    if (record?.leavingTold === asked) return;
    transaction.update(billingRef(db, uid), { leavingTold: asked });
    const { email: to, requestId } = request;
    const facts = { dueAt: dueAt.toMillis(), isFinal: by === 'lost-sign-in' };
    enqueueMail(db, transaction, { kind: 'plan-account-leaving', to, uid, requestId, ...facts }, now);
  });
}
