import { readAnswer, api, bearer } from '@skora/shared/api';

/** The own plan as the backend has it. @throws Refusal */
export async function readSubscription() {
  return readAnswer(api().GET('/payment/subscription', { headers: await bearer() }));
}

/** The own plan; `subscription` is null while nothing has been paid. */
export type OwnSubscription = Awaited<ReturnType<typeof readSubscription>>;
