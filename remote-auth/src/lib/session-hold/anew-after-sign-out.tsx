import { Fragment, useState, type ReactNode } from 'react';
import { useSession } from '@skora/shared/session';

/**
 * Begins its content anew when a session ends. Whoever signs out while the page after the log-in is still loading stays
 * on this one, which would show what was typed before, for good.
 */
export function AnewAfterSignOut({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const [seen, setSeen] = useState({ status, sessions: 0 });
  if (status !== seen.status) {
    setSeen({ status, sessions: seen.sessions + (seen.status === 'signed-in' ? 1 : 0) });
  }
  return <Fragment key={seen.sessions}>{children}</Fragment>;
}
