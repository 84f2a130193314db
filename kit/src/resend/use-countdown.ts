import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whole seconds until something may be done again; 0 when it may. A tab that slept is right at its next tick.
 * @param startsWith seconds to wait from the start
 */
export function useCountdown(startsWith = 0): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(startsWith);
  const until = useRef(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    if (until.current === 0) until.current = Date.now() + startsWith * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until.current - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running, startsWith]);
  const start = useCallback((seconds: number) => {
    until.current = Date.now() + seconds * 1000;
    setLeft(seconds);
  }, []);
  return { left, start };
}
