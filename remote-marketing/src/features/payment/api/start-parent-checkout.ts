import { readAnswer, api } from '@skora/shared/api';

/** Begins to pay as a parent. @returns the address of the payment page @throws Refusal */
export async function startParentCheckout(token: string, key: string): Promise<string> {
  const params = { path: { token }, header: { 'idempotency-key': key } };
  const answer = await readAnswer(
    api().POST('/payment/parent-requests/{token}/checkout-sessions', { params }),
  );
  return answer.url;
}
