import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';

/** What this tab remembers between leaving for Google and coming back. */
export interface GoogleMarks {
  state: string;
  nonce: string;
}

/** Remembers. @returns false when the browser keeps nothing, so that coming back could not be checked */
export function keepMarks(marks: GoogleMarks): boolean {
  return tabStorage.write(TAB_KEYS.googleSignIn, JSON.stringify(marks));
}

/** What was remembered, once: marks are good for one return. */
export function takeMarks(): GoogleMarks | null {
  const text = tabStorage.read(TAB_KEYS.googleSignIn);
  tabStorage.remove(TAB_KEYS.googleSignIn);
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('state' in value) || !('nonce' in value))
      return null;
    const { state, nonce } = value;
    return typeof state === 'string' && typeof nonce === 'string' ? { state, nonce } : null;
  } catch {
    return null;
  }
}
