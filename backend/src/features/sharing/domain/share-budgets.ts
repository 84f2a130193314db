import { DAY_MS, MINUTE_MS } from '@skora/domain';
import { mailboxKey } from '../../../lib/text/mailbox';
import type { Budget } from '../../../lib/budgets/request-budget';

/** New links of a player. The count is written with each link, so that two at once cannot both take the last place. */
export function linkBudgets(uid: string): Budget[] {
  return [{ kind: 'cv-link', subject: uid, limit: 20, windowMs: DAY_MS }];
}

/** A page made into a PDF takes time. */
export function pdfBudgets(uid: string): Budget[] {
  return [{ kind: 'cv-pdf', subject: uid, limit: 30, windowMs: 60 * MINUTE_MS }];
}

/** A player asks a guardian for publishing once a minute and three times a day; an address is asked five times a day. */
export function publishBudgets(uid: string, guardianEmail: string): Budget[] {
  return [
    { kind: 'publish-minute', subject: uid, limit: 1, windowMs: MINUTE_MS },
    { kind: 'publish-day', subject: uid, limit: 3, windowMs: DAY_MS },
    { kind: 'guardian-address', subject: mailboxKey(guardianEmail), limit: 5, windowMs: DAY_MS },
  ];
}
