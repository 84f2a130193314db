import { clearUserData, deviceStorage } from '../../storage-keys';
import { resetSession } from '../../testing';
import { accountRoleStore, parseAccountRole, recallAccountRole, setAccountRole } from './account-role';

afterEach(() => {
  clearUserData();
  resetSession();
});

it.each([
  ['guardian', 'guardian'],
  ['player', 'player'],
  ['admin', 'player'],
  [undefined, 'player'],
])('%j in a record means %s', (value, role) => {
  expect(parseAccountRole(value)).toBe(role);
});

it('is remembered on this device until the session ends', () => {
  setAccountRole('guardian');
  expect(accountRoleStore.get()).toBe('guardian');
  expect(recallAccountRole()).toBe('guardian');
  clearUserData();
  expect(recallAccountRole()).toBe('player');
});

it('leaves nothing on the device for a player', () => {
  setAccountRole('guardian');
  setAccountRole('player');
  expect(deviceStorage.keys()).toEqual([]);
});
