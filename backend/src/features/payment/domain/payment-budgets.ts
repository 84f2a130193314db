import { DAY_MS, MINUTE_MS, HOUR_MS } from '@skora/domain';
import { mailboxKey } from '../../../lib/text/mailbox';
import type { Budget } from '../../../lib/budgets/request-budget';

/** Checkouts an account may begin: enough for changing one's mind, too few for trying out stolen cards. */
export function checkoutBudgets(uid: string): Budget[] {
  return [{ kind: 'checkout', subject: uid, limit: 15, windowMs: HOUR_MS }];
}

/** People who may begin to pay for an account: every one is a customer that is looked at whenever Stripe tells something. */
export function payerBudgets(uid: string): Budget[] {
  return [{ kind: 'checkout-payer', subject: uid, limit: 12, windowMs: 365 * DAY_MS }];
}

/** A player asks a parent to pay once a minute and five times a day; nobody is asked more than five times a day. */
export function parentRequestBudgets(uid: string, parentEmail: string): Budget[] {
  return [
    { kind: 'parent-request-minute', subject: uid, limit: 1, windowMs: MINUTE_MS },
    { kind: 'parent-request-day', subject: uid, limit: 5, windowMs: DAY_MS },
    { kind: 'parent-request-address', subject: mailboxKey(parentEmail), limit: 5, windowMs: DAY_MS },
  ];
}
