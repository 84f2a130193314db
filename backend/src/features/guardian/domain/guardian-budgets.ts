import { emailAddressKey } from '../../../lib/text/email-address';
import type { RequestLimit } from '../../../lib/budgets/request-budget';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface NamedLimit extends RequestLimit {
  kind: string;
  subject: string;
}

/** A verification mail a minute, ten a day: enough for anybody waiting, too little to pester a stranger. */
export function verificationBudgets(uid: string): NamedLimit[] {
  return [
    { kind: 'verification-minute', subject: uid, limit: 1, windowMs: MINUTE_MS },
    { kind: 'verification-day', subject: uid, limit: 10, windowMs: DAY_MS },
  ];
}

/** What one address gets when a password is forgotten. */
export function resetBudgets(email: string): NamedLimit[] {
  return [{ kind: 'password-reset', subject: emailAddressKey(email), limit: 3, windowMs: 60 * MINUTE_MS }];
}

/** A player asks a guardian once a minute and five times a day; nobody is asked more often than five times a day. */
export function guardianBudgets(uid: string, guardianEmail: string): NamedLimit[] {
  return [
    { kind: 'guardian-minute', subject: uid, limit: 1, windowMs: MINUTE_MS },
    { kind: 'guardian-day', subject: uid, limit: 5, windowMs: DAY_MS },
    { kind: 'guardian-address', subject: emailAddressKey(guardianEmail), limit: 5, windowMs: DAY_MS },
  ];
}

/** Changes of address by a player, and mails to the new address. */
export function emailChangeBudgets(uid: string, newEmail: string): NamedLimit[] {
  return [
    { kind: 'email-change', subject: uid, limit: 5, windowMs: DAY_MS },
    { kind: 'email-change-address', subject: emailAddressKey(newEmail), limit: 3, windowMs: DAY_MS },
  ];
}

/** Exports cost many reads. */
export function exportBudgets(uid: string): NamedLimit[] {
  return [{ kind: 'export', subject: uid, limit: 5, windowMs: 60 * MINUTE_MS }];
}
