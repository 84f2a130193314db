import { DAY_MS, MINUTE_MS } from '@skora/domain';
import { mailboxKey } from '../../../lib/text/mailbox';
import type { Budget } from '../../../lib/budgets/request-budget';

/** A player asks a guardian once a minute and five times a day; nobody is asked more often than five times a day. */
export function guardianBudgets(uid: string, guardianEmail: string): Budget[] {
  return [
    { kind: 'guardian-minute', subject: uid, limit: 1, windowMs: MINUTE_MS },
    { kind: 'guardian-day', subject: uid, limit: 5, windowMs: DAY_MS },
    { kind: 'guardian-address', subject: mailboxKey(guardianEmail), limit: 5, windowMs: DAY_MS },
  ];
}
