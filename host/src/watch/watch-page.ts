import type { PageRemote } from '@skora/shared/contract';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { type Beacon, BEACON_ADDRESS, type VitalName } from './beacon';
import { BeaconCollector } from './collect-beacon';

function countLongTasks(): () => number {
  let count = 0;
  const { supportedEntryTypes = [] } = globalThis.PerformanceObserver ?? {};
  if (supportedEntryTypes.includes('longtask')) {
    const observer = new PerformanceObserver((list) => (count += list.getEntries().length));
    observer.observe({ type: 'longtask', buffered: true });
  }
  return () => count;
}

function watchVitals(): Beacon['vitals'] {
  const vitals: Beacon['vitals'] = {};
  const keep = ({ name, value }: Metric) => {
    const digits = name === 'CLS' ? 10_000 : 1;
    vitals[name as VitalName] = Math.round(value * digits) / digits;
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(keep);
  return vitals;
}

function send(beacon: Beacon): void {
  // As text the browser would name it `text/plain`, which a form of another site can send, too.
  const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' });
  navigator.sendBeacon(BEACON_ADDRESS, body);
}

/**
 * Measures the visit of a page and tells the site of it twice: now, and when the page is hidden for the first time. A page
 * that comes back, also from the back/forward cache, has told what there is to tell.
 * @param build of the host
 */
export function watchPage(build: string, remotes: readonly PageRemote[]): void {
  const vitals = watchVitals();
  const longTasks = countLongTasks();
  const collector = new BeaconCollector(build, remotes);
  send(collector.take('load'));
  // After the listener of web-vitals, which settles its figures then: that one is on the window, for the way down.
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHidden);
    send(collector.take('leave', vitals, longTasks()));
  };
  document.addEventListener('visibilitychange', onHidden);
}
