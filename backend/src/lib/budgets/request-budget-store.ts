import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { secondsToWait, spendRequest, type Budget, type RequestCount } from './request-budget';

interface BudgetCheck {
  /** Whole seconds until all budgets have something left; 0 when they do. */
  wait: number;
  /** Counts the request; only when there was nothing to wait for. */
  spend: () => void;
}

/** Reads budgets (`requestBudgets/{kind}:{subject}`) within a transaction; call `spend` among its writes. */
export async function checkBudgets(
  db: Firestore,
  transaction: Transaction,
  budgets: Budget[],
  now: number,
): Promise<BudgetCheck> {
  const refs = budgets.map(({ kind, subject }) => db.collection('requestBudgets').doc(`${kind}:${subject}`));
  const stored = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const counts = budgets.map((budget, index) => {
    const previous = stored[index]?.get('requests') as RequestCount | undefined;
    const next = spendRequest(previous, now, budget);
    return { next, wait: next === null && previous ? secondsToWait(previous, now, budget) : 0 };
  });
  return {
    wait: Math.max(0, ...counts.map(({ wait }) => wait)),
    spend: () => {
      for (const [index, { subject, windowMs }] of budgets.entries()) {
        const requests = counts[index]?.next;
        const ref = refs[index];
        if (!requests || !ref) continue;
        // `expireAt` is for a time-to-live policy of Firestore.
        const expireAt = Timestamp.fromMillis(requests.start + windowMs);
        transaction.set(ref, { subject, requests, expireAt });
      }
    },
  };
}
