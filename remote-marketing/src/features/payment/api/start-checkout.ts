import { readAnswer, api, bearer } from '@skora/shared/api';
import type { Consents } from '../order/consents';

/** What checkout takes. */
export interface Purchase {
  /** As the backend signed it. */
  quote: string;
  consents: Consents;
}

/**
 * Begins to pay what a quote says. The same key gives the same payment page.
 * @returns the page's address, good for one visit: it is neither kept nor logged
 * @throws Refusal 409 `price-changed` when the quote says no longer what would be charged
 */
export async function startCheckout(body: Purchase, key: string): Promise<string> {
  const headers = { ...(await bearer()), 'idempotency-key': key };
  const params = { header: { 'idempotency-key': key } };
  return (await readAnswer(api().POST('/payment/checkout-sessions', { headers, params, body }))).url;
}
