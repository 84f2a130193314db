import Stripe from 'stripe';

export type Answer = { call: string; status: number; body: unknown };

/** A client of the official SDK that keeps every answer as it came. */
export function recordingClient(url: string, answers: Answer[]): Stripe {
  const { hostname, port } = new URL(url);
  const httpClient = Stripe.createFetchHttpClient(async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(String(input));
    const body: unknown = await response.clone().json();
    answers.push({ call: `${init?.method ?? 'GET'} ${pathname}`, status: response.status, body });
    return response;
  });
  const place = { host: hostname, port, protocol: 'http' } as const;
  return new Stripe('sk_test_local', { ...place, httpClient, maxNetworkRetries: 0, telemetry: false });
}
