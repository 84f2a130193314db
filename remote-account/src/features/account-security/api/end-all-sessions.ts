import { api, bearer } from '@skora/shared/api';
import { accepted } from './refusal';

/** Ends every session of the account, this one included. @throws Refusal */
export async function endAllSessions(): Promise<void> {
  accepted(await api().POST('/account/sign-out-everywhere', { headers: await bearer() }));
}
