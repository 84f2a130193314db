import { answerOf, api } from '@skora/shared/api';

/** What a confirmation link is about; confirms nothing. @throws Refusal */
export async function lookAtConfirmation(token: string) {
  return answerOf(api().GET('/newsletter/confirmations/{token}', { params: { path: { token } } }));
}
