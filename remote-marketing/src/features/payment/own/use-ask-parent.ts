import { useAction } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { focusField } from '@skora/shared/ui/forms';
import { useEffect, useState, type FormEvent } from 'react';
import { askParent } from '../api/ask-parent';
import type { Order } from '../order/order';

export const FIELD = 'parent-email';

const POSSIBLE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const IMPOSSIBLE = 'Enter a whole e-mail address, such as name@example.com.';
const OWN = 'Enter an address of your parent or guardian, another one than your own.';

/** The form that asks a parent: its field, what is wrong with it, and where the mail went. */
export function useAskParent(order: Order, onSubscribed: () => void) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, error, run } = useAction();
  // The button that led here is gone, and the focus with it.
  useEffect(() => void focusField(FIELD), []);

  const refuse = (message: string) => {
    setProblem(message);
    focusField(FIELD);
  };
  const send = () =>
    run(async () => {
      try {
        await askParent(order, email.trim());
        setSentTo(email.trim());
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        if (failure.type === 'already-subscribed') onSubscribed();
        else if (failure.status === 422) refuse(OWN);
        else if (failure.status === 400) refuse(IMPOSSIBLE);
        else throw failure;
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!POSSIBLE.test(email.trim())) return refuse(IMPOSSIBLE);
    setProblem(null);
    void send();
  };
  const again = () => {
    setSentTo(null);
    setEmail('');
  };
  const change = (text: string) => {
    setEmail(text);
    setProblem(null);
  };
  return { email, setEmail: change, problem, sentTo, busy, error, submit, again };
}
