import { WITHDRAWAL_DAYS } from '@skora/domain';
import { withdrawableUntil } from '../refunds/withdrawal';
import { Problem } from '../../../lib/http/problem';
import { beginWithdrawal, finishWithdrawal } from '../refunds/withdrawal-store';
import type { OwnPlan } from './live-subscription';

/**
 * Withdraws from the purchase: declared and confirmed by mail first, then ended and paid back. What a failure leaves
 * open is finished by the reconcile task.
 *
 * @throws Problem 409 `withdrawal-over` after 14 days
 */
export async function withdrawFrom({ deps, account, record, subscription }: OwnPlan): Promise<void> {
  if (withdrawableUntil(subscription.startedAt) <= deps.now()) {
    throw new Problem(409, {
      type: 'withdrawal-over',
      detail: `The ${WITHDRAWAL_DAYS} days are over; the plan can be cancelled.`,
    });
  }
  const { withdrawal } = record;
  // One of a plan before that was cut off would be forgotten.
  if (withdrawal?.doneAt === null) await finishWithdrawal(deps, account.uid, withdrawal.subscriptionId);
  await beginWithdrawal(deps, account, subscription);
  await finishWithdrawal(deps, account.uid, subscription.id);
}
