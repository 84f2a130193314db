import { useRef, useState, type FormEvent } from 'react';
import { subscribeToNewsletter } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';

/** What is said about an address that cannot be one. */
export const INVALID_EMAIL = 'Please enter a valid email.';

/** Not empty and with an "@": whether the address exists only a letter can tell. */
function isPossibleEmail(text: string): boolean {
  return text.includes('@');
}

async function subscribe(email: string): Promise<boolean> {
  try {
    const accepted = await subscribeToNewsletter(email);
    if (accepted) showToast('success', 'Subscribed successfully!');
    else showToast('warning', 'Subscription failed. Please try again.');
    return accepted;
  } catch {
    showToast('error', 'An error occurred while subscribing.');
    return false;
  }
}

/** The newsletter form's states: invalid, under way, asked. The address stays until it was accepted. */
export function useNewsletter() {
  const input = useRef<HTMLInputElement>(null);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [asked, setAsked] = useState(false);

  const send = async (field: HTMLInputElement) => {
    underWay.current = true;
    // The pressed button is disabled now, and would lose the focus of the keyboard.
    if (document.activeElement?.matches(':focus-visible')) field.focus();
    setBusy(true);
    const accepted = await subscribe(field.value.trim());
    underWay.current = false;
    setBusy(false);
    setAsked(accepted);
    if (accepted) field.value = '';
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field || underWay.current) return;
    const possible = isPossibleEmail(field.value);
    setInvalid(!possible);
    setAsked(false);
    if (possible) {
      void send(field);
    } else {
      showToast('error', INVALID_EMAIL);
      field.focus();
    }
  };
  return { input, busy, invalid, asked, onSubmit, onInput: () => setInvalid(false) };
}
