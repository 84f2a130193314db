import { useCallback, useState } from 'react';
import { localStore } from '@skora/shared/storage-keys';

function read<T>(key: string, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(localStore.read(key) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * What somebody is typing, kept on this device with every keystroke, so that a killed tab loses nothing.
 * @param key starts with `userStats_` or `userProfile_`: sign-out clears those
 * @param parse checks what an older version may have stored; null drops it
 */
export function useDraft<T>(
  key: string,
  parse: (value: unknown) => T | null,
): [draft: T | null, setDraft: (next: T | null) => void] {
  const [draft, setState] = useState(() => read(key, parse));
  const setDraft = useCallback(
    (next: T | null) => {
      setState(next);
      if (next === null) localStore.remove(key);
      else localStore.write(key, JSON.stringify(next));
    },
    [key],
  );
  return [draft, setDraft];
}
