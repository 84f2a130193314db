import { api } from '@skora/shared/api';
import { answerOf } from '../../answer/answer-of';

/** What a confirmation link is about; confirms nothing. @throws Refusal */
export async function lookAtConfirmation(token: string) {
  return answerOf(api().GET('/newsletter/confirmations/{token}', { params: { path: { token } } }));
}
