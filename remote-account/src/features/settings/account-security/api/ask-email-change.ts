import { answerOf, api, bearer } from '@skora/shared/api';
import { loadAuth } from '@skora/shared/firebase';

/**
 * Asks for another address; it changes when the link sent to it is followed.
 * @throws FirebaseError when the password is wrong, Refusal when the backend does not send the mail
 */
export async function askEmailChange(newEmail: string, password: string): Promise<void> {
  const { reauthenticate, idToken } = await loadAuth();
  await reauthenticate(password);
  // The backend wants to see in the token that the password was given just now.
  await idToken(true);
  await answerOf(api().POST('/account/email-change', { headers: await bearer(), body: { newEmail } }));
}
