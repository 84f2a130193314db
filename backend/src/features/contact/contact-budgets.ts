import { emailAddressKey } from '../../lib/text/email-address';
import { THREE_AN_HOUR, type Budget } from '../../lib/budgets/request-budget';

const HOUR_MS = 3_600_000;

/** What all senders together get taken in an hour: beyond that nobody could read it. */
export const CONTACT_TOTAL: Budget = {
  kind: 'contact-total',
  subject: 'all',
  limit: 200,
  windowMs: HOUR_MS,
};

/** Receipts to one address; who writes in a stranger's name must not fill the stranger's mailbox. */
export function contactReceiptBudget(email: string): Budget {
  return { kind: 'contact-receipt', subject: emailAddressKey(email), ...THREE_AN_HOUR };
}
