import { DAY_MS } from '@skora/domain';
import type { Budget } from '../../../lib/budgets/request-budget';
import { mailboxKey } from '../../../lib/text/mailbox';

/** Guardians agree to messages five times a day: with the withdrawals between them, each mails the player. */
export function pushBudgets(uid: string, childEmail: string | null): Budget[] {
  const daily = { limit: 5, windowMs: DAY_MS };
  return [
    { kind: 'push-agreement', subject: uid, ...daily },
    ...(childEmail === null
      ? []
      : [{ kind: 'push-agreement-address', subject: mailboxKey(childEmail), ...daily }]),
  ];
}

/** Somebody invites five times a day; nobody is invited more often than three times a day. */
export function invitationBudgets(uid: string, email: string): Budget[] {
  return [
    { kind: 'family-invitation', subject: uid, limit: 5, windowMs: DAY_MS },
    { kind: 'family-invitation-address', subject: mailboxKey(email), limit: 3, windowMs: DAY_MS },
  ];
}
