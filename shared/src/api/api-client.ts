import createClient, { type Client } from 'openapi-fetch';
import { readConfig } from '../config';
import { loadAuth } from '../firebase';
import type { paths } from './backend-schema';
import { withFreshToken } from './with-fresh-token';
import { withRepeatKey } from './with-repeat-key';

/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 10_000;

let client: Client<paths> | null = null;

function boundedFetch(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]) });
}

async function freshToken(): Promise<string> {
  const { idToken } = await loadAuth();
  return idToken(true);
}

/**
 * The backend’s operations, typed from its OpenAPI document. Resolves with `{ data, error, response }`; rejects when
 * there is no answer at all.
 * @example const { data } = await api().GET('/payment/pricing', { params: { query: { country_code: 'GB' } } });
 */
export function api(): Client<paths> {
  client ??= createClient<paths>({
    baseUrl: new URL(readConfig().backendUrl, location.origin).href,
    fetch: (request) => withRepeatKey(request, (keyed) => withFreshToken(keyed, boundedFetch, freshToken)),
  });
  return client;
}

/** Headers that prove who asks. Rejects when nobody is signed in. */
export async function bearer(): Promise<{ authorization: string }> {
  const { idToken } = await loadAuth();
  return { authorization: `Bearer ${await idToken()}` };
}
