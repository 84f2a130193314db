/**
 * Pause in browsers that do not tell when they are idle, above all Safari, in ms. A guess, not measured: most pauses are before a
 * download ahead, and with two seconds the files of the bar's pages took half a minute.
 */
const IDLE_FALLBACK_MS = 300;
/** On a slow phone the browser may never call itself idle; what waits is done after so many ms all the same. */
const MAX_WAIT_MS = 5_000;

/** Resolves when the browser has nothing else to do, at the latest after five seconds. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    } else setTimeout(resolve, IDLE_FALLBACK_MS);
  });
}

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function idleAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await idle();
}
