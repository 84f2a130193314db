import type { FieldErrors } from '../form/use-auth-form';
import { firebaseErrorCode } from '@skora/shared/firebase';
import { loadPasswordCheck } from './load-password-check';

/** The password is one of those that are tried first. */
export class CommonPassword extends Error {
  override readonly name = 'CommonPassword';
}

const EASY = 'This password is easy to guess. Choose another one.';
const REFUSED = new Set(['weak-password', 'password-does-not-meet-requirements']);

/** Lets a password pass, or not. @throws CommonPassword; a ChunkLoadError when the list cannot be downloaded */
export async function refuseCommonPassword(password: string): Promise<void> {
  const { isCommonPassword } = await loadPasswordCheck();
  if (isCommonPassword(password)) throw new CommonPassword('One of the most common passwords.');
}

/** The words for a password that our list or the identity provider does not take; null for other errors. */
export function explainPassword(error: unknown): FieldErrors<'password'> | null {
  const refused = error instanceof CommonPassword || REFUSED.has(firebaseErrorCode(error) ?? '');
  return refused ? { password: EASY } : null;
}
