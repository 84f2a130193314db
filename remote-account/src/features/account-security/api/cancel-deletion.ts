import { api, bearer } from '@skora/shared/api';
import { accepted } from './refusal';

/** Keeps the account after all. @throws Refusal 409 once the deletion has begun */
export async function cancelDeletion(): Promise<void> {
  accepted(await api().DELETE('/account/deletion', { headers: await bearer() }));
}
