import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Part } from '../../../lib/jobs/sweep';
import { requirePayments } from '../../../lib/stripe/require-payments';
import { readBilling, type StoredBilling } from '../store/stored-billing';
import { syncBilling, type SyncDeps } from './billing-sync';
import { endReturnedPlans } from '../refunds/end-refunded-plan';
import { finishWithdrawal } from '../refunds/withdrawal-store';
import { alignPause } from './align-pause';

/** Whether somebody pays for an account, or has begun to. */
function isPaid(record: QueryDocumentSnapshot): boolean {
  return Object.keys((record.get('customers') as StoredBilling['customers'] | null) ?? {}).length > 0;
}

/** What was found at one account. */
type Found = { corrected?: 1; paused?: 1; resumed?: 1; failed?: 1 };

async function reconcileAccount(deps: SyncDeps, uid: string): Promise<Found> {
  try {
    const { withdrawal, subscription } = await readBilling(deps.firestore, uid);
    if (withdrawal !== null && withdrawal.doneAt === null) {
      await finishWithdrawal(deps, uid, withdrawal.subscriptionId);
    }
    if (subscription !== null) await endReturnedPlans(deps.payments, subscription.customerId);
    const corrected = (await syncBilling(deps, uid)) === 'changed';
    const pause = await alignPause(deps, uid, await readBilling(deps.firestore, uid));
    return { ...(corrected && { corrected: 1 }), ...(pause && { [pause]: 1 }) };
  } catch (error) {
    deps.log.error({ err: error }, 'billing not reconciled');
    return { failed: 1 };
  }
}

/**
 * Compares accounts with Stripe, corrects their tiers, ends plans whose money went back, finishes withdrawals that were cut
 * off, and pauses the payments of accounts that are closed or about to be deleted. An account that fails is looked at again in the next round.
 */
export const paidAccounts: Part = {
  documents: ({ firestore }) => firestore.collection('billing').select('customers'),
  // As many are compared side by side: Stripe takes 100 requests a second, and the site needs some.
  page: 10,
  work: async (deps, documents) => {
    const syncDeps = { ...deps, payments: requirePayments(deps.payments) };
    const paid = documents.filter(isPaid);
    const found = await Promise.all(paid.map(({ id }) => reconcileAccount(syncDeps, id)));
    const count = (name: keyof Found) => found.filter((account) => account[name] === 1).length;
    return {
      checked: paid.length,
      corrected: count('corrected'),
      paused: count('paused'),
      resumed: count('resumed'),
      failed: count('failed'),
    };
  },
};
