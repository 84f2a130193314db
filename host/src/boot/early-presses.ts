/** Markup of the server that no remote has taken over yet; `PRERENDERED` of the kernel, which is not here this early. */
const WAITING = '[data-prerendered]:not([data-hears])';
/** Needs its script. Links, menus that are popovers, and forms that the site takes in itself do not. */
const BUTTON = 'button[type="button"]:not([popovertarget])';

/** The first script and the kernel are two builds: what both know is on the page. */
const page = globalThis as { skoraPressed?: HTMLElement | null };

/** Remembers the last button that somebody presses before the scripts of its part of the page are there. */
export function keepEarlyPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    if (button?.closest(WAITING)) page.skoraPressed = button;
  });
}

/**
 * A remote takes over a part of the page: from now on it hears presses itself, also while it hydrates.
 * @returns presses the button again that somebody pressed there before
 */
export function takeEarlyPress(part: HTMLElement): () => void {
  part.dataset.hears = '';
  const button = page.skoraPressed;
  if (!button || !part.contains(button)) return () => {};
  page.skoraPressed = null;
  return () => {
    if (button.isConnected) button.click();
  };
}
