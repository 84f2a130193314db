import { DAY_MS } from '@skora/domain';
import { mailboxKey } from '../../../lib/text/mailbox';
import type { Budget } from '../../../lib/budgets/request-budget';

/**
 * What a player may ask coaches for: ten mails a day, two of them to one address. A coach of a whole team hears from
 * thirty players a day at most.
 */
export function confirmationBudgets(uid: string, email: string): Budget[] {
  const address = mailboxKey(email);
  return [
    { kind: 'confirmation-day', subject: uid, limit: 10, windowMs: DAY_MS },
    { kind: `confirmation-to-${address.slice(0, 16)}`, subject: uid, limit: 2, windowMs: DAY_MS },
    { kind: 'confirmation-address', subject: address, limit: 30, windowMs: DAY_MS },
  ];
}
