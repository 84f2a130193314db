import { findProgram, OTHER_BROWSERS } from './other-browsers';

const { firefox, miniBrowser } = OTHER_BROWSERS;

test('a path of the environment comes before the usual places', () => {
  const exists = (path: string) => ['/opt/firefox', '/usr/bin/firefox-esr'].includes(path);
  expect(findProgram(firefox, { FIREFOX_PATH: '/opt/firefox' }, exists)).toBe('/opt/firefox');
  expect(findProgram(firefox, {}, exists)).toBe('/usr/bin/firefox-esr');
});

test('a path of the environment that names nothing is an error', () => {
  expect(() => findProgram(firefox, { FIREFOX_PATH: '/opt/firefox' }, () => false)).toThrow(
    'FIREFOX_PATH is /opt/firefox, but there is no such file.',
  );
});

test('a program that is nowhere is null', () => {
  expect(findProgram(miniBrowser, {}, () => false)).toBeNull();
});
