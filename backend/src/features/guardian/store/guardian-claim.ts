import type { Auth } from 'firebase-admin/auth';

type Claim = 'guardian' | 'pendingGuardian';

/** Sets what an account claims of guardians; its other claims stay. */
async function setClaim(auth: Auth, uid: string, claim: Claim | null): Promise<void> {
  const claims = { ...(await auth.getUser(uid)).customClaims };
  delete claims['guardian'];
  delete claims['pendingGuardian'];
  if (claim) claims[claim] = true;
  await auth.setCustomUserClaims(uid, Object.keys(claims).length > 0 ? claims : null);
}

/** Marks the sign-in of a guardian's account, so that the log-in page knows at once where to lead. It opens nothing. */
export async function markGuardian(auth: Auth, uid: string): Promise<void> {
  await setClaim(auth, uid, 'guardian');
}

/**
 * Marks the sign-in of a player whose guardian has not agreed, for rules that cannot read the account (Storage).
 * Tokens made out before carry the old mark for up to an hour.
 */
export async function markPending(auth: Auth, uid: string, pending: boolean): Promise<void> {
  await setClaim(auth, uid, pending ? 'pendingGuardian' : null);
}
