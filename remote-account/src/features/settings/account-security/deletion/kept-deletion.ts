import { useEffect, useSyncExternalStore } from 'react';
import {
  keepOwnAccount,
  keptOwnAccount,
  readOwnAccount,
  subscribeToOwnAccount,
  type OwnAccount,
} from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';

/** Shows a deletion that was planned (or, with null, called off) everywhere on the page. */
export function keepDeletion(uid: string, deletion: OwnAccount['deletion']): void {
  const account = keptOwnAccount(uid);
  if (account) keepOwnAccount(uid, { ...account, deletion });
}

/** When the planned deletion of the signed-in player is due, ISO 8601; null without one, or while nobody knows. */
export function usePlannedDeletion(): string | null {
  const { uid } = useRequiredUser();
  const account = useSyncExternalStore(subscribeToOwnAccount, () => keptOwnAccount(uid));
  useEffect(() => {
    if (keptOwnAccount(uid)) return;
    let current = true;
    readOwnAccount().then(
      (next) => {
        if (current) keepOwnAccount(uid, next);
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
