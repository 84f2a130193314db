/** After this long a wait is worth showing, in ms; shorter ones would only flicker. */
const SHOW_AFTER_MS = 150;

/** Shows the skeleton of a page in an empty region while its remote loads. @returns a function that removes it */
export function showPending(region: HTMLElement): () => void {
  // The server sends the same skeleton with pages it cannot prerender.
  if (region.querySelector('.sk-pending')) return () => {};
  const element = document.createElement('div');
  element.className = 'sk-pending';
  element.setAttribute('role', 'status');
  element.setAttribute('aria-label', 'Loading');
  for (let line = 0; line < 4; line += 1) element.append(document.createElement('span'));
  const timer = setTimeout(() => region.append(element), SHOW_AFTER_MS);
  return () => {
    clearTimeout(timer);
    element.remove();
  };
}
