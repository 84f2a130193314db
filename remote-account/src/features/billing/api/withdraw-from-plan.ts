import { answerOf, api, bearer } from '@skora/shared/api';

/** Withdraws from the purchase: the plan ends at once and everything is paid back. @throws Refusal */
export async function withdrawFromPlan() {
  return answerOf(api().POST('/payment/subscription/withdraw', { headers: await bearer() }));
}
