import { readAnswer, api } from '@skora/shared/api';

/** Ends a subscription at once; repeating it is fine. @throws Refusal */
export async function leaveDigest(token: string): Promise<void> {
  await readAnswer(api().POST('/newsletter/unsubscriptions/{token}', { params: { path: { token } } }));
}
