import { fireEvent, screen, waitFor } from '@testing-library/react';
import { emitEvent, showToast } from '@skora/shared/events';
import { duration } from '@skora/shared/tokens';
import { startToasts } from './start-toasts';

beforeAll(() => {
  document.body.innerHTML = '<div id="skora-live" role="status" aria-live="polite"></div>';
  startToasts();
});

it('shows a toast at the top right and says it politely', async () => {
  showToast('success', 'Subscribed successfully!');
  expect(document.getElementById('skora-live')).toHaveTextContent('Subscribed successfully!');
  await waitFor(() => {
    expect(document.querySelector('.Toastify__toast--success')).toHaveTextContent('Subscribed successfully!');
  });
  expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  expect(screen.getAllByText('Subscribed successfully!')).toHaveLength(2);
});

it('takes entrance and exit into the 1200 ms of a toast, and stops them while the pointer rests on it', async () => {
  showToast('info', 'You are already logged in.');
  const toast = await waitFor(() => {
    const shown = document.querySelector<HTMLElement>('.Toastify__toast--info');
    if (!shown) throw new Error('There is no toast yet.');
    return shown;
  });
  // No animation ends in jsdom: this is the toast as it comes in.
  const timer = toast.querySelector('.Toastify__progress-bar--animated');
  expect(timer).toHaveStyle({
    animationDuration: `${1200 - duration.fast}ms`,
    animationPlayState: 'running',
  });
  fireEvent.mouseEnter(toast);
  expect(timer).toHaveStyle({ animationPlayState: 'paused' });
  fireEvent.animationEnd(toast);
  expect(timer).toHaveStyle({ animationPlayState: 'paused' });
  fireEvent.mouseLeave(toast);
  expect(timer).toHaveStyle({ animationPlayState: 'running' });
});

it('is no stop for the keyboard, says nothing a second time, and has an id', async () => {
  showToast('warning', 'Subscription failed. Please try again.');
  const toast = await waitFor(() => {
    const shown = document.querySelector<HTMLElement>('.Toastify__toast--warning');
    if (!shown) throw new Error('There is no toast yet.');
    return shown;
  });
  expect(toast).not.toHaveAttribute('tabindex');
  expect(toast).not.toHaveAttribute('role');
  expect(toast.id).toMatch(/^toast-[\w-]+$/);
  const region = toast.closest('section');
  expect(region).toHaveAttribute('aria-live', 'off');
  expect(region).toHaveAccessibleName('Messages');
});

it('says that a session has ended, unless the person asked for it', async () => {
  emitEvent('auth:signed-out', { reason: 'requested' });
  emitEvent('auth:signed-out', { reason: 'ended' });
  await waitFor(() => {
    expect(screen.getAllByText('You have been logged out.').length).toBeGreaterThan(0);
  });
  expect(document.getElementById('skora-live')).toHaveTextContent(/^You have been logged out\.$/);
});
