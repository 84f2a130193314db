import { answerOf, api, bearer } from '@skora/shared/api';

/** Ends the plan with the paid period. @throws Refusal */
export async function cancelPlan() {
  return answerOf(api().POST('/payment/subscription/cancel', { headers: await bearer() }));
}
