import { answerOf, api, bearer } from '@skora/shared/api';

/** The signed-in person's account: how far it is, and what it waits for. @throws Refusal */
export async function readOwnAccount() {
  return answerOf(api().GET('/account', { headers: await bearer() }));
}

export type OwnAccount = Awaited<ReturnType<typeof readOwnAccount>>;
