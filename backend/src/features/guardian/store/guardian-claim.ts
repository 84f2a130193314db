import type { Auth } from 'firebase-admin/auth';

/** Marks the sign-in of a guardian's account, so that the log-in page knows at once where to lead. It opens nothing. */
export async function markGuardian(auth: Auth, uid: string): Promise<void> {
  await auth.setCustomUserClaims(uid, { guardian: true });
}

/**
 * Marks the sign-in of a player whose guardian has not agreed, for rules that cannot read the account (Storage).
 * Tokens made out before carry the old mark for up to an hour.
 */
export async function markPending(auth: Auth, uid: string, pending: boolean): Promise<void> {
  await auth.setCustomUserClaims(uid, pending ? { pendingGuardian: true } : null);
}
