import { firebaseErrorCode } from '@skora/shared/firebase';

const WRONG_CREDENTIALS = 'The e-mail or the password is not right.';
const UNREACHABLE =
  'We could not reach the server. Check your connection and try again; what you typed is still here.';

/** One text for every way credentials can be wrong: nobody learns here who has an account. */
const messages = new Map([
  ['invalid-credential', WRONG_CREDENTIALS],
  ['invalid-login-credentials', WRONG_CREDENTIALS],
  ['wrong-password', WRONG_CREDENTIALS],
  ['user-not-found', WRONG_CREDENTIALS],
  ['invalid-email', WRONG_CREDENTIALS],
  ['too-many-requests', 'Too many attempts. Wait a few minutes, then try again.'],
  ['user-disabled', 'This account is switched off. Contact us if you think that is a mistake.'],
  ['network-request-failed', UNREACHABLE],
  ['timeout', UNREACHABLE],
]);

function isFailedDownload(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** What to tell a person about a failed request to the identity provider. */
export function failureMessage(error: unknown): string {
  const known = messages.get(firebaseErrorCode(error) ?? '');
  if (known) return known;
  if (!navigator.onLine || isFailedDownload(error)) return UNREACHABLE;
  return 'Something went wrong on our side. Please try again; what you typed is still here.';
}
