import { readAnswer, api, bearer } from '@skora/shared/api';
import { onEvent } from '@skora/shared/events';

/** The signed-in person's account: role, how far it is, what it waits for, a deletion that is planned. @throws Refusal */
export async function readOwnAccount() {
  return readAnswer(api().GET('/account', { headers: await bearer() }));
}

export type OwnAccount = Awaited<ReturnType<typeof readOwnAccount>>;

let kept: { uid: string; account: OwnAccount } | null = null;
const listeners = new Set<() => void>();

/** Follows the account that was read last. @returns a function that stops it */
export function subscribeToOwnAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The account of a person as it was read last; null when it has not been. Never somebody else's. */
export function keptOwnAccount(uid: string): OwnAccount | null {
  return kept?.uid === uid ? kept.account : null;
}

/** Shows an account that has changed everywhere on the page, until the session ends. */
export function keepOwnAccount(uid: string, account: OwnAccount): void {
  if (kept === null) {
    const stop = onEvent('auth:signed-out', () => {
      kept = null;
      stop();
    });
  }
  kept = { uid, account };
  listeners.forEach((listener) => listener());
}
