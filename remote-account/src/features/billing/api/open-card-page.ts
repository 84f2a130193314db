import { answerOf, api, bearer } from '@skora/shared/api';

/** The page to change the card. @returns its address, good for one visit @throws Refusal */
export async function openCardPage(): Promise<string> {
  return (await answerOf(api().POST('/payment/portal-sessions', { headers: await bearer() }))).url;
}
