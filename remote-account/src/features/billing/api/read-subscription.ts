import { answerOf, api, bearer } from '@skora/shared/api';

/** The own plan as the backend has it. @throws Refusal */
export async function readSubscription() {
  return answerOf(api().GET('/payment/subscription', { headers: await bearer() }));
}

/** The own plan, what it costs and what becomes of it; `subscription` is null while none is paid. */
export type PlanState = Awaited<ReturnType<typeof readSubscription>>;

export type PaidSubscription = NonNullable<PlanState['subscription']>;
