import Stripe from 'stripe';

export type Answer = { call: string; status: number; body: unknown };

/**
 * A client of the official SDK that keeps every answer as it came.
 *
 * @param place an address of the stand-in, or a key of Stripe itself
 */
export function recordingClient(answers: Answer[], place: { url: string } | { key: string }): Stripe {
  const httpClient = Stripe.createFetchHttpClient(async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(String(input));
    const body: unknown = await response.clone().json();
    answers.push({ call: `${init?.method ?? 'GET'} ${pathname}`, status: response.status, body });
    return response;
  });
  const common = { httpClient, maxNetworkRetries: 0, telemetry: false };
  if ('key' in place) return new Stripe(place.key, common);
  const { hostname: host, port } = new URL(place.url);
  return new Stripe('sk_test_local', { ...common, host, port, protocol: 'http' });
}
