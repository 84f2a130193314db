/**
 * Moves focus through the links and buttons of `list` for an arrow, Home or End key, wrapping around.
 *
 * @returns whether the key was one of them
 */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const entries = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const last = entries.length - 1;
  const current = entries.findIndex((entry) => entry === document.activeElement);
  const next = {
    ArrowDown: current === last ? 0 : current + 1,
    ArrowUp: current <= 0 ? last : current - 1,
    Home: 0,
    End: last,
  }[key];
  if (next === undefined) return false;
  entries[next]?.focus();
  return true;
}
