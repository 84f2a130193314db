import { useSession } from '@skora/shared/session';
import { useEffect, useRef } from 'react';
import { countView } from './shared-cv-api';

/** Counts one visit once the CV is shown and it is known who is here. */
export function useCountView(token: string, shown: boolean): void {
  const { status } = useSession();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    // Signing in or out on the page does not start another visit.
    if (!shown || status === 'unknown' || counted.current === token) return;
    counted.current = token;
    // The reader need not know that the visit was not counted.
    countView(token, status === 'signed-in').catch((error: unknown) =>
      console.info('[skora] a visit was not counted:', error),
    );
  }, [token, shown, status]);
}
