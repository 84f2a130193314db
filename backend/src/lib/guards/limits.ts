import { MINUTE_MS } from '@skora/domain';
import type { FastifyRequest } from 'fastify';
import { FixedWindow } from './fixed-window';
import { findNetwork } from './network';
import type { SharedCounts } from './shared-counts';
import { Problem } from '../http/problem';

/** Counts one more of a key. @returns 0 when it is granted, else the whole seconds until the key's window ends */
export type Take = (key: string) => Promise<number>;

// One household or server usually holds a whole IPv6 /64, so single IPv6 addresses limit nobody.
const CLIENT_BITS = { v4: 32, v6: 64 };

/**
 * Limits of a service. All instances count together when they share a Redis. While it does not answer, and without one,
 * each counts by itself.
 */
export class Limits {
  readonly #names = new Set<string>();

  /** @param shared `null`: this instance counts alone */
  constructor(
    private readonly now: () => number,
    private readonly shared: SharedCounts | null,
  ) {}

  /**
   * Opens a limit: a key has so many takes per window, which starts with its first one.
   *
   * @param name the same in every release, because other instances may be of another one
   * @throws Error when a limit of that name is open already
   */
  open(name: string, limit: number, windowMs: number): Take {
    if (this.#names.has(name))
      throw new Error(`Two limits are called "${name}". Give one of them another name.`);
    this.#names.add(name);
    const own = new FixedWindow({ limit, windowMs, now: this.now });
    return async (key) => {
      const shared = await this.shared?.add(`${name}:${key}`, windowMs);
      if (!shared) return own.take(key);
      if (shared.count > limit) return Math.max(1, Math.ceil(shared.endsInMs / 1000));
      // So that nobody begins anew when Redis fails.
      own.take(key);
      return 0;
    };
  }

  /**
   * An `onRequest` hook that grants each client `perMinute` requests and answers the rest with 429. The address stays in
   * memory for a minute; Redis is told an HMAC of it.
   *
   * @param name as for {@link open}; routes that share the hook share the limit
   */
  perClient(name: string, perMinute: number): (request: FastifyRequest) => Promise<void> {
    const take = this.open(name, perMinute, MINUTE_MS);
    return async ({ ip }) => {
      const wait = await take(findNetwork(ip, CLIENT_BITS));
      if (wait > 0) throw new Problem(429, { headers: { 'retry-after': String(wait) } });
    };
  }

  /** Lets go of what it counts in. */
  close(): void {
    this.shared?.close();
  }
}
