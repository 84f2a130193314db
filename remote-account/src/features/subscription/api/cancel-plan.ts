import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';

/** Ends the plan with the paid period. @throws Refusal */
export async function cancelPlan() {
  return accepted(await api().POST('/payment/subscription/cancel', { headers: await bearer() }));
}
