import { createStore } from '../../store/create-store';
import { DEVICE_KEYS, deviceStorage } from '../../storage-keys';

/** What an account is for: the player's own, or that of a parent or guardian. A hint for pages: rules and backend decide. */
export type AccountRole = 'player' | 'guardian';

/** The role, outside React. A player's until the record says something else. */
export const accountRoleStore = createStore<AccountRole>('player');

/** Reads a role from untrusted data. @example parseAccountRole('admin') // 'player' */
export function parseAccountRole(value: unknown): AccountRole {
  return value === 'guardian' ? 'guardian' : 'player';
}

/** Sets the role, and remembers it for the next page of the same person. */
export function setAccountRole(role: AccountRole): void {
  if (role === 'player') deviceStorage.remove(DEVICE_KEYS.accountRole);
  else deviceStorage.write(DEVICE_KEYS.accountRole, role);
  accountRoleStore.set(role);
}

/** The role that the record said last on this device, so that a page does not begin with somebody else's navigation. */
export function recallAccountRole(): AccountRole {
  return parseAccountRole(deviceStorage.read(DEVICE_KEYS.accountRole));
}
