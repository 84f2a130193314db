import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitEvent, showToast } from '@skora/shared/events';
import { leaveMessages, startToasts } from './start-toasts';

const FAILED = 'That could not be saved. Please try again.';

beforeAll(() => {
  document.body.innerHTML =
    '<div data-region="header"></div><main data-region="main"></main><div data-region="footer"></div>' +
    '<div id="skora-live" role="status" aria-live="polite"></div>';
  startToasts();
});

beforeEach(async () => {
  await act(async () => emitEvent('auth:signed-out', { reason: 'requested' }));
});

const kept = () => screen.queryByRole('complementary', { name: 'Message' });
const history = () => screen.getByRole('complementary', { name: 'Messages of this visit' });

test('what is no success stays at the top of the page until it is dismissed', async () => {
  act(() => showToast('error', FAILED));
  await waitFor(() => expect(kept()).toHaveTextContent(FAILED));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss this message' }));
  expect(kept()).toBeNull();
});

test('a success, and what the page says itself, is not said at its top', async () => {
  act(() => showToast('success', 'Saved.'));
  act(() => showToast('error', 'Please enter a valid email.', { inPage: true }));
  await waitFor(() => expect(history()).toHaveTextContent('Messages of this visit (2)'));
  expect(kept()).toBeNull();
});

test('it goes with the page that somebody leaves, and with a sign-in', async () => {
  act(() => showToast('warning', 'Saved without its picture.'));
  await waitFor(() => expect(kept()).not.toBeNull());
  await act(async () => leaveMessages());
  expect(kept()).toBeNull();
  act(() => showToast('error', 'Please log in to access this page.'));
  await waitFor(() => expect(kept()).not.toBeNull());
  await act(async () => emitEvent('auth:signed-in', { uid: 'ada' }));
  expect(kept()).toBeNull();
});

test('all messages of a visit can be read, the newest first', async () => {
  act(() => showToast('success', 'Profile saved.'));
  act(() => showToast('error', FAILED));
  await waitFor(() => expect(history()).toHaveTextContent('(2)'));
  expect(within(history()).queryByRole('list')).toBeNull();
  await userEvent.setup().click(within(history()).getByText(/^Messages of this visit/));
  const lines = (await within(history()).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${FAILED}\\d{2}:\\d{2}$`)),
    expect.stringMatching(/^Profile saved\.\d{2}:\d{2}$/),
  ]);
  expect(within(history()).getByRole('img', { name: 'Error' })).toBeVisible();
});

test('the next person at this device finds no message of the last one', async () => {
  act(() => showToast('success', 'You are linked with Ada.'));
  await waitFor(() => expect(history()).toBeVisible());
  await act(async () => emitEvent('auth:signed-out', { reason: 'requested' }));
  expect(screen.queryByRole('complementary', { name: 'Messages of this visit' })).toBeNull();
});

test('nor does somebody who takes over without a sign-out in between', async () => {
  await act(async () => emitEvent('auth:signed-in', { uid: 'ada' }));
  act(() => showToast('success', 'You are linked with Mara.'));
  await waitFor(() => expect(history()).toBeVisible());
  await act(async () => emitEvent('auth:signed-in', { uid: 'ada' }));
  expect(history()).toBeVisible();
  await act(async () => emitEvent('auth:signed-in', { uid: 'mara' }));
  expect(screen.queryByRole('complementary', { name: 'Messages of this visit' })).toBeNull();
});
