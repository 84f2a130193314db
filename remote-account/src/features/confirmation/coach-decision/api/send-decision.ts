import { answerOf, api } from '@skora/shared/api';

/** What a coach answers; numbers by their place in the list, counted from zero. */
export interface Decision {
  confirmed: number[];
  declined: number[];
  note: string;
}

/** Sends the answer, once per request. @throws Refusal 409 `numbers-changed`, 410 when the request is over */
export async function sendDecision(token: string, decision: Decision): Promise<void> {
  const params = { path: { token } };
  const body = { ...decision, vouches: true as const };
  await answerOf(api().POST('/confirmations/{token}/decision', { params, body }));
}
