function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Changes the page with a cross-fade where the browser can and the visitor wants motion, at once elsewhere. The page
 * stands still until the change is made, so only what needs no network belongs into it.
 * @throws what the change throws
 */
export async function withViewTransition(change: () => Promise<void>): Promise<void> {
  const canFade = 'startViewTransition' in document && document.visibilityState === 'visible';
  if (!canFade || !wantsMotion()) return change();
  const transition = document.startViewTransition(change);
  // A transition that is overtaken or skipped is no error; the change is made anyway.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
