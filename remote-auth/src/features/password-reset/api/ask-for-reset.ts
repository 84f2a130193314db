import { readAnswer, api } from '@skora/shared/api';

/** Asks for the reset mail. The answer is the same whether the address is known or not. @throws Refusal */
export async function askForReset(email: string): Promise<void> {
  await readAnswer(api().POST('/account/password-reset-mail', { body: { email } }));
}
