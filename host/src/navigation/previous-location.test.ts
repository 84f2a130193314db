import type { PageRemote } from '@skora/shared/contract';
import { pageAfterLogIn, previousLocation, rememberLocation } from './previous-location';
import { RouteTable } from './route-table';

const PUBLIC = ['/', '/story', '/t&c', '/academies/:id'];
const AUTH = [
  '/login',
  '/signup',
  '/reset-password',
  '/forgot-password',
  '/email-verification',
  '/auth-action',
];
const FINISHED = ['/complete-account', '/guardian-approval'];

const route = (path: string) =>
  ({ path, view: 'v', access: 'public', background: 'default', title: 'T' }) as const;
const remote: PageRemote = {
  id: 'remote-a',
  release: 'r',
  contractVersion: 1,
  entry: '/remotes/remote-a/e.js',
  routes: [...PUBLIC, ...AUTH, ...FINISHED, '/cv/:token', '/confirm/:token', '*'].map(route),
  slots: [],
};
const table = new RouteTable([remote]);

function visit(path: string): void {
  const found = table.find(new URL(path, window.location.origin).pathname);
  if (!found) throw new Error(`There is no route for ${path}.`);
  rememberLocation(path, found);
}

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
  ['\\\\evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,hello'],
  ['{"pathname":"//evil.example"}'],
  ['/%0d%0aLocation:%20https://evil.example'],
  ['/auth-action?mode=resetPassword&oobCode=x'],
  ['/%0d%0aset-cookie:x'],
  ['/unknown'],
  ['/login'],
  ['/login/'],
  ['/story?token=secret'],
  ['/cv/secret'],
  [''],
])('goes home instead of %p', (stored) => {
  sessionStorage.setItem('previousLocation', stored);
  expect(previousLocation(table)).toBe('/');
});

it.each([...AUTH, '/login/'])('does not remember %s', (path) => {
  visit('/story');
  visit(`${path}?a=b`);
  expect(previousLocation(table)).toBe('/story');
});

it.each(FINISHED)('does not remember %s', (path) => {
  visit(path);
  expect(sessionStorage.getItem('previousLocation')).toBeNull();
});

it.each([
  '/story?token=secret',
  '/story?parent=secret',
  '/story?confirm=secret',
  '/story?oobCode=secret',
  '/story?plan=tier2&%74oken=secret#a',
  '/cv/secret',
  '/cv/secret/?a=1#b',
  '/confirm/secret',
])('does not store %s', (path) => {
  visit('/t&c');
  visit(path);
  expect(sessionStorage.getItem('previousLocation')).toBe('/t&c');
});

it('remembers a page with a param that is no secret', () => {
  visit('/academies/lezama');
  expect(previousLocation(table)).toBe('/academies/lezama');
});

it.each([
  [null, '/profile'],
  ['/', '/profile'],
  ['//evil.example', '/profile'],
  ['/login', '/profile'],
  ['/story?a=1#b', '/story?a=1#b'],
])('a log-in that began at %p leads to %s', (stored, expected) => {
  if (stored !== null) sessionStorage.setItem('previousLocation', stored);
  expect(pageAfterLogIn(table)).toBe(expected);
});
