import { readOwnAccount } from '@skora/kit';
import { readAnswer, api, bearer } from '@skora/shared/api';
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
  await readAnswer(api().POST('/account/email-change', { headers: await bearer(), body: { newEmail } }));
}

/** Tells the backend of the new password, so that the store takes no token of before. @returns false when it does not hear it */
async function endElsewhere(password: string): Promise<boolean> {
  try {
    const { reauthenticate } = await loadAuth();
    // A session that is certainly younger than the change.
    await reauthenticate(password);
    await readOwnAccount();
    return true;
  } catch {
    return false;
  }
}

/**
 * Changes the password; sessions elsewhere end.
 * @returns whether they have ended everywhere by now; if not, their tokens work for up to an hour
 * @throws FirebaseError when the present one is wrong, among others
 */
export async function changePassword(present: string, next: string): Promise<boolean> {
  const { reauthenticate, changePassword: change } = await loadAuth();
  await reauthenticate(present);
  await change(next);
  return endElsewhere(next);
}

/** Sends the mail whose link sets a password. @throws Refusal */
export async function sendPasswordMail(email: string): Promise<void> {
  await readAnswer(api().POST('/account/password-reset-mail', { body: { email } }));
}

/** Ends every session of the account, this one included. @throws Refusal */
export async function endAllSessions(): Promise<void> {
  await readAnswer(api().POST('/account/sign-out-everywhere', { headers: await bearer() }));
}

/** Everything that is held about the player. @throws Refusal */
export async function readExport() {
  return readAnswer(api().GET('/account/export', { headers: await bearer() }));
}

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
  return (await readAnswer(api().POST('/account/deletion', { headers: await bearer() }))).dueAt;
}

/** Keeps the account after all. @throws Refusal 409 once the deletion has begun */
export async function cancelDeletion(): Promise<void> {
  await readAnswer(api().DELETE('/account/deletion', { headers: await bearer() }));
}
