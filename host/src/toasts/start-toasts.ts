import { announce, onEvent, showToast } from '@skora/shared/events';

/** Shows the toasts remotes ask for, and one for a session that ended elsewhere. The library is downloaded with the first one. */
export function startToasts(): void {
  onEvent('shell:toast-requested', (request) => {
    announce(request.message);
    void import(/* webpackChunkName: "toasts" */ './toast-container')
      .then(({ displayToast }) => displayToast(request))
      .catch(() => {
        // The message has been announced; without the library there is nothing to draw it with.
      });
  });
  onEvent('auth:signed-out', ({ reason }) => {
    if (reason === 'ended') showToast('info', 'You have been logged out.');
  });
}
