/**
 * Moves focus through the links and buttons of `list` for an arrow key, Home or End, wrapping around.
 * @returns whether the key was one of them
 */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const entries = [...list.querySelectorAll<HTMLElement>('a, button')];
  const here = entries.findIndex((entry) => entry === document.activeElement);
  const last = entries.length - 1;
  const next = {
    ArrowDown: here === last ? 0 : here + 1,
    ArrowUp: here <= 0 ? last : here - 1,
    Home: 0,
    End: last,
  }[key];
  if (next === undefined) return false;
  entries[next]?.focus();
  return true;
}
