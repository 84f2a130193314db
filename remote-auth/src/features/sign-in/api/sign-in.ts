import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';

/** Signs in; the session follows, and the host leaves the page by itself. Rejects with a FirebaseError. */
export async function signIn(email: string, password: string): Promise<void> {
  await ensureSession();
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword(email, password);
}
