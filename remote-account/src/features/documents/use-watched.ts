import { useEffect, useState } from 'react';
import type { Loaded } from './loaded';

type Start<T> = (next: (value: T) => void, failed: (error: unknown) => void) => () => void;

/** Follows something of the store while mounted. @param start must be stable (`useCallback`) */
export function useWatched<T>(start: Start<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const retry = () => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    return start(
      (value) => setState({ status: 'ready', value }),
      (error) => {
        console.info('[skora] a document could not be followed:', error);
        setState({ status: 'failed', retry });
      },
    );
  }, [start, attempt]);
  return state;
}
