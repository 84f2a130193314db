import { readAnswer, api, bearer } from '@skora/shared/api';

/** Whether the gallery may show clips of this player: adults with an open account, as on the player map. */
export async function mayBePublic(): Promise<boolean> {
  const { allowed } = await readAnswer(api().GET('/account/map-entry', { headers: await bearer() }));
  return allowed;
}
