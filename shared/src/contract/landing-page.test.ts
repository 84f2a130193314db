import { landingPage } from './landing-page';

test.each([
  ['a new player', { status: 'active', role: 'player', isNew: true }, '/welcome'],
  ['whoever has just proved an address, before the account was read', { isNew: true }, '/welcome'],
  ['a new parent or guardian', { status: 'active', role: 'guardian', isNew: true }, '/family'],
  ['a parent or guardian who logs in', { role: 'guardian' }, '/family'],
  ['whoever logs in', {}, '/profile'],
  [
    'a new account that waits',
    { status: 'pending-guardian', role: 'player', isNew: true },
    '/complete-account',
  ],
  ['an account with something missing', { status: 'incomplete', role: null }, '/complete-account'],
])('%s begins at the right page', (_who, known, page) => {
  expect(landingPage(known)).toBe(page);
});
