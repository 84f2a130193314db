import { useEffect, useSyncExternalStore } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { readAccount } from '../own-account/read-account';
import { keepAccount, keptAccount, subscribeToAccount } from '../own-account/own-account-store';

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
