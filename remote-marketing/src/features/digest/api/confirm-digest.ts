import { api } from '@skora/shared/api';
import { answerOf } from '../../answer/answer-of';

/** Confirms a subscription; repeating it is fine. @throws Refusal */
export async function confirmDigest(token: string): Promise<void> {
  await answerOf(api().POST('/newsletter/confirmations/{token}', { params: { path: { token } } }));
}
