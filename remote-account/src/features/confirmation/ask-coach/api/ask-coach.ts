import { answerOf, api, bearer } from '@skora/shared/api';
import type { CoachRequest, NumberName } from './coach-request';

export interface AskedCoach {
  name: string;
  role: string;
  club: string;
  email: string;
}

/**
 * Asks a coach by e-mail whether numbers are right.
 * @throws Refusal 409 `already-asked` or `address-refuses`, 422 with the place, 429 when that was often enough today
 */
export async function askCoach(coach: AskedCoach, numbers: NumberName[]): Promise<CoachRequest> {
  const body = { coach, numbers };
  return answerOf(api().POST('/confirmations/requests', { headers: await bearer(), body }));
}
