import type { SessionUser } from './session';
import { useSession } from './use-session';

/**
 * The signed-in user, for views of protected routes.
 * @throws when nobody is signed in: the host's guard mounts protected routes for signed-in users only
 */
export function useRequiredUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signed-in') {
    throw new Error('useRequiredUser() belongs in views of protected routes; use useSession() elsewhere.');
  }
  return session.user;
}
