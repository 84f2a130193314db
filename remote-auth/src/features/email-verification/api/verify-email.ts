import { loadAuth } from '@skora/shared/firebase';
import { ensureSession, refreshUser, type Session } from '@skora/shared/session';
import { type LinkProblem, linkProblem } from '../../../lib/action-link/link-problem';

/**
 * How the use of a verification code ended. `already`: the signed-in person has been verified before. `moved`: the
 * account has another address from now on, and the session that was here has ended with that.
 */
export type Verification = 'verified' | 'already' | 'moved' | LinkProblem;

const attempts = new Map<string, Promise<Verification>>();

/** Who is here, asked anew. The code's fate does not hang on the answer. */
async function whoIsHere(): Promise<Session> {
  try {
    await ensureSession();
    await refreshUser();
    return await ensureSession();
  } catch {
    return { status: 'unknown' };
  }
}

async function apply(code: string): Promise<Verification> {
  const before = await ensureSession().catch(() => null);
  try {
    const { applyVerificationCode } = await loadAuth();
    await applyVerificationCode(code);
  } catch (error) {
    const problem = linkProblem(error);
    if (problem === 'unreachable') return problem;
    const session = await whoIsHere();
    return session.status === 'signed-in' && session.user.emailVerified ? 'already' : problem;
  }
  const after = await whoIsHere();
  return before?.status === 'signed-in' && after.status === 'signed-out' ? 'moved' : 'verified';
}

/**
 * Uses a code that proves an address, the account's own or the one it changes to; once in the life of the page
 * however often it is called. Only a request that got no answer may be repeated. The session then carries the new
 * `emailVerified`. Never rejects.
 */
export function verifyEmail(code: string): Promise<Verification> {
  const before = attempts.get(code);
  if (before) return before;
  const attempt = apply(code).then((outcome) => {
    if (outcome === 'unreachable') attempts.delete(code);
    return outcome;
  });
  attempts.set(code, attempt);
  return attempt;
}
