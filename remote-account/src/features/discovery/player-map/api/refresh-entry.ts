import { answerOf, api, bearer } from '@skora/shared/api';

/** Lets the own card on the map, if there is one, follow the profile. @throws Refusal */
export async function refreshMapEntry(): Promise<void> {
  await answerOf(api().POST('/account/map-entry/refresh', { headers: await bearer() }));
}
