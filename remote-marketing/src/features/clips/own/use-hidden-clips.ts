import { useCallback, useEffect, useState } from 'react';
import { findHiddenClips } from './api/find-hidden-clips';

const NONE: ReadonlyMap<number, string | null> = new Map();

/** The player's clips that moderation hides from others. A failed request counts as none. */
export function useHiddenClips() {
  const [hidden, setHidden] = useState(NONE);
  const look = useCallback(() => {
    findHiddenClips().then(setHidden, (error: unknown) =>
      console.info('[skora] whether clips are hidden is not known:', error),
    );
  }, []);
  useEffect(look, [look]);
  return { hidden, look };
}
