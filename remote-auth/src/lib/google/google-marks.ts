/** What this tab remembers between leaving for Google and coming back. */
export interface GoogleMarks {
  state: string;
  nonce: string;
}

const KEY = 'googleSignIn';

/** Remembers. @returns false when the browser keeps nothing, so that coming back could not be checked */
export function keepMarks(marks: GoogleMarks): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(marks));
    return true;
  } catch {
    return false;
  }
}

/** What was remembered, once: marks are good for one return. */
export function takeMarks(): GoogleMarks | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('state' in value) || !('nonce' in value))
      return null;
    const { state, nonce } = value;
    return typeof state === 'string' && typeof nonce === 'string' ? { state, nonce } : null;
  } catch {
    return null;
  }
}
