import { useEffect, useState } from 'react';
import type { Loaded } from '@skora/kit';

type Start<T> = (next: (value: T) => void, failed: (error: unknown) => void) => () => void;

const LOADING = { status: 'loading' } as const;

/**
 * Follows something of the store while mounted; what was followed before is never mistaken for it.
 * @param start must be stable (`useCallback`)
 */
export function useWatched<T>(start: Start<T>): Loaded<T> {
  const [state, setState] = useState<{ of: Start<T>; loaded: Loaded<T> }>({ of: start, loaded: LOADING });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const tell = (loaded: Loaded<T>) => setState({ of: start, loaded });
    const retry = () => {
      tell(LOADING);
      setAttempt(attempt + 1);
    };
    return start(
      (value) => tell({ status: 'ready', value }),
      (error) => {
        console.info('[skora] a document could not be followed:', error);
        tell({ status: 'failed', error, retry });
      },
    );
  }, [start, attempt]);
  return state.of === start ? state.loaded : LOADING;
}
