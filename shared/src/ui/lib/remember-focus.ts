/** The parts of the page an element stands in, innermost first. */
export function partsAround(element: Element | null): Element[] {
  const parts: Element[] = [];
  for (let part = element?.parentElement; part; part = part.parentElement) parts.push(part);
  return parts;
}

/** Moves the focus to the heading of the innermost of these parts that is still on the page. */
export function focusHeading(parts: readonly Element[]): void {
  for (const part of parts) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (!heading) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
    return;
  }
}

/**
 * Remembers what has the focus.
 *
 * @returns gives the focus back. Where the element is gone by then (what was done has replaced it), the heading of the
 * innermost part of the page it stood in takes the focus, so that nobody starts again from the top.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  const around = partsAround(before);
  return () => {
    if (!(before instanceof HTMLElement)) return;
    // Nothing had it: a window that came with the page.
    if (before === document.body) return focusHeading([document.querySelector('main') ?? document.body]);
    if (before.isConnected) before.focus();
    // Gone, or hidden meanwhile, as the menu is that led here.
    if (document.activeElement !== before) focusHeading(around);
  };
}
