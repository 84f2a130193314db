import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import type { Subscription } from '../domain/subscription';
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
 * Writes down that a player withdraws, with the confirmation by mail, which a parent who pays gets too. Repeating it sends
 * no second mail. It takes the place of the withdrawal before, which has to be finished.
 */
export function beginWithdrawal(
  { firestore: db, outbox, now }: Omit<WithdrawalDeps, 'payments'>,
  { uid, email }: { uid: string; email: string | null },
  { id: subscriptionId, customerId }: Pick<Subscription, 'id' | 'customerId'>,
): Promise<void> {
  const at = now();
  return outbox.transaction(async (transaction, post) => {
    const record = (await transaction.get(billingRef(db, uid))).data() as StoredBilling | undefined;
    if (record?.withdrawal?.subscriptionId === subscriptionId) return;
    const withdrawal: Withdrawal = { subscriptionId, requestedAt: Timestamp.fromMillis(at), doneAt: null };
    transaction.update(billingRef(db, uid), { withdrawal });
    const told = { kind: 'withdrawal-confirmed', uid, requestedAt: at } as const;
    if (email !== null) post({ ...told, to: email, requestId: null });
    const request = record?.customers[customerId]?.request ?? null;
    if (request !== null) post({ ...told, to: request.email, requestId: request.requestId });
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
