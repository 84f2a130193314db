import { useCallback, useEffect, useRef, useState } from 'react';

/** An answer; the previous one is shown until the next arrives. */
export interface Requested<T> {
  /** Of the latest answered question; null before the first answer. */
  value: T | null;
  /** Whether an answer is on its way. */
  busy: boolean;
  /** Why the latest question has no answer. */
  error: unknown;
  retry: () => void;
}

interface State<T> {
  value: T | null;
  /** Question of the latest outcome. */
  key: string | null;
  error: unknown;
}

/**
 * Asks again whenever the question changes; only the latest answer counts.
 * @param key names the question; null asks nothing
 * @param waitMs debounce, for questions that follow typing
 */
export function useRequest<T>(
  key: string | null,
  run: (signal: AbortSignal) => Promise<T>,
  waitMs = 0,
): Requested<T> {
  const [state, setState] = useState<State<T>>({ value: null, key: null, error: null });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const stop = new AbortController();
    const ask = () =>
      latest.current(stop.signal).then(
        (value) => {
          if (!stop.signal.aborted) setState({ value, key, error: null });
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          console.info('[skora] a request has no answer:', error);
          setState(({ value }) => ({ value, key, error }));
        },
      );
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, attempt, waitMs]);
  const retry = useCallback(() => {
    setState(({ value }) => ({ value, key: null, error: null }));
    setAttempt((count) => count + 1);
  }, []);
  return { value: state.value, busy: key !== null && state.key !== key, error: state.error, retry };
}
