/** Part of the DOM's types only in newer versions of TypeScript's library. */
interface ViewTransition {
  updateCallbackDone: Promise<void>;
  ready: Promise<void>;
  finished: Promise<void>;
}
type TransitionDocument = Document & {
  startViewTransition?: (change: () => Promise<void>) => ViewTransition;
};

function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Changes the page with a cross-fade where the browser can and the visitor wants motion, at once elsewhere. The page
 * stands still until the change is made, so only what needs no network belongs into it.
 * @throws what the change throws
 */
export async function withViewTransition(change: () => Promise<void>): Promise<void> {
  const page: TransitionDocument = document;
  if (!page.startViewTransition || page.visibilityState === 'hidden' || !wantsMotion()) return change();
  const transition = page.startViewTransition(change);
  // A transition that is overtaken or skipped is no error; the change is made anyway.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
