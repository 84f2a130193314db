import { answerOf, api, bearer } from '@skora/shared/api';

/** How much there is of what the plan bounds; `used` may be above `limit`. @throws Refusal */
export async function readUsage() {
  return answerOf(api().GET('/payment/usage', { headers: await bearer() }));
}
