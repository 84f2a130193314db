import { Problem } from '../../../lib/http/problem';
import { deletionRef, privateAccountRef, requireStaying } from '../../account';
import type { PaymentServices } from './payment-deps';

/**
 * The player a parent's link is about, as far as paying is concerned.
 * @returns `country`: the account's; `null` when there is none
 * @throws Problem 403 for an account that is not open, of type `guardian-required` while a guardian has to agree; 409
 * `deletion-scheduled`
 */
export async function openChild(
  { firestore: db }: Pick<PaymentServices, 'firestore'>,
  uid: string,
): Promise<{ country: string | null }> {
  const [user, account, deletion] = await db.getAll(
    db.collection('users').doc(uid),
    privateAccountRef(db, uid),
    deletionRef(db, uid),
  );
  const status: unknown = user?.get('status');
  if (status === 'pending-guardian') throw new Problem(403, { type: 'guardian-required' });
  if (status === 'suspended') throw new Problem(403, { detail: 'The account is not open.' });
  requireStaying({ leaving: deletion?.exists === true });
  return { country: (account?.get('country') as string | undefined) ?? null };
}
