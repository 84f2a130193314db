import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';
import type { CoachRequest } from '../coach-request';

/** What the player asked coaches in the last 90 days, newest first. @throws Refusal */
export async function listRequests(signal: AbortSignal): Promise<CoachRequest[]> {
  return accepted(await api().GET('/confirmations/requests', { headers: await bearer(), signal })).requests;
}
