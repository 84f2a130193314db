import { useCallback, useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/**
 * Counts up each 30 s while the page is visible, and at once when it becomes visible again after longer.
 * @param paused nothing is counted, for example because somebody decides about what they see
 */
export function useRefreshes(paused: boolean): { count: number; refresh: () => void } {
  const [count, setCount] = useState(0);
  const refresh = useCallback(() => setCount((now) => now + 1), []);
  useEffect(() => {
    if (paused) return undefined;
    let last = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      last = Date.now();
      refresh();
    };
    const comeBack = () => {
      if (Date.now() - last >= EVERY_MS) look();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [paused, refresh]);
  return { count, refresh };
}
