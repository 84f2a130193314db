import { readAnswer, api, bearer } from '@skora/shared/api';

/** Own clips that nobody else sees, by slot: why somebody decided so, or null while somebody has to look. */
export async function findHiddenClips(): Promise<ReadonlyMap<number, string | null>> {
  const { clips } = await readAnswer(api().GET('/account/clips/hidden', { headers: await bearer() }));
  return new Map(clips.map(({ slot, reason }) => [slot, reason]));
}
