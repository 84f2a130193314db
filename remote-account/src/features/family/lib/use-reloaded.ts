import { useEffect } from 'react';
import { asLoaded, type Loaded, useRequest } from '@skora/kit';

/** Reads something now, and again on demand and when the person comes back; what is shown stays meanwhile. */
export function useReloaded<T>(
  key: string,
  read: () => Promise<T>,
): { loaded: Loaded<T>; reload: () => void } {
  const asked = useRequest(key, read);
  const { value, retry } = asked;
  useEffect(() => {
    window.addEventListener('focus', retry);
    return () => window.removeEventListener('focus', retry);
  }, [retry]);
  return { loaded: value === null ? asLoaded(asked) : { status: 'ready', value }, reload: retry };
}
