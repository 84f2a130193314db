import { readAnswer, api } from '@skora/shared/api';
import type { Purchase } from './start-checkout';

/** Begins to pay what a quote says, as a parent. @returns the address of the payment page @throws Refusal */
export async function startParentCheckout(token: string, body: Purchase, key: string): Promise<string> {
  const params = { path: { token }, header: { 'idempotency-key': key } };
  const answer = await readAnswer(
    api().POST('/payment/parent-requests/{token}/checkout-sessions', { params, body }),
  );
  return answer.url;
}
