import { DAY_MS } from '@skora/domain';
import { findNetwork } from '../../lib/guards/network';

const MAX_NETWORKS = 10_000;
const NETWORK_BITS = { v4: 24, v6: 48 };

/** Remembers countries by network, never by address, for a day; the oldest goes when it is full. */
export class CountryCache {
  readonly #countries = new Map<string, { country: string; until: number }>();

  constructor(private readonly now: () => number) {}

  get(address: string): string | undefined {
    const hit = this.#countries.get(findNetwork(address, NETWORK_BITS));
    return hit && hit.until > this.now() ? hit.country : undefined;
  }

  set(address: string, country: string) {
    const network = findNetwork(address, NETWORK_BITS);
    this.#countries.delete(network);
    const oldest = this.#countries.keys().next();
    if (this.#countries.size >= MAX_NETWORKS && !oldest.done) this.#countries.delete(oldest.value);
    this.#countries.set(network, { country, until: this.now() + DAY_MS });
  }
}
