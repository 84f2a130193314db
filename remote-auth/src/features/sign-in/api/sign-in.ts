import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';
import { holdSession } from '@skora/shared/session/internal';
import { rememberFamily } from '../../../lib/session-hold/remember-next-page';

/** Whether a token is of a guardian's account: the backend's mark in it. It only chooses the next page. */
function isOfGuardian(idToken: string): boolean {
  const claims = idToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return (JSON.parse(atob(claims)) as { guardian?: unknown }).guardian === true;
}

/** Signs in; the session follows, and the host leaves the page by itself. Rejects with a FirebaseError. */
export async function signIn(email: string, password: string): Promise<void> {
  await ensureSession();
  const { signInWithPassword, idToken } = await loadAuth();
  // The host leaves as soon as it knows of the session, so where to is said before.
  await holdSession(async () => {
    await signInWithPassword(email, password);
    if (isOfGuardian(await idToken())) rememberFamily();
  });
}
