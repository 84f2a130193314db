import { findClientNetwork } from '@skora/shared/utils/http-intake';

/** Clients that are told apart within one window; nobody can fill the memory by coming from everywhere. */
const MAX_CLIENTS = 20_000;

/** How often each client may do something within a window of time. Forgets all clients at the end of each window. */
export class ClientLimit {
  private readonly counts = new Map<string, number>();
  private windowEnds = 0;

  /** @param windowMs a window begins with the first client after the one before */
  constructor(
    private readonly max: number,
    private readonly windowMs: number,
  ) {}

  /** @param address of the client, as far as proxies are believed; @returns false: not any more in this window */
  take(address: string, now = Date.now()): boolean {
    if (now >= this.windowEnds) {
      this.counts.clear();
      this.windowEnds = now + this.windowMs;
    }
    const client = findClientNetwork(address);
    const count = this.counts.get(client);
    if (count === undefined && this.counts.size >= MAX_CLIENTS) return false;
    this.counts.set(client, (count ?? 0) + 1);
    return (count ?? 0) < this.max;
  }
}
