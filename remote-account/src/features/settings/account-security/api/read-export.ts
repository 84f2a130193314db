import { answerOf, api, bearer } from '@skora/shared/api';

/** Everything that is held about the player. @throws Refusal */
export async function readExport() {
  return answerOf(api().GET('/account/export', { headers: await bearer() }));
}
