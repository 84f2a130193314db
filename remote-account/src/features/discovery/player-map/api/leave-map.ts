import { answerOf, api, bearer } from '@skora/shared/api';
import type { OwnMapEntry } from './map-entry';

/** Takes the player off the map at once. @throws Refusal */
export async function leaveMap(): Promise<OwnMapEntry> {
  return answerOf(api().DELETE('/account/map-entry', { headers: await bearer() }));
}
