import { useCallback, useEffect, useRef, useState } from 'react';

/** Whole seconds until something may be done again; 0 when it may. A tab that slept is right at its next tick. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  const until = useRef(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((until.current - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = useCallback((seconds: number) => {
    until.current = Date.now() + seconds * 1000;
    setLeft(seconds);
  }, []);
  return { left, start };
}
