import { useState } from 'react';
import type { SessionUser } from './session';
import { useSession } from './use-session';

/**
 * The signed-in user, for views of protected routes. After a sign-out it is the last one, until the host has taken
 * the view off the page.
 * @throws when nobody is signed in: the host's guard mounts protected routes for signed-in users only
 */
export function useRequiredUser(): SessionUser {
  const session = useSession();
  const present = session.status === 'signed-in' ? session.user : null;
  const [last, setLast] = useState(present);
  if (present && present !== last) setLast(present);
  const user = present ?? last;
  if (!user) {
    throw new Error('useRequiredUser() belongs in views of protected routes; use useSession() elsewhere.');
  }
  return user;
}
