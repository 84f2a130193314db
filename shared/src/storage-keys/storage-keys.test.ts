import { clearUserData } from './clear-user-data';
import { deviceStorage } from './safe-storage';
import { DEVICE_KEYS, profileKey } from './storage-keys';

beforeEach(() => localStorage.clear());

it('clears user, cached profiles and every stats key, and nothing else', () => {
  for (const key of [...Object.values(DEVICE_KEYS), 'userStats_somethingNew', profileKey('uid1'), 'theme']) {
    localStorage.setItem(key, '1');
  }
  clearUserData();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('survives a storage that throws', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(deviceStorage.write('a', 'b')).toBe(false);
  expect(deviceStorage.read('a')).toBeNull();
  set.mockRestore();
  get.mockRestore();
});
