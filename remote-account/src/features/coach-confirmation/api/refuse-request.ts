import { api } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';

/** Says that one is not that coach. @param stop whether this address never gets such a mail again @throws Refusal */
export async function refuseRequest(token: string, stop: boolean): Promise<void> {
  const params = { path: { token } };
  accepted(await api().POST('/confirmations/{token}/refusal', { params, body: { stop } }));
}
