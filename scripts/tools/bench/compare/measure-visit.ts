import { setTimeout as sleep } from 'node:timers/promises';
import type { PageNotes } from './browser-agent';
import type { PhonePage } from './slow-phone';

/** Tasks this long after the last slot still count: they belong to the start. The worker, too, is busy for as long with what it keeps. */
const SETTLING_MS = 1_000;
/** What a task may take before it blocks, in ms. */
const BLOCKING_MS = 50;
const KB = 1024;

const SLOTS = ['header', 'main', 'footer'] as const;

/** One visit of home. Times in ms, sizes in KB of 1,024 bytes as they were sent. */
export interface Visit {
  largestPaint: number;
  headerHydrated: number;
  blocked: number;
  scriptKb: number;
  fontKb: number;
}

interface Transfer {
  name: string;
  startTime: number;
  encodedBodySize: number;
  initiatorType: string;
}

/** Time that tasks blocked the page: between the first paint and shortly after everything was taken over. */
export function sumBlocking({ longTasks, firstPaint, shown }: PageNotes): number {
  const end = Math.max(...Object.values(shown)) + SETTLING_MS;
  return longTasks
    .filter(({ start }) => start >= firstPaint && start <= end)
    .reduce((sum, { duration }) => sum + duration - BLOCKING_MS, 0);
}

/** Bytes of files with this ending that were asked for until a time, each once; what is downloaded ahead is fetched as data. */
export function sumTransfers(transfers: readonly Transfer[], ending: string, until: number): number {
  const sizes = new Map<string, number>();
  for (const { name, startTime, encodedBodySize, initiatorType } of transfers) {
    if (!name.endsWith(ending) || initiatorType === 'fetch' || startTime > until) continue;
    sizes.set(name, Math.max(encodedBodySize, sizes.get(name) ?? 0));
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Visits home, until some time after all of it is interactive. */
export async function visitHome(page: PhonePage, site: string): Promise<Visit> {
  await page.open(`${site}/`);
  await page.waitFor(
    (slots, settling) => {
      const { shown } = window.skoraBench;
      const times = slots.map((slot) => shown[slot] ?? Infinity);
      return performance.now() > Math.max(...times) + settling;
    },
    SLOTS,
    SETTLING_MS,
  );
  const { notes, transfers } = await page.evaluate(() => ({
    notes: window.skoraBench,
    transfers: performance.getEntriesByType('resource').map((entry) => entry.toJSON() as Transfer),
  }));
  const interactive = Math.max(...Object.values(notes.shown));
  return {
    largestPaint: notes.largestPaint,
    headerHydrated: notes.shown['header'] ?? NaN,
    blocked: sumBlocking(notes),
    scriptKb: sumTransfers(transfers, '.js', interactive) / KB,
    fontKb: sumTransfers(transfers, '.woff2', interactive) / KB,
  };
}

/** Waits until the browser has downloaded ahead what it was told to for the pages that the header links to. */
export async function waitForDownloads(page: PhonePage, files: readonly string[]): Promise<void> {
  await page.waitFor((paths) => {
    const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
    return paths.every((path) => {
      const inPage = styles.some(({ dataset }) => path.endsWith(`/${dataset['href'] ?? ''}`));
      return inPage || performance.getEntriesByName(new URL(path, location.href).href).length > 0;
    });
  }, files);
}

const HEADING = 'main > [data-slot]:not([hidden]) h1';

/** Waits until the site's worker would show home by itself and rests, as for whoever comes again. */
export async function waitForWorker(page: PhonePage): Promise<void> {
  await page.waitFor(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // The second comes last, and tells what is live.
    const kept = await Promise.all(['/', '/offline.html'].map((path) => caches.match(path)));
    return registration?.active?.state === 'activated' && kept.every(Boolean);
  });
  await sleep(SETTLING_MS);
}

/** Nobody taps while the page before is still being drawn. */
async function settle(page: PhonePage): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Taps a link of the header. @returns ms from the click until the heading of the next page stands there */
export async function navigate(page: PhonePage, path: string): Promise<number> {
  await settle(page);
  const arrival = page.evaluate(
    (heading) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector(heading)?.textContent;
        let clicked = 0;
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const now = document.querySelector(heading)?.textContent;
          if (clicked === 0 || now === undefined || now === before) return;
          observer.disconnect();
          resolve(performance.now() - clicked);
        });
        const what = { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden'] };
        observer.observe(document.body, what);
      }),
    HEADING,
  );
  await page.tap(`[data-region="header"] a[href="${path}"]`);
  return arrival;
}
