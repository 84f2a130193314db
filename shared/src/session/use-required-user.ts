import { use } from 'react';
import { LastUserContext } from './last-user';
import type { SessionUser } from '../firebase/session-user';
import { useSession } from './use-session';

/**
 * The signed-in user, for views of protected routes. While a session ends it stays the last one: the host takes the
 * view off the page a moment later, and until then the view must not break.
 * @throws when nobody was signed in: the host's guard mounts protected routes for signed-in users only
 */
export function useRequiredUser(): SessionUser {
  const session = useSession();
  const last = use(LastUserContext);
  const user = session.status === 'signed-in' ? session.user : last;
  if (!user) {
    throw new Error('useRequiredUser() belongs in views of protected routes; use useSession() elsewhere.');
  }
  return user;
}
