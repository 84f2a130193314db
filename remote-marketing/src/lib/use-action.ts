import { useCallback, useRef, useState } from 'react';

/** One request at a time: what a button may show about it. */
export interface Action {
  busy: boolean;
  /** What the latest run threw; null before, during and after a good one. */
  error: unknown;
  /** Does nothing while an earlier run is under way. Never rejects. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** Runs one request at a time and keeps what went wrong. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // A state would be one render late: two presses in one frame would both pass.
  const running = useRef(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      console.info('[skora] a request was not answered as hoped:', failure);
      setError(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, error, run };
}
