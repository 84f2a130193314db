import { useAccountStatus, useSession } from '@skora/shared/session';
import type { ReactNode } from 'react';
import { PathStateContext } from './path-progress-context';
import { useSavedPath } from './use-saved-path';

/** Follows the progress of whoever is here, for all steps of the page at once. */
export function PathProgressProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const account = useAccountStatus();
  const open = account !== 'incomplete' && account !== 'pending-guardian';
  const state = useSavedPath(session.status === 'signed-in' && open ? session.user.uid : null);
  return <PathStateContext value={state}>{children}</PathStateContext>;
}
