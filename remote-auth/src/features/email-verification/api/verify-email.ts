import { api, bearer, readAnswer, Refusal } from '@skora/shared/api';
import { loadAuth } from '@skora/shared/firebase';
import { ensureSession, refreshUser } from '@skora/shared/session';
import { type LinkProblem, linkProblem } from '../../../lib/action-link/link-problem';

/**
 * How the use of a verification code ended. `already`: the signed-in person has been verified before. `moved`: the
 * account has another address from now on, and its sessions have ended with that. `signed-out`, `other-account`: the code
 * still works, for whoever logs in to the account it was mailed for. `dead-change`: a dead link of a change of address.
 */
export type Verification =
  | 'verified'
  | 'already'
  | 'moved'
  | 'signed-out'
  | 'other-account'
  | 'dead-change'
  | LinkProblem;

/** A code, and whether its link says that it changes the address. */
export interface AddressCode {
  code: string;
  isChange: boolean;
}

/** Ends after which the same code may be sent again. */
const OPEN: readonly Verification[] = ['unreachable', 'signed-out', 'other-account'];

const attempts = new Map<string, Promise<Verification>>();

async function explain(error: unknown, isChange: boolean): Promise<Verification> {
  if (error instanceof Refusal && error.type === 'other-account') return 'other-account';
  if (error instanceof Refusal && error.status === 401) {
    await refreshUser();
    return 'signed-out';
  }
  const problem = linkProblem(error);
  if (problem === 'unreachable') return problem;
  // That the present address is verified says nothing about the one it was to change to.
  if (isChange) return 'dead-change';
  await refreshUser();
  const session = await ensureSession();
  return session.status === 'signed-in' && session.user.emailVerified ? 'already' : problem;
}

async function apply({ code, isChange }: AddressCode): Promise<Verification> {
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
    return explain(error, isChange);
  }
}

/**
 * Uses a code that proves an address, the account's own or the one it changes to; once in the life of the page however
 * often it is called. The session then carries the new `emailVerified`. Never rejects.
 */
export function verifyEmail(link: AddressCode): Promise<Verification> {
  const { code } = link;
  const before = attempts.get(code);
  if (before) return before;
  const attempt = apply(link).then((outcome) => {
    if (OPEN.includes(outcome)) attempts.delete(code);
    return outcome;
  });
  attempts.set(code, attempt);
  return attempt;
}
