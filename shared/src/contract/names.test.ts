import { isReleaseName, isRemoteId } from './names';

test.each(['remote-a', 'remote-scouting', 'remote-react-18', `remote-${'a'.repeat(56)}`])(
  '%s is the id of a remote',
  (id) => {
    expect(isRemoteId(id)).toBe(true);
  },
);

test.each(['host', 'remote-', 'remote-Auth', 'remote-a/b', 'a remote-a', `remote-${'a'.repeat(57)}`])(
  '"%s" is none',
  (id) => {
    expect(isRemoteId(id)).toBe(false);
  },
);

test('names of releases have 6 to 64 small letters and digits', () => {
  expect(['aaaaaa', '1a2b3c4d5e6f', 'a'.repeat(64)].every(isReleaseName)).toBe(true);
  expect(['aaaaa', 'a'.repeat(65), 'AAAAAA', 'aaaaa/', 123456, null].some(isReleaseName)).toBe(false);
});
