import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedOut, resetSession, signInAs } from '@skora/shared/testing';
import { renderView } from '../../../../testing/render-view';
import { AccountStrip } from './account-strip';

const EMAIL = 'Please verify your email: we sent you a link.';
const PENDING = 'Waiting for your parent or guardian. Until then nothing can be saved and nothing is public.';

const strip = () => screen.queryByRole('complementary', { name: 'Your account' });

afterEach(() => {
  act(resetSession);
  window.sessionStorage.clear();
});

it('says nothing to visitors, to players with nothing to do, and before the account is known', () => {
  renderView(AccountStrip);
  expect(strip()).toBeNull();
  act(beSignedOut);
  expect(strip()).toBeNull();
  act(() => void signInAs());
  expect(strip()).toBeNull();
  act(() => void signInAs({ emailVerified: false }, 'tier0', 'unknown'));
  expect(strip()).toBeNull();
});

it.each([
  ['incomplete', 'Finish creating your account.', 'Complete account', '/complete-account'],
  ['pending-guardian', PENDING, 'See details', '/complete-account'],
  ['active', EMAIL, 'Send a new link', '/settings/account#e-mail'],
] as const)('%s: says what the account waits for and leads there', async (status, text, action, to) => {
  signInAs({ emailVerified: false }, 'tier0', status);
  const { visits } = renderView(AccountStrip);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: action }));
  expect(visits).toMatchObject([{ to }]);
});

it('follows the account', () => {
  signInAs({ emailVerified: false }, 'tier0', 'pending-guardian');
  renderView(AccountStrip);
  act(() => void signInAs({ emailVerified: false }));
  expect(screen.queryByText(PENDING)).toBeNull();
  expect(screen.getByText(EMAIL)).toBeVisible();
  act(() => void signInAs({ emailVerified: true }));
  expect(strip()).toBeNull();
});

it.each([
  ['/complete-account', 'incomplete'],
  ['/complete-account', 'pending-guardian'],
  ['/settings/account', 'active'],
] as const)('is not shown on %s, which settles it', (path, status) => {
  signInAs({ emailVerified: false }, 'tier0', status);
  const { goTo } = renderView(AccountStrip, path);
  expect(strip()).toBeNull();
  goTo('/');
  expect(strip()).toBeVisible();
});

it('stays away for the rest of the session once dismissed, but not for somebody else or something else', async () => {
  signInAs({ emailVerified: false });
  const { unmount } = renderView(AccountStrip);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(strip()).toBeNull();
  unmount();
  renderView(AccountStrip);
  expect(strip()).toBeNull();
  act(() => void signInAs({ uid: 'uid-other', emailVerified: false }));
  expect(screen.getByText(EMAIL)).toBeVisible();
  act(() => void signInAs({ emailVerified: false }, 'tier0', 'pending-guardian'));
  expect(screen.getByText(PENDING)).toBeVisible();
});

describe('what takes the focus', () => {
  // jsdom lays nothing out.
  function place(element: Element, top: number, bottom: number, left = 0) {
    const box = { top, bottom, left, right: left + 100 } as DOMRect;
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
  }

  function focusAt(top: number, left = 0) {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    signInAs({ emailVerified: false });
    renderView(AccountStrip);
    const field = document.createElement('input');
    document.body.append(field);
    place(screen.getByRole('complementary'), 780, 844);
    place(field, top, top + 44, left);
    field.focus();
    field.remove();
    return scrollBy;
  }

  afterEach(() => jest.restoreAllMocks());

  it('is scrolled clear of the strip', () => {
    expect(focusAt(770)).toHaveBeenCalledWith({ top: 50 });
  });

  it.each([
    ['above', 700, 0],
    ['beside', 770, 400],
  ])('is left where it is %s the strip', (_where, top, left) => {
    expect(focusAt(top, left)).not.toHaveBeenCalled();
  });
});
