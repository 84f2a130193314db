import type { PageRemote } from '@skora/shared/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Beacon, VitalName } from './beacon';
import { describeError } from './describe-error';
import { notedErrors, notedNavigations, notedSlots } from './notes';

/**
 * Measures the visit of a page and tells the site of it twice: now, and when the page is hidden for the first time. A page
 * that comes back, also from the back/forward cache, has reported what there is to report.
 * @param host its build
 */
export function watchPage(host: string, remotes: readonly PageRemote[]): void {
  // `onTTFB` would take 0.1 KB to say the same of a page that was not rendered ahead.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const began = navigation?.responseStart ?? 0;
  // WebKitGTK sometimes gives a time before the start of the page, for which the site would refuse all of the visit.
  const vitals: Beacon['vitals'] = { TTFB: began > 0 ? began : undefined };
  for (const watch of [onLCP, onINP, onCLS]) {
    watch(({ name, value }) => (vitals[name as VitalName] = value));
  }
  let longTasks = 0;
  if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
    const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
    observer.observe({ type: 'longtask', buffered: true });
  }
  let part: Beacon['part'] = 'load';
  let reported: Beacon['reported'] = [0, 0];
  const send = () => {
    const errors = notedErrors.flatMap((error) => describeError(error, remotes));
    const beacon: Beacon = {
      v: 1,
      part,
      host,
      remotes: remotes.map(({ id, release }) => ({ id, release })),
      slots: notedSlots,
      errors,
      reported,
      vitals,
      longTasks,
      navigations: notedNavigations.splice(0),
    };
    reported = [notedSlots.length, errors.length];
    // As text the browser would name it `text/plain`, which a form of another site can send, too.
    navigator.sendBeacon('/beacon', new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
  };
  send();
  // After the listener of web-vitals, which settles its figures then: that one is on the window, for the way down.
  document.addEventListener('visibilitychange', () => {
    if (part === 'leave' || document.visibilityState !== 'hidden') return;
    part = 'leave';
    send();
  });
}
