import { firebaseErrorCode } from '@skora/shared/firebase';
import { loadCommonPasswords } from './load-common-passwords';
import { EASY_TO_GUESS } from './password-rule';

class CommonPassword extends Error {
  override readonly name = 'CommonPassword';
}

const REFUSED = new Set(['weak-password', 'password-does-not-meet-requirements']);

/**
 * Lets a new password pass, or not.
 * @throws what {@link explainPassword} explains; a ChunkLoadError when the list cannot be downloaded
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const { isCommonPassword } = await loadCommonPasswords();
  if (isCommonPassword(password)) throw new CommonPassword('One of the most common passwords.');
}

/** The words for a password that our list or the identity provider does not take; null for other errors. */
export function explainPassword(error: unknown): string | null {
  const refused = error instanceof CommonPassword || REFUSED.has(firebaseErrorCode(error) ?? '');
  return refused ? EASY_TO_GUESS : null;
}
