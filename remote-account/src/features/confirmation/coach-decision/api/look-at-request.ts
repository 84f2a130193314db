import { answerOf, api } from '@skora/shared/api';

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
  return answerOf(api().GET('/confirmations/{token}', { params, signal }));
}
