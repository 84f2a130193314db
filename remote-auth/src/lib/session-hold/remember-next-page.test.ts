import { rememberFirstSteps, rememberNextPage } from './remember-next-page';

const next = () => sessionStorage.getItem('previousLocation');

beforeEach(() => sessionStorage.clear());

test.each([
  [null, '/welcome'],
  ['/', '/welcome'],
  ['/story', '/welcome'],
  ['/clips?from=bar', '/welcome'],
  ['/academies-and-more', '/welcome'],
  ['/pricing-plans?plan=tier2', '/pricing-plans?plan=tier2'],
  ['/academies/lezama', '/academies/lezama'],
  ['/map', '/map'],
])('a new player who came from %p goes on to %s', (before, page) => {
  if (before !== null) sessionStorage.setItem('previousLocation', before);
  rememberNextPage({ status: 'active', role: 'player' });
  expect(next()).toBe(page);
});

test('an account that waits goes to what it waits for, whatever it came for', () => {
  sessionStorage.setItem('previousLocation', '/pricing-plans');
  rememberNextPage({ status: 'pending-guardian', role: 'player' });
  expect(next()).toBe('/complete-account');
});

test('a proven address leads to the first steps by way of the log-in', () => {
  sessionStorage.setItem('previousLocation', '/');
  rememberFirstSteps();
  expect(next()).toBe('/welcome');
});
