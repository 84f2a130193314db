import { answerOf, api, bearer } from '@skora/shared/api';
import type { Choice } from './choice';

/** Changes the plan. `payUrl` is where the difference waits when the card did not pay it at once. @throws Refusal */
export async function changePlan(choice: Choice) {
  return answerOf(api().POST('/payment/subscription/change', { headers: await bearer(), body: choice }));
}
