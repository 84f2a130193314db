import { useRef, useState, type FormEvent } from 'react';
import { showToast, type ToastRequest } from '@skora/shared/events';

/** What is said about an address that cannot be one. */
export const INVALID_EMAIL = 'Please enter a valid email.';

/** Not empty and with an "@": whether the address exists only a letter can tell. */
function isPossibleEmail(text: string): boolean {
  return text.includes('@');
}

/** Tells the outcome. @returns what the form goes on saying; null when the address was accepted */
async function subscribe(email: string): Promise<string | null> {
  const tell = (kind: ToastRequest['kind'], message: string) => {
    showToast(kind, message, { inPage: true });
    return message;
  };
  try {
    // Every page has the form, and hardly any visitor sends it.
    const { subscribeToNewsletter } = await import('@skora/shared/api');
    if (!(await subscribeToNewsletter(email)))
      return tell('warning', 'Subscription failed. Please try again.');
    showToast('success', 'Subscribed successfully!');
    return null;
  } catch {
    return tell('error', 'An error occurred while subscribing.');
  }
}

/** The newsletter form's states: invalid, under way, failed, asked. The address stays until it was accepted. */
export function useNewsletter() {
  const input = useRef<HTMLInputElement>(null);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);

  const send = async (field: HTMLInputElement) => {
    underWay.current = true;
    // The pressed button is disabled now, and would lose the focus of the keyboard.
    if (document.activeElement?.matches(':focus-visible')) field.focus();
    setBusy(true);
    const failed = await subscribe(field.value.trim());
    underWay.current = false;
    setBusy(false);
    setFailure(failed);
    setAsked(failed === null);
    if (failed === null) field.value = '';
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field || underWay.current) return;
    const possible = isPossibleEmail(field.value);
    setInvalid(!possible);
    setAsked(false);
    setFailure(null);
    if (possible) {
      void send(field);
    } else {
      showToast('error', INVALID_EMAIL, { inPage: true });
      field.focus();
    }
  };
  return { input, busy, invalid, failure, asked, onSubmit, onInput: () => setInvalid(false) };
}
