import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';

/** Takes back a cancellation or a planned change. @throws Refusal */
export async function resumePlan() {
  return accepted(await api().POST('/payment/subscription/resume', { headers: await bearer() }));
}
