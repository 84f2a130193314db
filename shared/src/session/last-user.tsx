import { createContext, useState, type ReactNode } from 'react';
import type { SessionUser } from '../firebase/session-user';
import { useSession } from './use-session';

/** Whoever was signed in last while these children were on the page; null when nobody was. */
export const LastUserContext = createContext<SessionUser | null>(null);

/**
 * Remembers the user for as long as a remote is on the page: what appears in a view between the end of a session and
 * the host taking the view away still belongs to that user.
 */
export function LastUser({ children }: { children: ReactNode }) {
  const session = useSession();
  const [last, setLast] = useState<SessionUser | null>(null);
  const user = session.status === 'signed-in' ? session.user : last;
  if (user !== last) setLast(user);
  return <LastUserContext value={user}>{children}</LastUserContext>;
}
