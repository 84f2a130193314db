import assert from 'node:assert/strict';
import type { Group } from '../lib/case';
import { assertRefused, type Probe } from '../lib/probe';

const BEACON = {
  v: 1,
  part: 'load',
  host: '000000000000',
  remotes: [],
  slots: [],
  errors: [],
  reported: [0, 0],
  vitals: {},
  longTasks: 0,
  navigations: [],
};

/** Each is one step away from a beacon that a page sends. */
const LIES: Record<string, object> = {
  'a member too many': { ...BEACON, uid: 'demo-mara' },
  'a remote that it does not name': { ...BEACON, slots: [{ id: 'remote-x', view: 'x', ms: 1 }] },
  'a second beacon that comes first': { ...BEACON, reported: [1, 0] },
  'free text as a kind of error': {
    ...BEACON,
    errors: [{ kind: 'I was here', hash: 7, at: '/assets/main.12345678.js:1:2' }],
  },
  'an address with a token': {
    ...BEACON,
    errors: [{ kind: 'Error', hash: 7, at: '/cv/secret-token:1:2' }],
  },
  'a negative time': { ...BEACON, navigations: [-1] },
};

function tell(probe: Probe, path: string, body: string, type = 'application/json') {
  return probe.ask({ method: 'POST', path, headers: { 'content-type': type }, body });
}

const WATCH = 'host/server/watch';

/** Whoever tells the site what did not happen. */
export const watchAttacks: Group = {
  title: 'What is counted of visits',
  cases: [
    {
      id: 'S-80',
      title: 'Beacons that no page sends',
      severity: 'medium',
      expect: '400, nothing is counted',
      http: async (probe) => {
        for (const lie of Object.values(LIES)) {
          assertRefused(await tell(probe, '/beacon', JSON.stringify(lie)), 400);
        }
        for (const text of ['', '{', 'null', '[]', '{"__proto__":{"v":1}}']) {
          assertRefused(await tell(probe, '/beacon', text), 400);
        }
      },
    },
    {
      id: 'S-81',
      title: 'A beacon of 9 KB, and one as a form of another site would send it',
      severity: 'low',
      expect: '413 and 415',
      http: async (probe) => {
        const large = JSON.stringify({ ...BEACON, navigations: Array.from({ length: 4_600 }, () => 1) });
        assertRefused(await tell(probe, '/beacon', large), 413);
        assertRefused(await tell(probe, '/beacon', JSON.stringify(BEACON), 'text/plain'), 415);
      },
    },
    {
      id: 'S-82',
      title: 'Reports of policies that no browser sends',
      severity: 'low',
      expect: '400, nothing is counted',
      http: async (probe) => {
        const unknown = [{ type: 'csp-violation', body: { effectiveDirective: 'mara-src' } }];
        const type = 'application/reports+json';
        assertRefused(await tell(probe, '/reports', JSON.stringify(unknown), type), 400);
        assertRefused(await tell(probe, '/reports', '{"csp-report":7}', 'application/csp-report'), 400);
        const answer = await probe.ask({ path: '/reports' });
        assert.equal(answer.status, 404);
      },
    },
    {
      id: 'S-83',
      title: 'One client tells of many visits that failed, to have a canary stopped',
      severity: 'medium',
      expect: 'three of them count in five minutes; a canary may stop, stable stays',
      tests: [
        `${WATCH}/watch.test.ts > compares three visits of one client in five minutes, and counts the others for the day only`,
        `${WATCH}/watch.test.ts > drops what one client tells beyond thirty beacons in a minute`,
        `${WATCH}/floods.test.ts > 10,000 beacons of one client do not stop a canary`,
      ],
    },
    {
      id: 'S-84',
      title: 'Anything at all as a beacon or a report',
      severity: 'medium',
      expect: 'a refusal or nothing, never 500; only what a page may send is counted',
      tests: [
        `${WATCH}/any-input.test.ts > answers whatever it is told with a refusal or nothing, and counts only what is accepted`,
      ],
    },
    {
      id: 'S-85',
      title: 'Counts that cannot be stored: a store that hangs, refuses or is full',
      severity: 'high',
      expect: 'pages and beacons are answered as ever, and the memory stays bounded',
      tests: [
        `${WATCH}/stopped-store.test.ts > a store that…`,
        `${WATCH}/waiting-counts.test.ts > does not grow without end while a store is stopped`,
      ],
    },
    {
      id: 'S-86',
      title: 'A browser that asks not to be measured',
      severity: 'medium',
      expect: 'it tells nothing, and what comes with its word is dropped',
      tests: [
        'host/src/watch/watch-page.test.ts > tells nothing with…',
        `${WATCH}/watch.test.ts > drops what comes with…`,
      ],
    },
    {
      id: 'S-87',
      title: 'Metrics without the token, and addresses that are to fill the memory with them',
      severity: 'medium',
      expect: '401, or 404 where nobody has a token; 10,000 addresses add no line',
      tests: [
        'backend/src/features/metrics/tests/routes.test.ts > whoever bears the token reads them, and nobody else',
        'backend/src/features/metrics/tests/routes.test.ts > without a token there is no such address',
        'backend/src/features/metrics/tests/routes.test.ts > 10,000 hostile addresses add no line',
        'host/server/metrics/metrics.test.ts > who reads them is…',
        'host/server/metrics/metrics.test.ts > has as many lines after 10,000 hostile addresses as after one of each kind',
        'shared/src/utils/metrics/metrics-access.test.ts > with…',
      ],
    },
    {
      id: 'S-97',
      title: 'Beacons of thousands of clients about releases, remotes and errors that there are not',
      severity: 'medium',
      expect: 'none of the names is kept but 50 groups of errors of a release; memory and store stay small',
      tests: [
        `${WATCH}/floods.test.ts > thousands of made-up releases, places and clients leave a day as small as ever`,
        `${WATCH}/watch.test.ts > drops what is told of releases that nobody is known to have got, without a word`,
        `${WATCH}/counts-keeper.test.ts > holds a bounded number of counts while nothing can be written`,
        `${WATCH}/client-limit.test.ts > admits nobody new once very many have come`,
        'registry/src/watch/counts.test.ts > keeps the most frequent names where too many come, and the sum of all',
        'registry/src/watch/watch-store.test.ts > keeps the 500 entries of a day that have the most visits',
      ],
    },
    {
      id: 'S-98',
      title: 'A beacon or a report whose body never ends',
      severity: 'medium',
      expect: '408 for one that is slow, cut off at its limit otherwise',
      tests: [`${WATCH}/floods.test.ts > a body for … that never ends is cut off`],
    },
    {
      id: 'S-99',
      title: 'Reports and beacons of a page with a preview or an override',
      severity: 'low',
      expect: 'there are none: they would count for a release that has nothing to do with it',
      tests: [
        'host/server/preview/preview.test.ts > …a visit with a preview is not measured',
        'host/server/preview/preview.test.ts > …what the policy of a page with a preview refuses is reported nowhere',
        'host/server/compose/overrides.test.ts > overrides replaces a remote by a local build and says so',
      ],
    },
  ],
};
