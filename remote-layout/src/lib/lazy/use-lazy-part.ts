import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from '@skora/shared/router';

/**
 * Downloads a part of the page that only some visitors get. A failed download is tried again after the next navigation.
 * @param load stays the same for as long as the caller is mounted
 * @returns null while it is not there
 */
export function useLazyPart<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (!isWanted || part) return;
    load()
      .then((loaded) => setPart(() => loaded))
      .catch(() => undefined);
  }, [isWanted, part, load, key]);
  return part;
}
