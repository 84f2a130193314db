import { pausePayments, resumePayments } from '../stripe/pause-payments';
import { readBilling } from '../store/billing-record';
import type { SyncDeps } from './billing-sync';

/**
 * Nobody pays for new periods of an account that is suspended; who is back pays for the next one. A pause that
 * somebody else has set in Stripe is left as it is.
 * @returns what was done, `null` when all was in order
 */
export async function alignPause(
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
