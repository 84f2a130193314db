import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { standingRefs } from '../../account';
import type { PauseReason } from '../domain/subscription';
import { endSession } from '../stripe/end-session';
import { forgetCheckout } from '../store/checkout-reservation';
import { readBilling, type StoredBilling } from '../store/stored-billing';
import { readSubscription } from '../stripe/change-plan';
import { pausePayments, resumePayments } from '../stripe/pause-payments';
import type { SyncDeps } from './billing-sync';
import { tellPayer } from './tell-payer';

type Deps = Pick<SyncDeps, 'firestore' | 'payments' | 'now'>;

/** Closes a payment page that was opened before. One that somebody has paid stays, and counts. */
async function closePaymentPage(
  { firestore, payments }: Deps,
  uid: string,
  checkout: StoredBilling['checkout'],
) {
  const session = checkout?.session ?? null;
  if (session === null || (await endSession(payments, session.sessionId))) return;
  await forgetCheckout(firestore, uid, session.sessionId);
}

/** Why nobody pays for an account now; `null`: it is open, and stays. */
function restReason(user?: DocumentSnapshot, deletion?: DocumentSnapshot): PauseReason | null {
  const status: unknown = user?.get('status');
  if (status === 'suspended' || status === 'pending-guardian') return 'suspension';
  return deletion?.exists === true ? 'deletion' : null;
}

/**
 * Nobody pays for an account, or for new periods of it, while it is closed or its deletion is scheduled; who is back pays
 * for the next one, and who stays after all also for one that began before. A parent who pays is told of the deletion. A
 * pause that somebody else has set in Stripe is left as it is.
 * @returns what was done with the subscription, `null` when all was in order
 */
export async function alignPause(
  deps: Deps,
  uid: string,
  { subscription, checkout }: Pick<StoredBilling, 'subscription' | 'checkout'>,
): Promise<'paused' | 'resumed' | null> {
  const { firestore: db, payments } = deps;
  const [user, deletion] = await db.getAll(...standingRefs(db, uid));
  const reason = restReason(user, deletion);
  if (reason !== null) await closePaymentPage(deps, uid, checkout);
  if (subscription === null || subscription.status === 'over') return null;
  if (deletion?.exists === true) await tellPayer(deps, uid, subscription.customerId);
  if (subscription.pause === 'other' || subscription.pause === reason) return null;
  if (reason === null) {
    await resumePayments(payments, subscription.id);
    return 'resumed';
  }
  await pausePayments(payments, subscription.id, reason);
  return 'paused';
}

/**
 * Pauses the payments of an account at once, or lets them go on, when its deletion was scheduled or cancelled. That stands
 * also when Stripe fails: the reconcile task does it then.
 */
export async function alignPayments(
  {
    firestore,
    payments,
    now,
  }: Pick<SyncDeps, 'firestore' | 'now'> & { payments: SyncDeps['payments'] | null },
  uid: string,
  log: Pick<SyncDeps['log'], 'warn'>,
): Promise<void> {
  const { subscription: known, checkout } = await readBilling(firestore, uid);
  if (payments === null) return;
  try {
    const runs = known !== null && known.status !== 'over';
    const subscription = runs ? await readSubscription(payments, known.id) : null;
    await alignPause({ firestore, payments, now }, uid, { subscription, checkout });
  } catch (error) {
    log.warn({ err: error }, 'payments not paused, or not resumed');
  }
}
