import type { Showcase as PublishedShowcase } from '@skora/domain';
import { readAnswer, api, bearer } from '@skora/shared/api';

export interface Showcase extends PublishedShowcase<Date> {
  taken: number;
  waiting: number;
}

export type Place = 'registered' | 'waiting' | 'none';

/** Takes a place, or one on the waiting list. @throws Refusal 403 below tier4, 409 when closed, 422 for the age */
export async function register(id: string, guardianAgrees: boolean): Promise<Place> {
  const params = { path: { id } };
  const request = { params, headers: await bearer(), body: { guardianAgrees } };
  return (await readAnswer(api().POST('/showcases/{id}/registration', request))).place;
}

/** Gives the place back. @throws Refusal */
export async function withdraw(id: string): Promise<Place> {
  const params = { path: { id } };
  const answer = await readAnswer(
    api().DELETE('/showcases/{id}/registration', { params, headers: await bearer() }),
  );
  return answer.place;
}
