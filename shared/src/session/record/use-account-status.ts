import { useSyncExternalStore } from 'react';
import { type AccountStatus, accountStatusStore } from './account-status';

/** The account's status, live from its record. @example if (useAccountStatus() === 'pending-guardian') … */
export function useAccountStatus(): AccountStatus {
  return useSyncExternalStore(accountStatusStore.subscribe, accountStatusStore.get, () => 'unknown');
}
