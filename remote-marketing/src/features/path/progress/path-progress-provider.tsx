import { useAccountStatus, useSession } from '@skora/shared/session';
import type { ReactNode } from 'react';
import { PathStateContext } from './path-progress-context';
import { useSavedPath } from './use-saved-path';

/** Reads the visitor's progress once for all steps of the page. */
export function PathProgressProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const account = useAccountStatus();
  const open = account !== 'incomplete' && account !== 'pending-guardian';
  const state = useSavedPath(session.status === 'signed-in' && open ? session.user.uid : null);
  return <PathStateContext value={state}>{children}</PathStateContext>;
}
