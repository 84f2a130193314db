import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStorage, type SafeStorage } from '@skora/shared/storage-keys';
import { draftChanged } from './draft-changes';

/** The next draft, or how it follows from the present one; null forgets it. */
export type NextDraft<T> = T | null | ((current: T | null) => T | null);

/** Where a draft is kept, and as what. Both must be stable. */
interface DraftStorage<T> {
  storage: SafeStorage;
  format: (draft: T) => unknown;
}

const DEVICE: DraftStorage<unknown> = { storage: deviceStorage, format: (draft) => draft };

/** @param raw what the storage holds @returns null for what cannot be used */
export function parseDraft<T>(raw: string | null, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(raw ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * What somebody is typing, kept with every keystroke, on this device unless told otherwise, so that a killed tab loses
 * nothing. Two tabs with the same draft show the same: what one writes the other takes over, and an update by function is
 * applied to what is kept at that moment.
 * @param key starts with a prefix that sign-out clears
 * @param parse checks what an older version may have stored; null drops it. Must be stable
 */
export function useDraft<T>(
  key: string,
  parse: (value: unknown) => T | null,
  { storage, format }: DraftStorage<T> = DEVICE,
): [draft: T | null, setDraft: (next: NextDraft<T>) => void] {
  const [first] = useState(() => storage.read(key));
  const [draft, setState] = useState(() => parseDraft(first, parse));
  // What this tab last saw in the storage, and what it holds: the storage may be closed to it.
  const seen = useRef(first);
  const held = useRef(draft);

  const takeOver = useCallback((): T | null => {
    const raw = storage.read(key);
    if (raw !== seen.current) {
      seen.current = raw;
      held.current = parseDraft(raw, parse);
    }
    return held.current;
  }, [key, parse, storage]);

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
      if (value === null) storage.remove(key);
      else storage.write(key, JSON.stringify(format(value)));
      seen.current = storage.read(key);
      draftChanged();
    },
    [key, takeOver, storage, format],
  );
  return [draft, setDraft];
}
