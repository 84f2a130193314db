import { useCallback, useEffect, useRef } from 'react';
import { ensureSession } from '@skora/shared/session';
import { holdSession } from '@skora/shared/session/internal';
import { useMounted } from '../form/use-mounted';

/**
 * Keeps the host from leaving the page while somebody is signed in by several steps with forms in between. Leaving
 * the page lets go as well.
 */
export function useSessionHold(): { hold: () => void; letGo: () => void } {
  const mounted = useMounted();
  const release = useRef<(() => void) | null>(null);
  const hold = useCallback(() => {
    // A page that was left already would never release the hold.
    if (release.current || !mounted.current) return;
    void holdSession(() => new Promise<void>((resolve) => (release.current = resolve)));
    // From now on a new user leaves a hint, so that a reload in between finds the session.
    ensureSession().catch(() => undefined);
  }, [mounted]);
  const letGo = useCallback(() => {
    release.current?.();
    release.current = null;
  }, []);
  useEffect(() => letGo, [letGo]);
  return { hold, letGo };
}
