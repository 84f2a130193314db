import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';
import type { Place } from '../showcase';

/** Gives the place back. @throws Refusal */
export async function withdraw(id: string): Promise<Place> {
  const params = { path: { id } };
  return accepted(await api().DELETE('/showcases/{id}/registration', { params, headers: await bearer() }))
    .place;
}
