import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';

/** The page to change the card. @returns its address, good for one visit @throws Refusal */
export async function openCardPage(): Promise<string> {
  return accepted(await api().POST('/payment/portal-sessions', { headers: await bearer() })).url;
}
