import { readAnswer, api } from '@skora/shared/api';

/** What a parent is asked to pay for; changes nothing. @throws Refusal */
export async function readParentRequest(token: string) {
  return readAnswer(api().GET('/payment/parent-requests/{token}', { params: { path: { token } } }));
}

export type ParentRequest = Awaited<ReturnType<typeof readParentRequest>>;
