import { readAnswer, api, bearer } from '@skora/shared/api';
import type { Order } from '../order/order';

/**
 * Begins to pay. The same key gives the same payment page.
 * @returns its address, good for one visit: it is neither kept nor logged
 * @throws Refusal
 */
export async function startCheckout({ plan, interval }: Order, key: string): Promise<string> {
  const headers = { ...(await bearer()), 'idempotency-key': key };
  const params = { header: { 'idempotency-key': key } };
  const body = { plan, interval };
  return (await readAnswer(api().POST('/payment/checkout-sessions', { headers, params, body }))).url;
}
