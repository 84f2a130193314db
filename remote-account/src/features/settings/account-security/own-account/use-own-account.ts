import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { Loaded } from '../../../../lib/documents/loaded';
import { type Account, readAccount } from './read-account';
import { keepAccount, keptAccount, subscribeToAccount } from './own-account-store';

/** The signed-in player's account: what is known at once, what the backend says a moment later. */
export function useOwnAccount(): Loaded<Account> {
  const { uid } = useRequiredUser();
  const account = useSyncExternalStore(subscribeToAccount, () => keptAccount(uid));
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    readAccount().then(
      (next) => {
        if (current) keepAccount(uid, next);
      },
      (error: unknown) => {
        console.info('[skora] the account could not be read:', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [uid, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  if (account) return { status: 'ready', value: account };
  return failed ? { status: 'failed', retry } : { status: 'loading' };
}
