import { isWrongCredential, readOwnAccount } from '@skora/kit';
import { firebaseErrorCode, loadAuth } from '@skora/shared/firebase';

export interface NewIdentity {
  email: string;
  password: string;
}

export interface MadeIdentity {
  /** It has no finished account yet, so the name that was typed becomes its name. */
  isNew: boolean;
}

/**
 * Creates the identity and leaves it signed in. Somebody who signs up again with the password of an account that
 * was left half made gets on with that account instead.
 * @throws FirebaseError `auth/email-already-in-use` when the account has another password
 */
export async function makeIdentity({ email, password }: NewIdentity): Promise<MadeIdentity> {
  const { createUser, signInWithPassword } = await loadAuth();
  try {
    await createUser(email, password);
    return { isNew: true };
  } catch (taken) {
    if (firebaseErrorCode(taken) !== 'email-already-in-use') throw taken;
    await signInWithPassword(email, password).catch((error: unknown) => {
      throw isWrongCredential(error) ? taken : error;
    });
  }
  // Unknown: the name of somebody's complete account is not to be overwritten.
  const account = await readOwnAccount().catch(() => null);
  return { isNew: account?.status === 'incomplete' };
}
