import { loadAuth } from '@skora/shared/firebase';
import { refreshUser } from '@skora/shared/session';

/** Sets the new password, which ends every session of the account. Rejects with a FirebaseError. */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const { confirmPasswordReset } = await loadAuth();
  await confirmPasswordReset(code, password);
  // A session of this account in this very browser learns here that it has ended.
  void refreshUser();
}
