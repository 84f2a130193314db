import { readAnswer, api } from '@skora/shared/api';

/** Confirms a subscription; repeating it is fine. @throws Refusal */
export async function confirmDigest(token: string): Promise<void> {
  await readAnswer(api().POST('/newsletter/confirmations/{token}', { params: { path: { token } } }));
}
