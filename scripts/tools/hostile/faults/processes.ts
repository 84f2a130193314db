import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Group } from '../lib/case';
import { AS_SITE, findServer, startBackend, startSite } from '../lib/own-servers';

const SUBSCRIBE = '/newsletter/subscribe';
const MAX_REPEATS = 10;
const subscription = () => ({ email: `kill-${randomUUID()}@reader.example` });

/** What came of requests that were under way: statuses, or `broken`. */
async function settle(requests: Promise<{ status: number }>[]): Promise<(number | 'broken')[]> {
  const settled = await Promise.allSettled(requests);
  return settled.map((one) => (one.status === 'fulfilled' ? one.value.status : 'broken'));
}

const count = (outcomes: (number | 'broken')[]) =>
  [...new Set(outcomes)]
    .map((outcome) => `${outcomes.filter((one) => one === outcome).length} × ${outcome}`)
    .join(', ');

/** Parts that are ended, killed and started again while they work. */
export const processFaults: Group = {
  title: 'Parts that end',
  cases: [
    {
      id: 'A-51',
      title: 'SIGTERM to the backend with requests under way',
      severity: 'high',
      expect: 'each of them is finished; the process ends with 0',
      tests: [
        'backend/src/app/tests/main.test.ts > SIGTERM lets every request under way finish and ends the process with 0',
        'backend/src/features/health/tests/routes.test.ts > while it drains, a request under way finishes and others learn that it is not ready',
      ],
    },
    {
      id: 'F-02',
      title: 'SIGTERM to the site with requests under way',
      severity: 'high',
      expect: 'each of them is answered',
      run: async (probe, stand) => {
        const site = await startSite(stand);
        // A name would be looked up first, which takes some of them longer than the answer to the first.
        const origin = site.origin.replace('localhost', '127.0.0.1');
        const api = (value: object) =>
          probe.quietAsk(
            {
              method: 'POST',
              path: `/api${SUBSCRIBE}`,
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(value),
            },
            origin,
          );
        assert.equal((await api(subscription())).status, 200);
        const underWay = Array.from({ length: 20 }, () => api(subscription()));
        // When one is answered, the site has read all of them.
        await Promise.race(underWay);
        const settled = settle(underWay);
        await site.stop();
        const outcomes = await settled;
        probe.note(`20 requests under way: ${count(outcomes)}`);
        assert.ok(!outcomes.includes('broken'), count(outcomes));
      },
    },
    {
      id: 'A-52',
      title: 'SIGKILL to the backend with requests under way, then a start',
      severity: 'high',
      expect: 'ready again; what was answered is stored, what was not can be asked again',
      run: async (probe, stand) => {
        const send = async (origin: string, value: object) =>
          probe.quietAsk(
            {
              method: 'POST',
              path: SUBSCRIBE,
              headers: { 'content-type': 'application/json', ...AS_SITE },
              body: JSON.stringify(value),
            },
            origin,
          );
        const first = await startBackend(stand);
        const addresses = Array.from({ length: 30 }, subscription);
        const underWay = addresses.map((address) => send(first.origin, address));
        const settled = settle(underWay);
        await underWay[0];
        process.kill((await findServer('backend/dist/main.mjs')).pid, 'SIGKILL');
        const outcomes = await settled;
        await first.crashed;
        probe.note(`30 requests under way: ${count(outcomes)}`);
        const second = await startBackend(stand);
        let left = addresses;
        // What the killed one held in the store is given up by and by; until then the answer is "in two seconds".
        for (let time = 0; left.length > 0 && time < MAX_REPEATS; time += 1) {
          if (time > 0) await new Promise((resolve) => setTimeout(resolve, 2000));
          const again = await settle(left.map((address) => send(second.origin, address)));
          probe.note(`asked again: ${count(again)}`);
          left = left.filter((_address, index) => again[index] !== 200);
        }
        await second.stop();
        assert.equal(left.length, 0, `${left.length} are still refused`);
      },
    },
    {
      id: 'A-53',
      title: 'Instances are exchanged one after the other behind a proxy',
      severity: 'medium',
      expect: 'no request fails',
      cannot:
        'The proxy of the platform shifts the traffic. That an instance finishes what it has begun is A-51 and F-02.',
    },
    {
      id: 'A-58',
      title: 'Headers and bodies that come byte by byte',
      severity: 'high',
      expect: 'cut off after their time, everybody else is served; with many of them: S-01 to S-03',
      tests: [
        'backend/src/app/tests/slow-requests.test.ts > bodies that come byte by byte take nobody’s place, and end with 408',
        'backend/src/app/tests/slow-requests.test.ts > headers that come byte by byte, or not at all, end the connection',
        'host/server/intake.test.ts > ends slow bodies and headers with 408',
      ],
    },
    {
      id: 'T-61',
      title: 'The backend is restarted under the site',
      severity: 'high',
      expect: 'pages as always; the API answers again by itself',
      run: async (probe, stand) => {
        await stand.stack.restartBackend();
        assert.equal((await probe.ask({ path: '/' })).status, 200);
        assert.equal((await probe.api({ path: '/payment/pricing?country_code=DE' })).status, 200);
      },
    },
    {
      id: 'T-62',
      title: 'The site is restarted under a page',
      severity: 'medium',
      expect: 'the same page again',
      run: async (probe, stand) => {
        const before = await probe.ask({ path: '/story' });
        await stand.stack.restartSite();
        const after = await probe.ask({ path: '/story' });
        assert.equal(after.status, 200);
        assert.equal(after.text, before.text);
      },
    },
    {
      id: 'T-63',
      title: 'A run of the digest is killed in the middle',
      severity: 'high',
      expect: 'nobody gets it twice, everybody gets it',
      tests: ['backend/src/features/digest/tests/kill.test.ts > a run that is killed …'],
    },
    {
      id: 'A-54',
      title: 'Stripe hangs, fails or has had enough',
      severity: 'high',
      expect: '503 and Retry-After in time; after some failures nobody waits for it any more',
      tests: ['backend/src/features/payment/tests/outage.test.ts > while Stripe answers with …'],
    },
    {
      id: 'A-55',
      title: 'The geolocation service is away, slow or of another kind',
      severity: 'medium',
      expect: 'the default country, and prices',
      tests: [
        'backend/src/features/geo/tests/routes.test.ts > a service that …',
        'e2e/tests/journeys/pricing.spec.ts > when … fails the plans still show, without a toast',
      ],
    },
    {
      id: 'A-56',
      title: 'The process is busy for two seconds',
      severity: 'medium',
      expect: '503 for new requests',
      cannot: 'A production build has no way to block it from outside. What is too much is refused: A-57.',
    },
    {
      id: 'A-57',
      title: 'Ten times the load',
      severity: 'high',
      expect: 'at once 503 for what is too much; the rest as always',
      tests: [
        'backend/src/app/tests/limit-load.test.ts > beyond the limit the answer is 503 at once, and what is at work is finished',
      ],
    },
  ],
};
