import { api } from '@skora/shared/api';
import { accepted } from './refusal';

/** Sends the mail whose link sets a password. @throws Refusal */
export async function sendPasswordMail(email: string): Promise<void> {
  accepted(await api().POST('/account/password-reset-mail', { body: { email } }));
}
