import { createAccountRecord } from '@skora/shared/api';
import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';

/**
 * Signs in; the session follows, and the host leaves the page by itself. Rejects with a FirebaseError.
 * An account whose record could not be made at sign-up gets it now, without anybody waiting for it.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await ensureSession();
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword(email, password);
  void healAccount();
}

async function healAccount(): Promise<void> {
  try {
    await createAccountRecord();
  } catch (error) {
    console.info('The account record could not be checked; the next sign-in tries again.', error);
  }
}
