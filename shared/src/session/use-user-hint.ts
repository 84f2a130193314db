import { useEffect, useState } from 'react';
import type { SessionUser } from '../firebase/session-user';
import { readUserHint } from './hint/user-hint';
import { useSession } from './use-session';

/**
 * Who this browser knew last, while the identity provider has not answered yet; null otherwise.
 * For greeting early, never for deciding anything.
 */
export function useUserHint(): SessionUser | null {
  const session = useSession();
  const [hint, setHint] = useState<SessionUser | null>(null);
  // In an effect, so that hydration repeats the prerendered markup.
  useEffect(() => setHint(readUserHint()), []);
  return session.status === 'unknown' ? hint : null;
}
