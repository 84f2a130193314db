import { useSession } from '@skora/shared/session';
import { useEffect } from 'react';
import { countView } from './api/count-view';

/** Counts one visit once the CV is shown and it is known who is here. */
export function useCountView(token: string, shown: boolean): void {
  const { status } = useSession();
  useEffect(() => {
    if (!shown || status === 'unknown') return;
    // A visit that is not counted is nobody's problem.
    countView(token, status === 'signed-in').catch((error: unknown) =>
      console.info('[skora] a visit was not counted:', error),
    );
  }, [token, shown, status]);
}
