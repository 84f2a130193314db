import { DAY_MS, HOUR_MS } from '@skora/domain';
import { dailyHouseholdKey } from '../../../lib/guards/household-key';
import { emailAddressKey } from '../../../lib/text/email-address';
import { mailboxKey } from '../../../lib/text/mailbox';
import type { Budget } from '../../../lib/budgets/request-budget';

interface WriteSubjects {
  secret: string;
  /** Internet address of the writer. */
  address: string;
  linkKey: string;
  uid: string;
}

/**
 * What one household may write in a day, what may be written by one link and about one player, and what all may write in an
 * hour: each sends a mail, and whoever waits for a mail about an account must not wait for those.
 */
export function writeBudgets({ secret, address, linkKey, uid }: WriteSubjects, now: number): Budget[] {
  const household = dailyHouseholdKey(secret, 'contact-request', address, now);
  return [
    { kind: 'contact-household', subject: household, limit: 10, windowMs: DAY_MS },
    { kind: 'contact-link', subject: linkKey, limit: 30, windowMs: DAY_MS },
    { kind: 'contact-written', subject: hiddenSubject(uid), limit: 60, windowMs: DAY_MS },
    { kind: 'contact-written', subject: 'all', limit: 200, windowMs: HOUR_MS },
  ];
}

/** After somebody said that the own mailbox was used by another: no such mail to it for a month. */
export function refusedBudget(email: string): Budget {
  return { kind: 'contact-refused', subject: mailboxKey(email), limit: 1, windowMs: 30 * DAY_MS };
}

/** Mails to the operator about held requests; the command lists all of them. */
export function reviewMailBudget(): Budget {
  return { kind: 'contact-review', subject: 'all', limit: 30, windowMs: DAY_MS };
}

/** Mails to an address that nobody has proven: who writes in a stranger's name must not fill the stranger's mailbox. */
export function proofBudget(email: string): Budget {
  return { kind: 'contact-proof', subject: mailboxKey(email), limit: 5, windowMs: DAY_MS };
}

/**
 * Under a hash of the uid: what is counted by the uid itself stands in the export, and a child's would then tell of
 * requests that are the guardian's business.
 */
const hiddenSubject = (text: string) => emailAddressKey(`contact:${text}`);

/** What is passed on to one receiver in a day. What comes after waits until somebody has looked. */
export function receiverBudget(receiver: string): Budget {
  return { kind: 'contact-receiver', subject: hiddenSubject(receiver), limit: 5, windowMs: DAY_MS };
}

/** One request of a writer to a player in a week. */
export function pairBudget(uid: string, writerKey: string): Budget {
  return {
    kind: 'contact-pair',
    subject: hiddenSubject(`${uid}:${writerKey}`),
    limit: 1,
    windowMs: 7 * DAY_MS,
  };
}
