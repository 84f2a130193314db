import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Bounce, toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import '@skora/shared/ui/toast.css';
import type { ToastRequest } from '@skora/shared/events';
import { duration } from '@skora/shared/tokens';
import { hashText } from '@skora/shared/utils';
import { KeptMessage } from './kept-message';
import { MessageHistory } from './message-history';
import { addMessage } from './message-store';
import './messages.css';

/** How long a toast is on the screen, its entrance and exit included, in ms (docs/brief.md, 9.1). */
const TOAST_MS = 1_200;

/** How long the exit in `toast.css` takes, in ms, also without motion. The library starts it when its own time is over. */
const EXIT_MS = duration.fast;

function doNothing(): void {}

/**
 * The library's transition begins the toast's time when the entrance is over; here it begins with it. And it makes each
 * toast a stop for the keyboard, where nothing can be done; its close button is one.
 */
function TimedEntrance(props: ToastTransitionProps) {
  const { nodeRef, playToast } = props;
  useLayoutEffect(() => nodeRef.current?.removeAttribute('tabindex'), [nodeRef]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later it would end a pause
  useLayoutEffect(() => playToast(), []);
  return <Bounce {...props} playToast={doNothing} />;
}

let mounted = false;

function mountContainer(): void {
  if (mounted) return;
  mounted = true;
  const element = document.createElement('div');
  document.body.append(element);
  flushSync(() => {
    createRoot(element).render(
      <ToastContainer
        aria-label="Messages"
        position="top-right"
        autoClose={TOAST_MS - EXIT_MS}
        transition={TimedEntrance}
        pauseOnHover
        pauseOnFocusLoss={false}
        // Not the "alert" of the library.
        role={undefined}
        hotKeys={() => false}
      />,
    );
  });
  mountBefore('main', <KeptMessage />);
  mountBefore('footer', <MessageHistory />);
  // The page's live region speaks for toasts; by the library's own everything would be said twice.
  element.querySelector('section')?.setAttribute('aria-live', 'off');
}

/** Renders into an element of its own before a region of the page. */
function mountBefore(region: string, node: ReactNode): void {
  const element = document.createElement('div');
  element.className = 'sk-messages';
  document.querySelector(`[data-region="${region}"]`)?.before(element);
  createRoot(element).render(node);
}

export function displayToast(request: ToastRequest): void {
  const { kind, message } = request;
  mountContainer();
  addMessage(request);
  toast(message, { type: kind, toastId: `toast-${hashText(`${kind}:${message}`)}` });
}

export { dropKeptMessage, forgetMessages, welcome } from './message-store';
