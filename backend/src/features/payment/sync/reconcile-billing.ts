import { readBilling } from '../store/stored-billing';
import { readPayingAccounts, syncBilling, type SyncDeps } from './billing-sync';
import { finishWithdrawal } from '../refunds/withdrawal-store';
import { pausePayments, resumePayments } from '../stripe/pause-payments';

/**
 * Nobody pays for new periods of an account that is suspended; who is back pays for the next one. A pause that
 * somebody else has set in Stripe is left as it is.
 * @returns what was done, `null` when all was in order
 */
async function alignPause(
  { firestore: db, payments }: Pick<SyncDeps, 'firestore' | 'payments'>,
  uid: string,
): Promise<'paused' | 'resumed' | null> {
  const [{ subscription }, user] = await Promise.all([readBilling(db, uid), db.doc(`users/${uid}`).get()]);
  if (subscription === null || subscription.status === 'over') return null;
  const suspended = user.get('status') === 'suspended';
  if (suspended && !subscription.pause) {
    await pausePayments(payments, subscription.id);
    return 'paused';
  }
  if (!suspended && subscription.pause === 'suspension') {
    await resumePayments(payments, subscription.id);
    return 'resumed';
  }
  return null;
}

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
  for await (const uid of readPayingAccounts(deps.firestore)) {
    run.checked += 1;
    try {
      const { withdrawal } = await readBilling(deps.firestore, uid);
      if (withdrawal !== null && withdrawal.doneAt === null) {
        await finishWithdrawal(deps, uid, withdrawal.subscriptionId);
      }
      if ((await syncBilling(deps, uid)) === 'changed') run.corrected += 1;
      const pause = await alignPause(deps, uid);
      if (pause !== null) run[pause] += 1;
    } catch (error) {
      run.failed += 1;
      deps.log.error({ err: error }, 'billing not reconciled');
    }
  }
  return run;
}
