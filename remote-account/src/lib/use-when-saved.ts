import { useEffect } from 'react';

/**
 * Does something once after each save, with what the page is by then: the address may have changed while it waited for
 * a connection.
 * @param saved what was saved last; null before
 */
export function useWhenSaved<T>(saved: T | null, then: (saved: T) => void): void {
  useEffect(() => {
    if (saved !== null) then(saved);
    // Once for each thing that was saved.
  }, [saved]);
}
