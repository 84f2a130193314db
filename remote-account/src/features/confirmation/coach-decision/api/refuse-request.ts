import { answerOf, api } from '@skora/shared/api';

/** Says that one is not that coach. @param stop whether this address never gets such a mail again @throws Refusal */
export async function refuseRequest(token: string, stop: boolean): Promise<void> {
  const params = { path: { token } };
  await answerOf(api().POST('/confirmations/{token}/refusal', { params, body: { stop } }));
}
