import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';
import type { Place } from '../showcase';

/** Takes a place, or one on the waiting list. @throws Refusal 403 below tier4, 409 when closed, 422 for the age */
export async function register(id: string, guardianAgrees: boolean): Promise<Place> {
  const answer = await api().POST('/showcases/{id}/registration', {
    params: { path: { id } },
    headers: await bearer(),
    body: { guardianAgrees },
  });
  return accepted(answer).place;
}
