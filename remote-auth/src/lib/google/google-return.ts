import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';
import { type OwnAccount, readOwnAccount } from '@skora/kit';
import { readGoogleAnswer } from './google-answer';
import { takeMarks } from './google-marks';

export type GoogleSignIn =
  | { kind: 'refused' }
  | { kind: 'invalid' }
  | { kind: 'signed-in'; displayName: string | null; account: OwnAccount | null };

/**
 * Signs in with the answer in a fragment. Hold the session meanwhile: the account may still be incomplete.
 * `account` is null when it could not be read; the page for completing accounts takes care of it later.
 * @throws FirebaseError
 */
export async function signInWithGoogle(hash: string): Promise<GoogleSignIn> {
  const answer = readGoogleAnswer(hash, takeMarks());
  if (answer.kind !== 'token') return answer;
  const { signInWithGoogleToken } = await loadAuth();
  const { displayName } = await signInWithGoogleToken(answer.idToken);
  await ensureSession();
  return { kind: 'signed-in', displayName, account: await readOwnAccount().catch(() => null) };
}
