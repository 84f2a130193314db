import { useSyncExternalStore } from 'react';
import { type AccountRole, accountRoleStore } from './account-role';

/** The account's role, live from its record. @example if (useAccountRole() === 'guardian') … */
export function useAccountRole(): AccountRole {
  return useSyncExternalStore(accountRoleStore.subscribe, accountRoleStore.get, () => 'player');
}
