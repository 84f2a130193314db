import { answerOf, api, bearer } from '@skora/shared/api';
import type { Place } from './showcase';

/** Takes a place, or one on the waiting list. @throws Refusal 403 below tier4, 409 when closed, 422 for the age */
export async function register(id: string, guardianAgrees: boolean): Promise<Place> {
  const params = { path: { id } };
  const request = { params, headers: await bearer(), body: { guardianAgrees } };
  return (await answerOf(api().POST('/showcases/{id}/registration', request))).place;
}
