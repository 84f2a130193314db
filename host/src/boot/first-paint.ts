/** A browser that paints later than this, in ms, or never, as for a covered window, does not hold the page back. */
const PATIENCE_MS = 1_000;

/**
 * Resolves when what the server sent is on the screen: on a fast line the scripts are there before the first frame, and
 * running them first would leave the visitor with an empty window for that long.
 */
export function afterFirstPaint(): Promise<void> {
  const { supportedEntryTypes = [] } = globalThis.PerformanceObserver ?? {};
  if (document.visibilityState === 'hidden' || !supportedEntryTypes.includes('paint'))
    return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
