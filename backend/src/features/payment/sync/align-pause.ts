import { standingRefs } from '../../account';
import type { Subscription } from '../domain/subscription';
import { readBilling } from '../store/stored-billing';
import { readSubscription } from '../stripe/change-plan';
import { pausePayments, resumePayments } from '../stripe/pause-payments';
import type { SyncDeps } from './billing-sync';

/**
 * Nobody pays for new periods of an account that is suspended, or whose deletion is scheduled; who is back pays for the
 * next one. A pause that somebody else has set in Stripe is left as it is.
 * @returns what was done, `null` when all was in order
 */
export async function alignPause(
  { firestore: db, payments }: Pick<SyncDeps, 'firestore' | 'payments'>,
  uid: string,
  subscription: Subscription | null,
): Promise<'paused' | 'resumed' | null> {
  if (subscription === null || subscription.status === 'over') return null;
  const [user, deletion] = await db.getAll(...standingRefs(db, uid));
  const rests = user?.get('status') === 'suspended' || deletion?.exists === true;
  if (rests && !subscription.pause) {
    await pausePayments(payments, subscription.id);
    return 'paused';
  }
  if (!rests && subscription.pause === 'suspension') {
    await resumePayments(payments, subscription.id);
    return 'resumed';
  }
  return null;
}

/**
 * Pauses the payments of an account at once, or lets them go on, when its deletion was scheduled or cancelled. That stands
 * also when Stripe fails: the reconcile task does it then.
 */
export async function alignPayments(
  { firestore, payments }: Pick<SyncDeps, 'firestore'> & { payments: SyncDeps['payments'] | null },
  uid: string,
  log: Pick<SyncDeps['log'], 'warn'>,
): Promise<void> {
  const { subscription } = await readBilling(firestore, uid);
  if (payments === null || subscription === null || subscription.status === 'over') return;
  try {
    await alignPause({ firestore, payments }, uid, await readSubscription(payments, subscription.id));
  } catch (error) {
    log.warn({ err: error }, 'payments not paused, or not resumed');
  }
}
