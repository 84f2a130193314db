import { useCallback, useRef, useState } from 'react';
import { planFailure } from './plan-failure';

/** One change at a time, and the words for its failure. */
export function usePlanAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A state would be one render late: two presses in one frame would both pass.
  const running = useRef(false);
  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      console.info('[skora] the plan was not changed:', error);
      setFailure(planFailure(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, failure, run };
}
