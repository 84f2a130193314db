import { DAY_MS } from '@skora/domain';
import type { Budget } from '../../lib/budgets/request-budget';
import { mailboxKey } from '../../lib/text/mailbox';

/**
 * A deletion is planned five times a day: each one mails an address that may be a stranger's, and so does its end. A child
 * who uses up the own ones takes none from the guardian.
 */
export function deletionBudgets(uid: string, email: string, by: 'owner' | 'guardian'): Budget[] {
  const kind = by === 'owner' ? 'deletion' : 'deletion-by-guardian';
  const daily = { limit: 5, windowMs: DAY_MS };
  return [
    { kind, subject: uid, ...daily },
    { kind: `${kind}-address`, subject: mailboxKey(email), ...daily },
  ];
}
