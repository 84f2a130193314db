import { screen, waitFor } from '@testing-library/react';
import { emitEvent, showToast } from '@skora/shared/events';
import { startToasts } from './start-toasts';

it('shows a toast at the top right and says it politely', async () => {
  document.body.innerHTML = '<div id="skora-live" role="status" aria-live="polite"></div>';
  startToasts();
  showToast('success', 'Subscribed successfully!');
  expect(document.getElementById('skora-live')).toHaveTextContent('Subscribed successfully!');
  await waitFor(() => {
    expect(document.querySelector('.Toastify__toast--success')).toHaveTextContent('Subscribed successfully!');
  });
  expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  expect(screen.getAllByText('Subscribed successfully!')).toHaveLength(2);
});

it('says that a session has ended, unless the person asked for it', async () => {
  document.body.innerHTML = '<div id="skora-live" role="status" aria-live="polite"></div>';
  startToasts();
  emitEvent('auth:signed-out', { reason: 'requested' });
  emitEvent('auth:signed-out', { reason: 'ended' });
  await waitFor(() => {
    expect(screen.getAllByText('You have been signed out.').length).toBeGreaterThan(0);
  });
  expect(document.getElementById('skora-live')).toHaveTextContent(/^You have been signed out\.$/);
});
