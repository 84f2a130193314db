import { announce, onEvent, showToast } from '@skora/shared/events';

const loadToasts = () => import(/* webpackChunkName: "toasts" */ './toast-container');

let loading: ReturnType<typeof loadToasts> | undefined;

/** Does something once a toast was shown; while there was none, there is nothing to do. */
function afterToasts(work: (toasts: Awaited<ReturnType<typeof loadToasts>>) => void): void {
  void loading?.then(work).catch(() => undefined);
}

/** Takes away what was said at the top of a page that somebody leaves. */
export function leaveMessages(): void {
  afterToasts(({ dropKeptMessage }) => dropKeptMessage());
}

/** Shows the toasts remotes ask for, and one for a session that ended elsewhere. The library is downloaded with the first one. */
export function startToasts(): void {
  onEvent('shell:toast-requested', (request) => {
    announce(request.message);
    loading ??= loadToasts();
    loading
      .then(({ displayToast }) => displayToast(request))
      .catch(() => {
        // The message has been announced; without the library there is nothing to draw it with.
        loading = undefined;
      });
  });
  let last: string | undefined;
  onEvent('auth:signed-in', ({ uid }) => {
    const before = last;
    last = uid;
    afterToasts(({ welcome }) => welcome(uid, before));
  });
  onEvent('auth:signed-out', ({ reason }) => {
    afterToasts(({ forgetMessages }) => forgetMessages());
    if (reason === 'ended') showToast('info', 'You have been logged out.');
  });
}
