import { answerOf, api, bearer } from '@skora/shared/api';

/** The own account: role, guardian's state, a deletion that is planned. @throws Refusal */
export async function readAccount() {
  return answerOf(api().GET('/account', { headers: await bearer() }));
}

export type Account = Awaited<ReturnType<typeof readAccount>>;
