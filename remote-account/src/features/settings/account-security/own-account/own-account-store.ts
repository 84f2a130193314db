import { onEvent } from '@skora/shared/events';
import type { Account } from './read-account';

interface KeptAccount {
  uid: string;
  account: Account;
}

let kept: KeptAccount | null = null;
const listeners = new Set<() => void>();

/** Follows the account that was read last. @returns a function that stops it */
export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The account of a player as it was read last; null when it has not been. Never somebody else's. */
export function keptAccount(uid: string): Account | null {
  return kept?.uid === uid ? kept.account : null;
}

export function keepAccount(uid: string, account: Account): void {
  kept = { uid, account };
  listeners.forEach((listener) => listener());
}

/** Shows a deletion that was planned (or, with null, called off) everywhere on the page. */
export function keepDeletion(uid: string, deletion: Account['deletion']): void {
  const account = keptAccount(uid);
  if (account) keepAccount(uid, { ...account, deletion });
}

onEvent('auth:signed-out', () => {
  kept = null;
});
