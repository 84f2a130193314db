import { answerOf, api, bearer } from '@skora/shared/api';
import type { CoachRequest } from './coach-request';

/** What the player asked coaches in the last 90 days, newest first. @throws Refusal */
export async function listRequests(signal: AbortSignal): Promise<CoachRequest[]> {
  return (await answerOf(api().GET('/confirmations/requests', { headers: await bearer(), signal }))).requests;
}
