import { DAY_MS, MINUTE_MS } from '@skora/domain';
import { emailAddressKey } from '../../lib/text/email-address';
import type { Budget } from '../../lib/budgets/request-budget';

/** A verification mail a minute, ten a day: enough for anybody waiting, too little to pester a stranger. */
export function verificationBudgets(uid: string): Budget[] {
  return [
    { kind: 'verification-minute', subject: uid, limit: 1, windowMs: MINUTE_MS },
    { kind: 'verification-day', subject: uid, limit: 10, windowMs: DAY_MS },
  ];
}

/** What one address gets when a password is forgotten. */
export function resetBudgets(email: string): Budget[] {
  return [{ kind: 'password-reset', subject: emailAddressKey(email), limit: 3, windowMs: 60 * MINUTE_MS }];
}

/** Changes of address by a player, and mails to the new address. */
export function emailChangeBudgets(uid: string, newEmail: string): Budget[] {
  return [
    { kind: 'email-change', subject: uid, limit: 5, windowMs: DAY_MS },
    { kind: 'email-change-address', subject: emailAddressKey(newEmail), limit: 3, windowMs: DAY_MS },
  ];
}
