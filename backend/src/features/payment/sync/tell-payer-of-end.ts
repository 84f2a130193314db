import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { enqueueMail } from '../../../lib/mail/outbox-store';
import { deletionRef, type StoredDeletion } from '../../account';
import { billingRef, type StoredBilling } from '../store/stored-billing';

interface EndedPlans {
  /** Ids at Stripe of those who pay. */
  customers: string[];
  /** Writes a last mail to each parent who pays; it belongs to no account, so it outlives this one. */
  tell: () => void;
}

/**
 * Who pays for an account that goes at once, without days of grace in which `tellPayer` would tell them. Reads within the
 * transaction; call `tell` among its writes.
 */
export async function findEndedPlans(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  now: number,
): Promise<EndedPlans> {
  const [billing, deletion] = await transaction.getAll(billingRef(db, uid), deletionRef(db, uid));
  const { customers = {} } = (billing?.data() ?? {}) as Partial<StoredBilling>;
  // What was cut off is done again, and nobody is told twice.
  const isBegun = (deletion?.data() as StoredDeletion | undefined)?.startedAt !== undefined;
  const paying = isBegun ? [] : Object.values(customers).filter(({ isPaying }) => isPaying);
  return {
    customers: paying.map(({ id }) => id),
    tell: () => {
      for (const { request } of paying) {
        if (request === null) continue;
        const { email: to, childName } = request;
        enqueueMail(db, transaction, { kind: 'plan-account-ended', to, uid: null, childName }, now);
      }
    },
  };
}
