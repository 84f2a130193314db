import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';

/** Gives the place back. @throws Refusal */
export async function withdraw(id: string): Promise<void> {
  const params = { path: { id } };
  accepted(await api().DELETE('/showcases/{id}/registration', { params, headers: await bearer() }));
}
