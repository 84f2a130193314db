import { api, bearer } from '@skora/shared/api';
import { accepted } from './refusal';

/** Everything that is held about the player. @throws Refusal */
export async function readExport() {
  return accepted(await api().GET('/account/export', { headers: await bearer() }));
}
