import { useSyncExternalStore } from 'react';
import type { Session } from './session';
import { sessionStoreOfPage, UNKNOWN_SESSION } from './session-store';

/** The session, live. @example const session = useSession(); if (session.status === 'signed-in') … */
export function useSession(): Session {
  return useSyncExternalStore(sessionStoreOfPage.subscribe, sessionStoreOfPage.get, () => UNKNOWN_SESSION);
}
