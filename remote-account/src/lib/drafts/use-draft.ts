import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStorage } from '@skora/shared/storage-keys';
import { draftChanged } from './draft-changes';

/** The next draft, or how it follows from the present one; null forgets it. */
export type NextDraft<T> = T | null | ((current: T | null) => T | null);

function parsed<T>(raw: string | null, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(raw ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * What somebody is typing, kept on this device with every keystroke, so that a killed tab loses nothing. Two tabs with
 * the same draft show the same: what one writes the other takes over, and an update by function is applied to what is
 * kept at that moment.
 * @param key starts with `userStats_` or `userProfile_`: sign-out clears those
 * @param parse checks what an older version may have stored; null drops it. Must be stable
 */
export function useDraft<T>(
  key: string,
  parse: (value: unknown) => T | null,
): [draft: T | null, setDraft: (next: NextDraft<T>) => void] {
  const [first] = useState(() => deviceStorage.read(key));
  const [draft, setState] = useState(() => parsed(first, parse));
  // What this tab last saw in the storage, and what it holds: the storage may be closed to it.
  const seen = useRef(first);
  const held = useRef(draft);

  const takeOver = useCallback((): T | null => {
    const raw = deviceStorage.read(key);
    if (raw !== seen.current) {
      seen.current = raw;
      held.current = parsed(raw, parse);
    }
    return held.current;
  }, [key, parse]);

  useEffect(() => {
    const follow = () => setState(takeOver());
    const events = ['storage', 'pageshow', 'focus'] as const;
    for (const event of events) window.addEventListener(event, follow);
    return () => events.forEach((event) => window.removeEventListener(event, follow));
  }, [takeOver]);

  const setDraft = useCallback(
    (next: NextDraft<T>) => {
      const current = takeOver();
      const value = next instanceof Function ? next(current) : next;
      held.current = value;
      setState(value);
      if (value === null) deviceStorage.remove(key);
      else deviceStorage.write(key, JSON.stringify(value));
      seen.current = deviceStorage.read(key);
      draftChanged();
    },
    [key, takeOver],
  );
  return [draft, setDraft];
}
