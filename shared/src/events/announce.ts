/** Id of the polite live region that the server puts into every page. */
const LIVE_REGION_ID = 'skora-live';

/**
 * Says a text to screen readers; what toasts say is said without it. Each text is an element of its own, so that equal
 * ones are said again. Does nothing on a page without the region.
 */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_REGION_ID);
  if (!region) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.replaceChildren(line);
}
