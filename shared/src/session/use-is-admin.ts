import { useSyncExternalStore } from 'react';
import { adminStore } from './admin-store';
import { useSession } from './use-session';

/**
 * Whether the signed-in person is one of those who run the site; null until it is known. A hint for what is shown: the backend
 * asks for itself. Whoever is made an admin while signed in is one here with the next ID token.
 */
export function useIsAdmin(): boolean | null {
  const session = useSession();
  const known = useSyncExternalStore(adminStore.subscribe, adminStore.get, () => null);
  if (session.status === 'unknown') return null;
  if (session.status === 'signed-out') return false;
  return known?.uid === session.user.uid ? known.isAdmin : null;
}
