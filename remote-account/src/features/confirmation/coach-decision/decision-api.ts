import { readAnswer, api } from '@skora/shared/api';

export interface AskedNumber {
  label: string;
  detail: string;
  value: number;
  unit: string;
  /** The player changed it since; it cannot be confirmed. */
  changed: boolean;
}

export interface ConfirmationQuestion {
  purpose: 'coach' | 'guardian';
  /** First name and initial. */
  playerName: string;
  coach: { name: string; role: string; club: string };
  numbers: AskedNumber[];
  requestedAt: string;
  expiresAt: string;
}

/** Reads the question behind a link; reading decides nothing. @throws Refusal 404, or 410 with the reason */
export async function lookAtRequest(token: string, signal: AbortSignal): Promise<ConfirmationQuestion> {
  const params = { path: { token } };
  return readAnswer(api().GET('/confirmations/{token}', { params, signal }));
}

/** What a coach answers; numbers by their place in the list, counted from zero. */
interface Decision {
  confirmed: number[];
  declined: number[];
  note: string;
}

/** Sends the answer, once per request. @throws Refusal 409 `numbers-changed`, 410 when the request is over */
export async function sendDecision(token: string, decision: Decision): Promise<void> {
  const params = { path: { token } };
  const body = { ...decision, vouches: true as const };
  await readAnswer(api().POST('/confirmations/{token}/decision', { params, body }));
}

/** Says that one is not that coach. @param stop whether this address never gets such a mail again @throws Refusal */
export async function refuseRequest(token: string, stop: boolean): Promise<void> {
  const params = { path: { token } };
  await readAnswer(api().POST('/confirmations/{token}/refusal', { params, body: { stop } }));
}

/** A guardian's word on whether the coach may be asked. @throws Refusal 410 when it was given before */
export async function approveRequest(token: string, approved: boolean): Promise<void> {
  const params = { path: { token } };
  await readAnswer(api().POST('/confirmations/{token}/approval', { params, body: { approved } }));
}
