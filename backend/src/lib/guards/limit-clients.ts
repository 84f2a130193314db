import type { FastifyRequest } from 'fastify';
import { findNetwork } from './network';
import { FixedWindow } from './fixed-window';
import { Problem } from '../http/problem';

// One household or server usually holds a whole IPv6 /64, so single IPv6 addresses limit nobody.
const CLIENT_BITS = { v4: 32, v6: 64 };

/**
 * An `onRequest` hook that grants each client `perMinute` requests and answers the rest with 429. The
 * address stays in memory for a minute and is written nowhere.
 */
export function limitClients(perMinute: number, now: () => number) {
  const window = new FixedWindow({ limit: perMinute, windowMs: 60_000, now });
  return async (request: FastifyRequest): Promise<void> => {
    const wait = window.take(findNetwork(request.ip, CLIENT_BITS));
    if (wait > 0) throw new Problem(429, { headers: { 'retry-after': String(wait) } });
  };
}
