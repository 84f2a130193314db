import { answerOf, api, bearer } from '@skora/shared/api';

/** Ends every session of the account, this one included. @throws Refusal */
export async function endAllSessions(): Promise<void> {
  await answerOf(api().POST('/account/sign-out-everywhere', { headers: await bearer() }));
}
