import { useSession } from '@skora/shared/session';
import { useEffect, useRef } from 'react';
import { countView } from './api/count-view';

/** Counts one visit once the CV is shown and it is known who is here. */
export function useCountView(token: string, shown: boolean): void {
  const { status } = useSession();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    // Signing in or out on the page is no other visit.
    if (!shown || status === 'unknown' || counted.current === token) return;
    counted.current = token;
    // A visit that is not counted is nobody's problem.
    countView(token, status === 'signed-in').catch((error: unknown) =>
      console.info('[skora] a visit was not counted:', error),
    );
  }, [token, shown, status]);
}
