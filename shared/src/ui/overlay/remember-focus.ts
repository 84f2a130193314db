/**
 * Remembers what has the focus.
 *
 * @returns gives the focus back. Where the element is gone by then (what the window did has replaced it), the heading
 * of the innermost part of the page it stood in takes the focus, so that nobody starts again from the top.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  const around: Element[] = [];
  for (let part = before?.parentElement; part; part = part.parentElement) around.push(part);
  return () => {
    if (!(before instanceof HTMLElement)) return;
    if (before.isConnected) {
      before.focus();
      return;
    }
    const left = around.filter((part) => part.isConnected);
    const heading = left.map((part) => part.querySelector<HTMLElement>('h1, h2, h3')).find(Boolean);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
  };
}
