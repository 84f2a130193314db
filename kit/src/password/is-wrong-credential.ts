import { firebaseErrorCode } from '@skora/shared/firebase';

const WRONG = new Set([
  'invalid-credential',
  'invalid-login-credentials',
  'wrong-password',
  'user-not-found',
  'user-mismatch',
  'invalid-email',
]);

/** Whether the identity provider says that e-mail and password do not belong together, in any of its words for it. */
export function isWrongCredential(error: unknown): boolean {
  return WRONG.has(firebaseErrorCode(error) ?? '');
}
