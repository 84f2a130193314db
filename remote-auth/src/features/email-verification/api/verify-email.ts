import { api, bearer, readAnswer, Refusal } from '@skora/shared/api';
import { loadAuth } from '@skora/shared/firebase';
import { ensureSession, refreshUser } from '@skora/shared/session';
import { type LinkProblem, linkProblem } from '../../../lib/action-link/link-problem';

/**
 * How the use of a verification code ended. `already`: the signed-in person has been verified before. `moved`: the
 * account has another address from now on, and its sessions have ended with that. `signed-out`, `other-account`: the code
 * still works, for whoever logs in to the account it was mailed for.
 */
export type Verification = 'verified' | 'already' | 'moved' | 'signed-out' | 'other-account' | LinkProblem;

/** Ends after which the same code may be sent again. */
const OPEN: readonly Verification[] = ['unreachable', 'signed-out', 'other-account'];

const attempts = new Map<string, Promise<Verification>>();

async function explain(error: unknown): Promise<Verification> {
  if (error instanceof Refusal && error.type === 'other-account') return 'other-account';
  if (error instanceof Refusal && error.status === 401) {
    await refreshUser();
    return 'signed-out';
  }
  const problem = linkProblem(error);
  if (problem === 'unreachable') return problem;
  await refreshUser();
  const session = await ensureSession();
  return session.status === 'signed-in' && session.user.emailVerified ? 'already' : problem;
}

async function apply(code: string): Promise<Verification> {
  try {
    if ((await ensureSession()).status !== 'signed-in') return 'signed-out';
    const { status } = await readAnswer(
      api().POST('/account/email-proof', { headers: await bearer(), body: { code } }),
    );
    if (status === 'verified') await refreshUser();
    // A session that is as young as the change, in whole seconds, would outlive it.
    else await (await loadAuth()).signOutOfFirebase();
    return status;
  } catch (error) {
    return explain(error);
  }
}

/**
 * Uses a code that proves an address, the account's own or the one it changes to; once in the life of the page however
 * often it is called. The session then carries the new `emailVerified`. Never rejects.
 */
export function verifyEmail(code: string): Promise<Verification> {
  const before = attempts.get(code);
  if (before) return before;
  const attempt = apply(code).then((outcome) => {
    if (OPEN.includes(outcome)) attempts.delete(code);
    return outcome;
  });
  attempts.set(code, attempt);
  return attempt;
}
