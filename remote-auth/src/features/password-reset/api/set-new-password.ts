import { api, readAnswer } from '@skora/shared/api';
import { refreshUser } from '@skora/shared/session';

/** Sets the new password, which ends every session of the account. @throws Refusal */
export async function setNewPassword(code: string, password: string): Promise<void> {
  await readAnswer(api().POST('/account/password-reset', { body: { code, password } }));
  // A session of this account in this very browser learns here that it has ended.
  void refreshUser();
}
