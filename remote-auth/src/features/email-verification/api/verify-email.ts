import { loadAuth } from '@skora/shared/firebase';
import { ensureSession, refreshUser } from '@skora/shared/session';
import { type LinkProblem, linkProblem } from '../../action-link/link-problem';

/** How the use of a verification code ended; `already` when the signed-in person has been verified before. */
export type Verification = 'verified' | 'already' | LinkProblem;

const attempts = new Map<string, Promise<Verification>>();

/** Whether whoever is here is verified, asked anew. The code's fate does not hang on the answer. */
async function signedInAndVerified(): Promise<boolean> {
  try {
    await ensureSession();
    await refreshUser();
    const session = await ensureSession();
    return session.status === 'signed-in' && session.user.emailVerified;
  } catch {
    return false;
  }
}

async function apply(code: string): Promise<Verification> {
  try {
    const { applyVerificationCode } = await loadAuth();
    await applyVerificationCode(code);
  } catch (error) {
    const problem = linkProblem(error);
    if (problem === 'unreachable') return problem;
    return (await signedInAndVerified()) ? 'already' : problem;
  }
  await signedInAndVerified();
  return 'verified';
}

/**
 * Uses a verification code, once in the life of the page however often it is called; only a request that got no
 * answer may be repeated. The session then carries the new `emailVerified`. Never rejects.
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
