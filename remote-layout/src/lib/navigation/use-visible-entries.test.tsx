import { act, renderHook } from '@testing-library/react';
import { provideNavigation } from '@skora/shared/navigation';
import { resetSession, signInAs } from '@skora/shared/testing';
import { NAVIGATION } from '../../testing/navigation-entries';
import { useVisibleEntries } from './use-visible-entries';

const FAMILY = { area: 'account', label: 'Your family', to: '/family', order: 0, for: 'guardian' } as const;

const OPERATIONS = {
  area: 'account',
  label: 'Operations',
  to: '/operations',
  order: 90,
  for: 'admin',
} as const;

beforeEach(() => provideNavigation([FAMILY, OPERATIONS, ...NAVIGATION]));
afterEach(() => act(resetSession));

const labels = (area: 'account' | 'bar') =>
  renderHook(() => useVisibleEntries(area)).result.current.map(({ label }) => label);

test('the account menu of a parent holds what is for parents, and the bar stays', () => {
  signInAs({}, 'tier0', 'active', 'guardian');
  expect(labels('account')).toEqual(['Your family']);
  expect(labels('bar')).toContain('Home');
});

test('the account menu of an admin leads to the operations page', () => {
  signInAs({}, 'tier0', 'active', 'player', true);
  expect(labels('account')).toContain('Operations');
  expect(labels('bar')).not.toContain('Operations');
});

test('the account menu of a player has nothing for parents or admins', () => {
  signInAs();
  expect(labels('account')).toContain('My CV');
  expect(labels('account')).not.toContain('Your family');
  expect(labels('account')).not.toContain('Operations');
});
