import { readAnswer, api } from '@skora/shared/api';

/** What a guardian is asked, or may withdraw; decides nothing. @throws Refusal */
export async function readRequest(token: string) {
  return readAnswer(api().GET('/guardian/requests/{token}', { params: { path: { token } } }));
}

export type GuardianRequest = Awaited<ReturnType<typeof readRequest>>;
