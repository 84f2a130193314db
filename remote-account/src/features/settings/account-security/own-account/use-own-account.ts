import { useSyncExternalStore } from 'react';
import { useRequest, type Loaded } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import { type Account, readAccount } from './read-account';
import { keepAccount, keptAccount, subscribeToAccount } from './own-account-store';

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
