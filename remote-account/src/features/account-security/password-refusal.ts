import { firebaseErrorCode } from '@skora/shared/firebase';

const WRONG = new Set(['wrong-password', 'invalid-credential', 'invalid-login-credentials', 'user-mismatch']);

/** Whether the identity provider says that the present password is another one. */
export function isWrongPassword(error: unknown): boolean {
  return WRONG.has(firebaseErrorCode(error) ?? '');
}

/** What the field says then. */
export const WRONG_PASSWORD = 'This is not your present password.';
