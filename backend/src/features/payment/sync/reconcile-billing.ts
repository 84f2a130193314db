import { alignPause } from './align-pause';
import { readBilling } from '../store/billing-record';
import { allCustomers, syncBilling, type SyncDeps } from './billing-sync';
import { finishWithdrawal } from '../refunds/withdrawal-store';

/** What a run found. */
interface ReconcileRun {
  checked: number;
  /** Accounts whose tier was wrong. */
  corrected: number;
  /** Suspended accounts that pay for no new period from now on. */
  paused: number;
  /** Accounts that are back, and pay again. */
  resumed: number;
  failed: number;
}

/**
 * Compares every account with Stripe, corrects its tier, finishes withdrawals that were cut off, and pauses the payments
 * of suspended accounts.
 */
export async function reconcileBilling(deps: SyncDeps): Promise<ReconcileRun> {
  const run: ReconcileRun = { checked: 0, corrected: 0, paused: 0, resumed: 0, failed: 0 };
  for await (const { uid, customerId } of allCustomers(deps.firestore)) {
    if (customerId === null) continue;
    run.checked += 1;
    try {
      const { withdrawal } = await readBilling(deps.firestore, uid);
      if (withdrawal !== null && withdrawal.doneAt === null) {
        await finishWithdrawal(deps, uid, withdrawal.subscriptionId);
      }
      if ((await syncBilling(deps, customerId, null)) === 'changed') run.corrected += 1;
      const pause = await alignPause(deps, uid);
      if (pause !== null) run[pause] += 1;
    } catch (error) {
      run.failed += 1;
      deps.log.error({ err: error }, 'billing not reconciled');
    }
  }
  return run;
}
