import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';
import type { Choice } from '../choice';

/** Changes the plan. `payUrl` is where the difference waits when the card did not pay it at once. @throws Refusal */
export async function changePlan(choice: Choice) {
  return accepted(
    await api().POST('/payment/subscription/change', { headers: await bearer(), body: choice }),
  );
}
