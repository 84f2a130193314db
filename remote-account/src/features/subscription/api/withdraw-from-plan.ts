import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';

/** Withdraws from the purchase: the plan ends at once and everything is paid back. @throws Refusal */
export async function withdrawFromPlan() {
  return accepted(await api().POST('/payment/subscription/withdraw', { headers: await bearer() }));
}
