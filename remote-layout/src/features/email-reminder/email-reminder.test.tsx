import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedOut, resetSession, signInAs } from '@skora/shared/testing';
import { EmailReminder } from './email-reminder';

const text = 'Please confirm your e-mail: we sent you a link.';

afterEach(() => {
  act(resetSession);
  window.sessionStorage.clear();
});

it('reminds players who have not confirmed their address, and nobody else', () => {
  render(<EmailReminder />);
  expect(screen.queryByText(text)).toBeNull();
  act(beSignedOut);
  expect(screen.queryByText(text)).toBeNull();
  act(() => void signInAs({ emailVerified: true }));
  expect(screen.queryByText(text)).toBeNull();
  act(() => void signInAs({ emailVerified: false }));
  expect(screen.getByText(text)).toBeVisible();
});

it('leaves as soon as the address is confirmed', () => {
  signInAs({ emailVerified: false });
  render(<EmailReminder />);
  act(() => void signInAs({ emailVerified: true }));
  expect(screen.queryByText(text)).toBeNull();
});

it('stays away for the rest of the session once dismissed, but not for somebody else', async () => {
  signInAs({ emailVerified: false });
  const { unmount } = render(<EmailReminder />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(text)).toBeNull();
  unmount();
  render(<EmailReminder />);
  expect(screen.queryByText(text)).toBeNull();
  act(() => void signInAs({ uid: 'uid-other', emailVerified: false }));
  expect(screen.getByText(text)).toBeVisible();
});
