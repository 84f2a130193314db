import { readAnswer, api } from '@skora/shared/api';

/** Withdraws an approval. @throws Refusal */
export async function withdrawApproval(token: string): Promise<void> {
  await readAnswer(api().POST('/guardian/requests/{token}/revoke', { params: { path: { token } } }));
}
