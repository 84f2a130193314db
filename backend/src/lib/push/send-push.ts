import { fetchWithin } from '@skora/shared/utils/fetch-within';
import webPush from 'web-push';
import { measureCall } from '../metrics/service-calls';
import type { PushConfig } from './push-config';

/** A device of a player, as its browser described it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of a push; `gone`: the browser does not want any more. */
type PushOutcome = 'sent' | 'gone' | 'failed';

const TIMEOUT_MS = 5000;
/** A device that is off for longer is not told: what it says is on the page. */
const TTL_SECONDS = 12 * 3600;
const GONE = new Set([404, 410]);

/**
 * Sends one encrypted push. Never rejects.
 * @param lastSeconds how long it may still reach the device: a push service keeps it for a device that is off
 */
export async function sendPush(
  { publicKey, privateKey, subject }: PushConfig,
  { endpoint, p256dh, auth }: PushTarget,
  payload: object,
  lastSeconds: number,
): Promise<PushOutcome> {
  const ttl = Math.min(TTL_SECONDS, lastSeconds);
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { TTL: ttl, urgency: 'normal', vapidDetails: { subject, publicKey, privateKey } },
    );
    const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const request: RequestInit = {
      method,
      headers: Object.fromEntries(entries.filter(([name]) => name.toLowerCase() !== 'content-length')),
      body: body && new Uint8Array(body),
      redirect: 'error',
    };
    const read = async ({ ok, status }: Response): Promise<PushOutcome> => {
      if (GONE.has(status)) return 'gone';
      if (ok) return 'sent';
      throw new Error(`The push service answered ${status}.`);
    };
    return await measureCall('push', () => fetchWithin(TIMEOUT_MS, endpoint, request, read));
  } catch {
    return 'failed';
  }
}
