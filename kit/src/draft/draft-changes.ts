const listeners = new Set<() => void>();

/** Tells whoever shows which drafts there are that one was written or forgotten in this tab. */
export function draftChanged(): void {
  listeners.forEach((listener) => listener());
}

/** Follows the drafts of this device, those of other tabs included. @returns a function that stops it */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
