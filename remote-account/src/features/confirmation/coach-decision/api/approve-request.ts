import { answerOf, api } from '@skora/shared/api';

/** A guardian's word on whether the coach may be asked. @throws Refusal 410 when it was given before */
export async function approveRequest(token: string, approved: boolean): Promise<void> {
  const params = { path: { token } };
  await answerOf(api().POST('/confirmations/{token}/approval', { params, body: { approved } }));
}
