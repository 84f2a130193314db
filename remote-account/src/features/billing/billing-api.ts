import { PAID_TIERS, type PaidTier } from '@skora/domain';
import { readAnswer, api, bearer } from '@skora/shared/api';

export interface Choice {
  plan: PaidTier;
  interval: 'month' | 'year';
}

/** The change an address asks for: `?plan=tier3&interval=year`. @returns null when it asks for none */
export function choiceIn(search: string): Choice | null {
  const query = new URLSearchParams(search);
  const plan = PAID_TIERS.find((tier) => tier === query.get('plan'));
  return plan ? { plan, interval: query.get('interval') === 'year' ? 'year' : 'month' } : null;
}

/** The own plan as the backend has it. @throws Refusal */
export async function readSubscription() {
  return readAnswer(api().GET('/payment/subscription', { headers: await bearer() }));
}

/** The own plan, what it costs and what becomes of it; `subscription` is null while none is paid. */
export type PlanState = Awaited<ReturnType<typeof readSubscription>>;

export type PaidSubscription = NonNullable<PlanState['subscription']>;

/** How much there is of what the plan bounds; `used` may be above `limit`. @throws Refusal */
export async function readUsage() {
  return readAnswer(api().GET('/payment/usage', { headers: await bearer() }));
}

/**
 * A page of the invoices, newest first; `sample` while the operator has not confirmed the prices.
 *
 * @param before `next` of the page before
 * @throws Refusal
 */
export async function listInvoices(before?: string) {
  const params = { query: { before } };
  return readAnswer(api().GET('/payment/invoices', { params, headers: await bearer() }));
}

/** An invoice; its pages are null when a parent paid it. */
export type Invoice = Awaited<ReturnType<typeof listInvoices>>['invoices'][number];

/** What a change of plan would cost and when it would count; changes nothing. @throws Refusal */
export async function previewChange(choice: Choice) {
  return readAnswer(api().POST('/payment/subscription/preview', { headers: await bearer(), body: choice }));
}

export type ChangePreview = Awaited<ReturnType<typeof previewChange>>;

/** Changes the plan. `payUrl` is where the difference waits when the card did not pay it at once. @throws Refusal */
export async function changePlan(choice: Choice) {
  return readAnswer(api().POST('/payment/subscription/change', { headers: await bearer(), body: choice }));
}

/** Ends the plan with the paid period. @throws Refusal */
export async function cancelPlan() {
  return readAnswer(api().POST('/payment/subscription/cancel', { headers: await bearer() }));
}

/** Takes back a cancellation or a planned change. @throws Refusal */
export async function resumePlan() {
  return readAnswer(api().POST('/payment/subscription/resume', { headers: await bearer() }));
}

/** Withdraws from the purchase: the plan ends at once and everything is paid back. @throws Refusal */
export async function withdrawFromPlan() {
  return readAnswer(api().POST('/payment/subscription/withdraw', { headers: await bearer() }));
}

/** The page to change the card. @returns its address, good for one visit @throws Refusal */
export async function openCardPage(): Promise<string> {
  return (await readAnswer(api().POST('/payment/portal-sessions', { headers: await bearer() }))).url;
}
