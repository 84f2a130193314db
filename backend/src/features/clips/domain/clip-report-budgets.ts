import { DAY_MS } from '@skora/domain';
import { dailyHouseholdKey, householdKey } from '../../../lib/guards/household-key';
import type { Budget } from '../../../lib/budgets/request-budget';

/** Who reports clips; one household counts once. It is kept with a clip only until somebody has decided. */
export function reporterKey(secret: string, address: string): string {
  return householdKey(secret, 'clip-report', address).slice(0, 22);
}

/** Reports of a household in a day: enough for a bad evening, too little to empty the gallery. */
export function clipReportBudget(secret: string, address: string, now: number): Budget {
  return {
    kind: 'clip-report',
    subject: dailyHouseholdKey(secret, 'clip-report', address, now),
    limit: 10,
    windowMs: DAY_MS,
  };
}
