import { useCallback, useEffect, useState } from 'react';
import { readSubscription, type OwnSubscription } from '../api/read-subscription';

export type OwnSubscriptionState =
  { status: 'loading' } | { status: 'ready'; own: OwnSubscription } | { status: 'failed'; error: unknown };

const LOADING: OwnSubscriptionState = { status: 'loading' };

/** Reads the own plan once, when it is known that there is an account; `retry` asks again. */
export function useOwnSubscription(ask: boolean): { state: OwnSubscriptionState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(LOADING);
  useEffect(() => {
    if (!ask) return undefined;
    let current = true;
    readSubscription().then(
      (own) => {
        if (current) setState({ status: 'ready', own });
      },
      (error: unknown) => {
        if (!current) return;
        console.info('[skora] the own plan could not be read:', error);
        setState({ status: 'failed', error });
      },
    );
    return () => {
      current = false;
    };
  }, [ask, attempt]);
  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
