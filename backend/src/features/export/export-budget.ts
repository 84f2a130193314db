import { HOUR_MS } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../account';
import { checkBudgets } from '../../lib/budgets/request-budget-store';

/**
 * Counts an export against whoever asks, because exports cost many reads, and notes it in the log of the account.
 * @param asked `by`: who asks; `of`: whose data it is
 * @returns seconds to wait; 0: go on
 */
export function spendExport(
  firestore: Firestore,
  { by, of }: { by: string; of: string },
  now: number,
): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const budgets = [{ kind: 'export', subject: by, limit: 5, windowMs: HOUR_MS }];
    const budget = await checkBudgets(firestore, transaction, budgets, now);
    if (budget.wait > 0) return budget.wait;
    budget.spend();
    audit(firestore, transaction, of, by === of ? 'data-exported' : 'data-exported-by-guardian', now);
    return 0;
  });
}
