/** Markup of the server that no remote has taken over yet; `PRERENDERED` of the kernel, which is not here this early. */
const WAITING = '[data-prerendered]';
/** Needs its script. Links, menus that are popovers, and forms that the site takes in itself do not. */
const BUTTON = 'button[type="button"]:not([popovertarget])';

const taken = new WeakSet<Element>();
let pressed: HTMLElement | null = null;

/** Remembers the last button that somebody presses before the scripts of its part of the page are there. */
export function keepEarlyPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    const part = button?.closest(WAITING);
    if (part && !taken.has(part)) pressed = button;
  });
}

/**
 * A remote takes over a part of the page: from now on it hears presses itself, also while it hydrates.
 * @returns presses the button again that somebody pressed there before
 */
export function takeEarlyPress(part: Element): () => void {
  taken.add(part);
  const button = pressed && part.contains(pressed) ? pressed : null;
  if (button) pressed = null;
  return () => {
    if (button?.isConnected) button.click();
  };
}
