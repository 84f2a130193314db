import { readAnswer, api, bearer } from '@skora/shared/api';

/**
 * Begins to pay what a quote says. The same key gives the same payment page.
 * @param quote as the backend signed it
 * @returns the page's address, good for one visit: it is neither kept nor logged
 * @throws Refusal 409 `price-changed` when the quote says no longer what would be charged
 */
export async function startCheckout(quote: string, key: string): Promise<string> {
  const headers = { ...(await bearer()), 'idempotency-key': key };
  const params = { header: { 'idempotency-key': key } };
  const body = { quote };
  return (await readAnswer(api().POST('/payment/checkout-sessions', { headers, params, body }))).url;
}
