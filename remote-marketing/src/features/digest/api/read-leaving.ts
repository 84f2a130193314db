import { readAnswer, api } from '@skora/shared/api';

/** How an address stands with the digest; ends nothing. @throws Refusal */
export async function readLeaving(token: string) {
  return readAnswer(api().GET('/newsletter/unsubscriptions/{token}', { params: { path: { token } } }));
}

/** How an address stands with the digest. */
export type LeaveState = Awaited<ReturnType<typeof readLeaving>>;
