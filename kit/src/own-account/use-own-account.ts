import { useEffect, useSyncExternalStore } from 'react';
import { useAccountStatus, useRequiredUser } from '@skora/shared/session';
import type { Loaded } from '../load/loaded';
import { useRequest } from '../load/use-request';
import {
  keepOwnAccount,
  keptOwnAccount,
  readOwnAccount,
  subscribeToOwnAccount,
  type OwnAccount,
} from './own-account';

/**
 * The signed-in person's account: what is known at once, what the backend says a moment later. Read again whenever its
 * status changes elsewhere or the person comes back to the page.
 */
export function useOwnAccount(): Loaded<OwnAccount> {
  const { uid } = useRequiredUser();
  const liveStatus = useAccountStatus();
  const account = useSyncExternalStore(
    subscribeToOwnAccount,
    () => keptOwnAccount(uid),
    () => null,
  );
  const { error, retry } = useRequest(uid, async (signal) => {
    const next = await readOwnAccount();
    if (!signal.aborted) keepOwnAccount(uid, next);
  });

  const status = account?.status ?? 'unknown';
  useEffect(() => {
    if (status !== 'unknown' && liveStatus !== 'unknown' && status !== liveStatus) retry();
  }, [status, liveStatus, retry]);

  // A guardian who says no changes nothing in the record that is followed live.
  useEffect(() => {
    window.addEventListener('focus', retry);
    return () => window.removeEventListener('focus', retry);
  }, [retry]);

  // What is on the page already is worth more than an error in its place.
  if (account) return { status: 'ready', value: account };
  return error === null ? { status: 'loading' } : { status: 'failed', error, retry };
}
