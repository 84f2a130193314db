/** The heading of the innermost of these parts that is still on the page. */
function findHeading(parts: readonly Element[]): HTMLElement | undefined {
  const left = parts.filter((part) => part.isConnected);
  return (
    left.map((part) => part.querySelector<HTMLElement>('h1, h2, h3')).find((heading) => heading !== null) ??
    undefined
  );
}

/**
 * Remembers what has the focus.
 *
 * @returns gives the focus back. Where the element is gone by then (what was done has replaced it), the heading of the
 * innermost part of the page it stood in takes the focus, so that nobody starts again from the top.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  const around: Element[] = [];
  for (let part = before?.parentElement; part; part = part.parentElement) around.push(part);
  return () => {
    if (!(before instanceof HTMLElement)) return;
    // Nothing had it: a window that came with the page.
    const page = before === document.body ? [document.querySelector('main') ?? document.body] : around;
    if (before !== document.body && before.isConnected) {
      before.focus();
      return;
    }
    const heading = findHeading(page);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
  };
}
