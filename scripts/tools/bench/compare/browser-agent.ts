/** What the page notes of itself, from before its first script on. Times are ms since the navigation. */
export interface PageNotes {
  largestPaint: number;
  firstPaint: number;
  longTasks: { start: number; duration: number }[];
  /** Name of a slot → when its region was taken over. */
  shown: Record<string, number>;
}

declare global {
  interface Window {
    skoraBench: PageNotes;
  }
}

/**
 * Runs in the page. The host marks a slot with `data-ms` when React has committed what it shows; the one bundle is built from
 * the same host, so the mark means the same in both. Holds no named function: tsx would wrap it in a helper that the page lacks.
 */
export function noteVisit(): void {
  const notes: PageNotes = { largestPaint: 0, firstPaint: 0, longTasks: [], shown: {} };
  window.skoraBench = notes;
  const entries = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (entryType === 'largest-contentful-paint') notes.largestPaint = startTime;
      else if (entryType === 'longtask') notes.longTasks.push({ start: startTime, duration });
      else if (name === 'first-contentful-paint') notes.firstPaint = startTime;
    }
  });
  for (const type of ['largest-contentful-paint', 'paint', 'longtask']) {
    entries.observe({ type, buffered: true });
  }
  const slots = new MutationObserver((records) => {
    for (const { target } of records) {
      const { slot, ms } = (target as HTMLElement).dataset;
      if (slot !== undefined && ms !== undefined) notes.shown[slot] ??= performance.now();
    }
  });
  slots.observe(document, { subtree: true, attributeFilter: ['data-ms'] });
}
