import { answerOf, api, bearer } from '@skora/shared/api';

/** What the map shows of the signed-in player. @throws Refusal */
export async function readMapEntry() {
  return answerOf(api().GET('/account/map-entry', { headers: await bearer() }));
}

export type OwnMapEntry = Awaited<ReturnType<typeof readMapEntry>>;
