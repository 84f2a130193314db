import { useCallback, useRef, useState } from 'react';
import { failureMessage } from '@skora/kit';

/**
 * One request at a time, and the words for its failure.
 * @param words what to tell a person about an error; must be stable
 */
export function useAction(words: (error: unknown) => string = failureMessage) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A state would be one render late: two presses in one frame would both pass.
  const running = useRef(false);

  /** @param explained says that an error was shown elsewhere, at its field for example */
  const run = useCallback(
    async (work: () => Promise<void>, explained?: (error: unknown) => boolean): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(null);
      try {
        await work();
      } catch (error) {
        console.info('[skora] a request was not answered as hoped:', error);
        if (!explained?.(error)) setFailure(words(error));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [words],
  );
  return { busy, failure, run };
}
