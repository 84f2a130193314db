import { Refusal } from '@skora/shared/api';
import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';
import { type OwnAccount, readOwnAccount } from '@skora/kit';
import { readGoogleAnswer } from './google-answer';
import { takeMarks } from './google-marks';

export type GoogleSignIn =
  | { kind: 'refused' }
  | { kind: 'invalid' }
  | { kind: 'signed-in'; displayName: string | null; account: OwnAccount | null };

/** `over`: the backend does not take the session. `null`: it could not be asked. */
async function findAccount(): Promise<OwnAccount | 'over' | null> {
  try {
    return await readOwnAccount();
  } catch (error) {
    return error instanceof Refusal && error.status === 401 ? 'over' : null;
  }
}

/**
 * Signs in with the answer in a fragment. Hold the session meanwhile: the account may still be incomplete.
 * `account` is null when it could not be read; the page for completing accounts takes care of it later.
 * An account whose address nobody had verified ends with this first session; the second leads to the one that took its place.
 * @throws FirebaseError
 */
export async function signInWithGoogle(hash: string): Promise<GoogleSignIn> {
  const answer = readGoogleAnswer(hash, takeMarks());
  if (answer.kind !== 'token') return answer;
  const { signInWithGoogleToken, signOutOfFirebase } = await loadAuth();
  for (let tries = 1; tries <= 2; tries += 1) {
    const { displayName } = await signInWithGoogleToken(answer.idToken);
    await ensureSession();
    const account = await findAccount();
    if (account !== 'over') return { kind: 'signed-in', displayName, account };
  }
  await signOutOfFirebase();
  return { kind: 'invalid' };
}
