import type { Group } from '../lib/case';

const WATCH = 'host/server/watch/';
const METRICS = 'host/server/metrics/metrics.test.ts > ';

/** What counts, compares and is measured stops, is slow or has no room. */
export const watchFaults: Group = {
  title: 'What is counted and measured',
  cases: [
    {
      id: 'F-15',
      title: 'The collector of metrics hangs: it asks and never reads',
      severity: 'high',
      expect: 'pages as always; its connections end',
      tests: [
        `${METRICS}collectors that ask and never read keep no page waiting, and lose their connections`,
        'backend/src/features/metrics/tests/routes.test.ts > they are told while the service is full',
      ],
    },
    {
      id: 'F-16',
      title: 'A value for metrics is slow, or never comes',
      severity: 'high',
      expect: 'requests as always; metrics without it, with the time of the last one',
      tests: [
        `${METRICS}a reading that hangs keeps no request waiting, and metrics come without it`,
        'shared/src/utils/metrics/reading.test.ts > a read that never ends keeps nobody waiting for ever, and is not begun again',
        'shared/src/utils/metrics/reading.test.ts > values are read once for all that ask meanwhile, and again when they are no longer new',
      ],
    },
    {
      id: 'F-17',
      title: 'The store of the registry is full, refuses or hangs while visits are counted',
      severity: 'high',
      expect:
        'pages and beacons are answered at once; counts wait in bounded memory and are written later, once',
      tests: [
        `${WATCH}stopped-store.test.ts > a store that … keeps neither pages nor beacons waiting, nor the end`,
        `${WATCH}waiting-counts.test.ts > keeps what a full disk does not take, says so once, and tries again`,
        `${WATCH}waiting-counts.test.ts > starts no second write while one hangs, and does not repeat what may still come through`,
        `${WATCH}counts-keeper.test.ts > holds a bounded number of counts while nothing can be written`,
      ],
    },
    {
      id: 'F-18',
      title: 'The site does not answer what a page tells of its visit',
      severity: 'medium',
      expect: 'nothing on the page waits for it',
      tests: [
        'e2e/tests/releases/reported-visits.spec.ts > a remote that does not come is told with its stage, and nothing waits for a site that does not answer',
      ],
    },
    {
      id: 'F-19',
      title: 'The registry does not answer while canaries are compared, or while an admin looks and decides',
      severity: 'medium',
      expect: 'canaries stay as they are, others are looked at; the page of operations says what is wrong',
      tests: [
        `${WATCH}canary-watch.test.ts > says why it could not look, and asks a registry that hangs once in a minute`,
        `${WATCH}canary-watch.test.ts > looks at other canaries while one takes long`,
        'backend/src/features/operations/tests/registry-down.test.ts > while the registry … the page is told so in time, and other routes work',
        'remote-operations/src/features/operations/operations-page.test.tsx > while the registry does not answer the page says so, and keeps what it knew',
      ],
    },
  ],
};
