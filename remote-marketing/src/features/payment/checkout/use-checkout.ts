import { useAction } from '@skora/kit';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '@skora/shared/api';
import type { Consents } from '../order/consents';
import type { GoTo } from './go-to';

/**
 * The way to the payment page: one key per attempt, so that a second press or a repeated request opens the same page.
 * @param open asks for the page's address
 */
export function useCheckout(open: (consents: Consents, key: string) => Promise<string>, leave: GoTo) {
  const { busy, error, run } = useAction();
  const [leaving, setLeaving] = useState(false);
  const key = useRef<string | null>(null);

  useEffect(() => {
    // "Back" brings this page out of the browser's memory as it was left: pressed and waiting.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      key.current = null;
      setLeaving(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const start = (consents: Consents) =>
    run(async () => {
      key.current ??= crypto.randomUUID();
      try {
        const url = await open(consents, key.current);
        setLeaving(true);
        leave(url);
      } catch (failure) {
        // An answer ends the attempt. Without one the same key finds out what became of it.
        if (failure instanceof Refusal && failure.type !== 'request-in-progress') key.current = null;
        throw failure;
      }
    });
  return { busy: busy || leaving, error, start };
}
