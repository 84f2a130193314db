import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { endNow, refundAll } from './cancel-and-refund';
import type { Outbox } from '../../../lib/mail/outbox';
import { billingRef, type StoredBilling, type Withdrawal } from '../store/stored-billing';

interface WithdrawalDeps {
  firestore: Firestore;
  payments: StripeGateway;
  outbox: Outbox;
  now: () => number;
}

/**
 * Writes down that somebody withdraws, with the confirmation by mail. Repeating it sends no second mail. It takes the
 * place of the withdrawal before, which has to be finished.
 */
export function beginWithdrawal(
  { firestore: db, outbox, now }: Omit<WithdrawalDeps, 'payments'>,
  { uid, email }: { uid: string; email: string | null },
  subscriptionId: string,
): Promise<void> {
  const at = now();
  return outbox.transaction(async (transaction, post) => {
    const record = (await transaction.get(billingRef(db, uid))).data() as StoredBilling | undefined;
    if (record?.withdrawal?.subscriptionId === subscriptionId) return;
    const withdrawal: Withdrawal = { subscriptionId, requestedAt: Timestamp.fromMillis(at), doneAt: null };
    transaction.update(billingRef(db, uid), { withdrawal });
    if (email !== null) post({ kind: 'withdrawal-confirmed', to: email, uid, requestedAt: at });
  });
}

/** Ends the subscription and pays everything back; safe to repeat after any failure. */
export async function finishWithdrawal(
  { firestore: db, payments, now }: Omit<WithdrawalDeps, 'outbox'>,
  uid: string,
  subscriptionId: string,
): Promise<void> {
  await endNow(payments, subscriptionId);
  await refundAll(payments, subscriptionId);
  const doneAt = Timestamp.fromMillis(now());
  await db.runTransaction(async (transaction) => {
    const record = await transaction.get(billingRef(db, uid));
    // Another withdrawal may have begun meanwhile.
    if (record.get('withdrawal.subscriptionId') !== subscriptionId) return;
    transaction.update(record.ref, { 'withdrawal.doneAt': doneAt });
  });
}
