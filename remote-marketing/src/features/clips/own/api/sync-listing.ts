import { readAnswer, api, bearer } from '@skora/shared/api';

/** Tells the gallery that a clip has changed. @returns whether the gallery shows it now */
export async function syncListing(slot: number): Promise<boolean> {
  const request = api().PUT('/account/clips/{slot}/listing', {
    headers: await bearer(),
    params: { path: { slot: String(slot) } },
  });
  return (await readAnswer(request)).listed;
}
