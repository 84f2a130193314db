import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { TaskDeps } from '../../../lib/services/task-deps';
import { readBilling, type StoredBilling } from '../store/stored-billing';
import { syncBilling, type SyncDeps } from './billing-sync';
import { keepSweep, leaseFrom, takeUpSweep } from './reconcile-sweep';
import { endReturnedPlans } from '../refunds/end-refunded-plan';
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
  /** Records of accounts that the next runs go on with; 0: this one has come to the end. */
  left: number;
  failed: number;
}

interface ReconcileDeps extends SyncDeps, Pick<TaskDeps, 'closing' | 'longestRunMs'> {}

/** As many are compared side by side: Stripe takes 100 requests a second, and the site needs some. */
const AT_ONCE = 10;

function recordsAfter(db: Firestore, after: string | null): Query {
  const byId = db.collection('billing').orderBy(FieldPath.documentId());
  return after === null ? byId : byId.startAfter(after);
}

/** Whether somebody pays for an account, or has begun to. */
function isPaid(record: QueryDocumentSnapshot): boolean {
  return Object.keys((record.get('customers') as StoredBilling['customers'] | null) ?? {}).length > 0;
}

async function reconcileAccount(deps: ReconcileDeps, uid: string, run: ReconcileRun): Promise<void> {
  run.checked += 1;
  try {
    const { withdrawal, subscription } = await readBilling(deps.firestore, uid);
    if (withdrawal !== null && withdrawal.doneAt === null) {
      await finishWithdrawal(deps, uid, withdrawal.subscriptionId);
    }
    if (subscription !== null) await endReturnedPlans(deps.payments, subscription.customerId);
    if ((await syncBilling(deps, uid)) === 'changed') run.corrected += 1;
    const pause = await alignPause(deps, uid);
    if (pause !== null) run[pause] += 1;
  } catch (error) {
    run.failed += 1;
    deps.log.error({ err: error }, 'billing not reconciled');
  }
}

/**
 * Compares accounts with Stripe, corrects their tiers, ends plans whose money went back, finishes withdrawals that were cut
 * off, and pauses the payments of suspended accounts. Goes on where the last run stopped; ends after the last account, or when its time is over. Of two runs
 * at once one works. An account that fails is looked at again in the next round.
 */
export async function reconcileBilling(deps: ReconcileDeps): Promise<ReconcileRun> {
  const { firestore: db, now, closing, longestRunMs } = deps;
  const run: ReconcileRun = { checked: 0, corrected: 0, paused: 0, resumed: 0, left: 0, failed: 0 };
  const until = performance.now() + longestRunMs;
  const turn = await takeUpSweep(db, now());
  let { after } = turn;
  for (let goesOn = turn.holder !== null; goesOn;) {
    const { docs } = await recordsAfter(db, after).select('customers').limit(AT_ONCE).get();
    await Promise.all(docs.filter(isPaid).map(({ id }) => reconcileAccount(deps, id, run)));
    after = docs.length === AT_ONCE ? (docs.at(-1)?.id ?? null) : null;
    goesOn = after !== null && !closing.aborted && performance.now() < until;
    const kept = await keepSweep(db, turn, { after, leaseEnds: goesOn ? leaseFrom(now()) : 0 });
    goesOn &&= kept;
  }
  const ended = turn.holder !== null && after === null;
  run.left = ended ? 0 : (await recordsAfter(db, after).count().get()).data().count;
  return run;
}
