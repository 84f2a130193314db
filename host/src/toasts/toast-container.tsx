import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Bounce, toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import '@skora/shared/ui/toast.css';
import type { ToastRequest } from '@skora/shared/events';
import { duration } from '@skora/shared/tokens';

/** How long a toast is on the screen, its entrance and exit included, in ms (spec, section 9). */
const TOAST_MS = 1_200;

/** How long the exit in `toast.css` takes, in ms, also without motion. The library starts it when its own time is over. */
const EXIT_MS = duration.fast;

function doNothing(): void {}

/** The library's transition begins the toast's time when the entrance is over; here it begins with it. */
function TimedEntrance(props: ToastTransitionProps) {
  const { playToast } = props;
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
      // The live region speaks for toasts; a second announcement by the library would say everything twice.
      <ToastContainer
        position="top-right"
        autoClose={TOAST_MS - EXIT_MS}
        transition={TimedEntrance}
        pauseOnHover
        pauseOnFocusLoss={false}
        role="presentation"
      />,
    );
  });
}

export function displayToast({ kind, message }: ToastRequest): void {
  mountContainer();
  toast(message, { type: kind, toastId: `${kind}:${message}` });
}
