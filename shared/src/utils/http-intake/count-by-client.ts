import { findClientNetwork } from './client-network';

/** Counts what each client holds at the moment, up to a bound. */
export function countByClient(max: number) {
  const held = new Map<string, number>();
  /** @returns what gives the place back, or null when the client has no more */
  return (address: string): (() => void) | null => {
    const client = findClientNetwork(address);
    const count = held.get(client) ?? 0;
    if (count >= max) return null;
    held.set(client, count + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (held.get(client) ?? 1) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    };
  };
}
