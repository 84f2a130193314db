import { answerOf, api, bearer } from '@skora/shared/api';
import { loadAuth } from '@skora/shared/firebase';

/**
 * Plans the deletion of the account.
 * @param password null for accounts that have none: a log-in of the last minutes stands for it
 * @returns when it is due, ISO 8601
 * @throws FirebaseError when the password is wrong, Refusal when the backend does not plan it
 */
export async function scheduleDeletion(password: string | null): Promise<string> {
  const { reauthenticate, idToken } = await loadAuth();
  if (password !== null) {
    await reauthenticate(password);
    await idToken(true);
  }
  return (await answerOf(api().POST('/account/deletion', { headers: await bearer() }))).dueAt;
}
