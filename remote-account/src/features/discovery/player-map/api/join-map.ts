import { answerOf, api, bearer } from '@skora/shared/api';
import type { OwnMapEntry } from './map-entry';

/** Puts the player on the map at a large city. @throws Refusal 403 for minors */
export async function joinMap(country: string, city: string): Promise<OwnMapEntry> {
  const body = { country, city };
  return answerOf(api().POST('/account/map-entry', { headers: await bearer(), body }));
}
