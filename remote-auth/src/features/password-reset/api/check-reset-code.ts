import { api, readAnswer } from '@skora/shared/api';

/** What a reset link is for, without using it up. @throws Refusal */
export async function checkResetCode(code: string) {
  return readAnswer(api().POST('/account/password-reset-check', { body: { code } }));
}
