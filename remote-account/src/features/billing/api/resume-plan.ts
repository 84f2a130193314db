import { answerOf, api, bearer } from '@skora/shared/api';

/** Takes back a cancellation or a planned change. @throws Refusal */
export async function resumePlan() {
  return answerOf(api().POST('/payment/subscription/resume', { headers: await bearer() }));
}
