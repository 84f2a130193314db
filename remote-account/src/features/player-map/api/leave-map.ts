import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';
import type { OwnMapEntry } from './map-entry';

/** Takes the player off the map at once. @throws Refusal */
export async function leaveMap(): Promise<OwnMapEntry> {
  return accepted(await api().DELETE('/account/map-entry', { headers: await bearer() }));
}
