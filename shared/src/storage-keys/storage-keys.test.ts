import { clearUserData } from './clear-user-data';
import { deviceStorage } from './safe-storage';
import { DEVICE_KEYS, profileKey, TAB_KEYS } from './storage-keys';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps the names of the keys, because browsers hold them', () => {
  expect(Object.values(DEVICE_KEYS)).toEqual([
    'user',
    'accountRole',
    'userStats_profileImage',
    'userStats_physicalStep',
    'userStats_technicalStep',
    'userStats_goalkeeperTechnicalStep',
  ]);
  expect(Object.values(TAB_KEYS)).toEqual(
    expect.arrayContaining(['previousLocation', 'skipPublicOnlyToast']),
  );
});

it('clears every entry of device and tab that is not known to be about nobody', () => {
  for (const key of [
    ...Object.values(DEVICE_KEYS),
    'userStats_somethingNew',
    profileKey('uid1'),
    'somethingNew',
    'firebase:authUser:key',
  ]) {
    localStorage.setItem(key, '1');
  }
  for (const key of [...Object.values(TAB_KEYS), profileKey('uid1'), 'formDraft_contact', 'somethingNew']) {
    sessionStorage.setItem(key, '1');
  }
  const restore = clearUserData();
  expect(Object.keys(localStorage)).toEqual(['firebase:authUser:key']);
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'googleSignIn',
    'reloadedFrom',
    'skipPublicOnlyToast',
    'untoldReload',
  ]);
  restore();
  expect(localStorage.getItem('userProfile_uid1')).toBe('1');
  expect(sessionStorage.getItem('previousLocation')).toBe('1');
});

it('keeps what it is told to keep', () => {
  sessionStorage.setItem('previousLocation', '/story');
  clearUserData({ keys: [TAB_KEYS.previousLocation], prefixes: [] });
  expect(sessionStorage.getItem('previousLocation')).toBe('/story');
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
