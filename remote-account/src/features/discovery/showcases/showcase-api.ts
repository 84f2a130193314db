import type { Showcase as PublishedShowcase } from '@skora/domain';
import { readAnswer, api, bearer } from '@skora/shared/api';

export interface Showcase extends PublishedShowcase<Date> {
  taken: number;
  waiting: number;
}

/** How a player stands with an event. `held`: the place is kept until the guardian has answered. */
export type Place = 'registered' | 'held' | 'waiting' | 'none';

/**
 * Takes a place, or one on the waiting list; for a player under 18 the guardian is asked.
 * @param guardianEmail the guardian to ask; null: the one we know
 * @throws Refusal 403 below tier4, 409 when closed, 422 for the age or, at `body/guardianEmail`, the guardian
 */
export async function register(id: string, guardianEmail: string | null): Promise<Place> {
  const params = { path: { id } };
  const body = guardianEmail === null ? {} : { guardianEmail };
  const request = { params, headers: await bearer(), body };
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
