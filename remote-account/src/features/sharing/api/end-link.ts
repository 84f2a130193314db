import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';
import type { Sharing } from './read-sharing';

/** Ends a link at once. @throws Refusal */
export async function endLink(id: string): Promise<Sharing> {
  return accepted(
    await api().DELETE('/cv/links/{id}', { headers: await bearer(), params: { path: { id } } }),
  );
}
