import { answerOf, api } from '@skora/shared/api';

/** Ends a subscription at once; repeating it is fine. @throws Refusal */
export async function leaveDigest(token: string): Promise<void> {
  await answerOf(api().POST('/newsletter/unsubscriptions/{token}', { params: { path: { token } } }));
}
