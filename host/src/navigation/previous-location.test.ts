import type { PageRemote } from '@skora/shared/contract';
import { previousLocation, rememberLocation } from './previous-location';
import { RouteTable } from './route-table';

const route = (path: string) =>
  ({ path, view: 'v', access: 'public', background: 'default', title: 'T' }) as const;
const remote: PageRemote = {
  id: 'remote-a',
  release: 'r',
  contractVersion: 1,
  entry: '/remotes/remote-a/e.js',
  routes: ['/', '/story', '/t&c', '/login', '/complete-account', '*'].map(route),
  slots: [],
};
const table = new RouteTable([remote]);

beforeEach(() => sessionStorage.clear());

it.each([
  ['/story', '/story'],
  ['/story?a=1#b', '/story?a=1#b'],
  ['/t&c', '/t&c'],
  ['/complete-account', '/complete-account'],
])('goes back to %s', (stored, expected) => {
  sessionStorage.setItem('previousLocation', stored);
  expect(previousLocation(table)).toBe(expected);
});

it.each([
  ['https://evil.example'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['javascript:alert(1)'],
  ['/%0d%0aset-cookie:x'],
  ['/unknown'],
  ['/login'],
  ['/story?token=secret'],
  [''],
])('goes home instead of %p', (stored) => {
  sessionStorage.setItem('previousLocation', stored);
  expect(previousLocation(table)).toBe('/');
});

it.each(['/login', '/signup', '/reset-password', '/forgot-password', '/email-verification', '/auth-action'])(
  'does not remember %s',
  (path) => {
    rememberLocation('/story', '/story');
    rememberLocation(`${path}?a=b`, path);
    expect(previousLocation(table)).toBe('/story');
  },
);

it.each(['/complete-account', '/guardian-approval'])('does not remember %s', (path) => {
  rememberLocation(path, path);
  expect(sessionStorage.getItem('previousLocation')).toBeNull();
});

it.each([
  '/story?token=secret',
  '/story?parent=secret',
  '/story?confirm=secret',
  '/story?oobCode=secret',
  '/story?plan=tier2&%74oken=secret#a',
])('does not store %s', (path) => {
  rememberLocation('/t&c', '/t&c');
  rememberLocation(path, '/story');
  expect(sessionStorage.getItem('previousLocation')).toBe('/t&c');
});
