import { firebaseErrorCode, loadAuth } from '@skora/shared/firebase';
import type { SessionUser } from '@skora/shared/session';

/** Who signs up. */
export interface NewIdentity {
  displayName: string;
  email: string;
  password: string;
}

/**
 * Creates the identity and leaves it signed in. Somebody who signs up again with the password of an account that
 * was left half made gets on with that account instead.
 * @throws FirebaseError `auth/email-already-in-use` when the account has another password
 */
export async function createIdentity({ displayName, email, password }: NewIdentity): Promise<SessionUser> {
  const { createUser, setDisplayName, signInWithPassword } = await loadAuth();
  try {
    const user = await createUser(email, password);
    await setDisplayName(displayName);
    return { ...user, displayName };
  } catch (error) {
    if (firebaseErrorCode(error) !== 'email-already-in-use') throw error;
    return await signInWithPassword(email, password).catch(() => {
      throw error;
    });
  }
}
