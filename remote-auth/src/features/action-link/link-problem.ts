import { firebaseErrorCode } from '@skora/shared/firebase';

/** Why a mail's link does not work. The provider cannot tell used codes from invented ones: both are `used`. */
export type LinkProblem = 'missing' | 'malformed' | 'expired' | 'used' | 'unreachable';

/** Reads the refusal of a code. Whatever is not about the code counts as no answer, and can be tried again. */
export function linkProblem(error: unknown): LinkProblem {
  switch (firebaseErrorCode(error)) {
    case 'expired-action-code':
      return 'expired';
    case 'invalid-action-code':
    case 'user-not-found':
    case 'user-disabled':
      return 'used';
    default:
      return 'unreachable';
  }
}
