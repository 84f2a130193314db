import { api, bearer } from '@skora/shared/api';
import { accepted } from './refusal';

/** The own account: role, guardian's state, a deletion that is planned. @throws Refusal */
export async function readAccount() {
  return accepted(await api().GET('/account', { headers: await bearer() }));
}

/** What the owner may know about an account. */
export type Account = Awaited<ReturnType<typeof readAccount>>;
