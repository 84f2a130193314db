import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import '@skora/shared/ui/toast.css';
import type { ToastRequest } from '@skora/shared/events';

/** How long a toast stays, in ms (spec, section 9). */
const TOAST_MS = 1_200;

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
        autoClose={TOAST_MS}
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
