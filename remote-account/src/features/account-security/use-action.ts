import { useRef, useState } from 'react';
import { failureMessage } from '@skora/identity';

/** One request at a time, and the words for its failure. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A state would be one render late: two presses in one frame would both pass.
  const running = useRef(false);

  /** @param explained says that an error was shown elsewhere, at its field for example */
  const run = async (work: () => Promise<void>, explained?: (error: unknown) => boolean): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      console.info('[skora] the account was not changed:', error);
      if (!explained?.(error)) setFailure(failureMessage(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
