import { useCallback, useEffect, useState } from 'react';

/** Whole seconds until something may be done again; 0 when it may. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [left, setLeft] = useState(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = useCallback(() => setLeft(seconds), [seconds]);
  return { left, start };
}
