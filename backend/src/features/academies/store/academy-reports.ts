import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';

const A_DAY = { kind: 'academy-report', limit: 5, windowMs: DAY_MS };

interface AcademyReport {
  academy: string;
  uid: string;
  about: string;
  message: string;
}

/**
 * Keeps what somebody says is wrong, for a person to read: `academyReports/{id}`.
 * @returns whole seconds to wait when the day's reports are used up; 0 when it was kept
 */
export function keepAcademyReport(db: Firestore, report: AcademyReport, now: number): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const { wait, spend } = await checkBudgets(db, transaction, [{ ...A_DAY, subject: report.uid }], now);
    if (wait > 0) return wait;
    spend();
    transaction.create(db.collection('academyReports').doc(), { ...report, at: Timestamp.fromMillis(now) });
    return 0;
  });
}
