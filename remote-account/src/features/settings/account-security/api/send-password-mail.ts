import { answerOf, api } from '@skora/shared/api';

/** Sends the mail whose link sets a password. @throws Refusal */
export async function sendPasswordMail(email: string): Promise<void> {
  await answerOf(api().POST('/account/password-reset-mail', { body: { email } }));
}
