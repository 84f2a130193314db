/** As `--sk-duration-base` and `--sk-easing-out`; to read them would make the browser compute all styles first. */
const FADE = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A card takes its drawing along into the page that it opens. */
function opensCard(): boolean {
  return 'startViewTransition' in document && document.activeElement?.matches('[data-card-link]') === true;
}

async function withViewTransition(change: () => Promise<void>): Promise<void> {
  const transition = document.startViewTransition(change);
  // A transition that is overtaken or skipped is no error; the change is made anyway.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}

/**
 * Changes the page: the new one fades in where the visitor wants motion. The compositor alone moves it, once it stands. A
 * view transition would draw two pictures of the whole page first, which a slow phone takes 100 to 200 ms for; only a card
 * gets one.
 * @param page element that the new page is in
 * @throws what the change throws
 */
export async function changePage(change: () => Promise<void>, page: HTMLElement): Promise<void> {
  if (!wantsMotion()) return change();
  if (opensCard()) return withViewTransition(change);
  // Told between the change and its first frame; a frame later the page would have been seen already.
  const changed = new MutationObserver(() => {
    changed.disconnect();
    page.animate({ opacity: [0, 1] }, FADE);
  });
  changed.observe(page, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  try {
    await change();
  } finally {
    changed.disconnect();
  }
}
