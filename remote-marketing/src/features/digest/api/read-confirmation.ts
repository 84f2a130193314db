import { readAnswer, api } from '@skora/shared/api';

/** What a confirmation link is about; confirms nothing. @throws Refusal */
export async function readConfirmation(token: string) {
  return readAnswer(api().GET('/newsletter/confirmations/{token}', { params: { path: { token } } }));
}
