import { answerOf, api, bearer } from '@skora/shared/api';
import { onEvent } from '@skora/shared/events';
import { useEffect, useSyncExternalStore } from 'react';
import { type Loaded, useRequest } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';

/** The own account: role, guardian's state, a deletion that is planned. @throws Refusal */
async function readAccount() {
  return answerOf(api().GET('/account', { headers: await bearer() }));
}

export type Account = Awaited<ReturnType<typeof readAccount>>;

interface KeptAccount {
  uid: string;
  account: Account;
}

let kept: KeptAccount | null = null;
const listeners = new Set<() => void>();

/** Follows the account that was read last. @returns a function that stops it */
function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The account of a player as it was read last; null when it has not been. Never somebody else's. */
function keptAccount(uid: string): Account | null {
  return kept?.uid === uid ? kept.account : null;
}

function keepAccount(uid: string, account: Account): void {
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

/** The signed-in player's account: what is known at once, what the backend says a moment later. */
export function useOwnAccount(): Loaded<Account> {
  const { uid } = useRequiredUser();
  const account = useSyncExternalStore(subscribeToAccount, () => keptAccount(uid));
  const { error, retry } = useRequest(uid, async (signal) => {
    const next = await readAccount();
    if (!signal.aborted) keepAccount(uid, next);
  });
  if (account) return { status: 'ready', value: account };
  return error === null ? { status: 'loading' } : { status: 'failed', error, retry };
}

/** When the planned deletion of the signed-in player is due, ISO 8601; null without one, or while nobody knows. */
export function usePlannedDeletion(): string | null {
  const { uid } = useRequiredUser();
  const account = useSyncExternalStore(subscribeToAccount, () => keptAccount(uid));
  useEffect(() => {
    if (keptAccount(uid)) return;
    let current = true;
    readAccount().then(
      (next) => {
        if (current) keepAccount(uid, next);
      },
      // The page works without it, and the next page asks again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [uid]);
  return account?.deletion?.dueAt ?? null;
}
