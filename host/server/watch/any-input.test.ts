import { WatchStore } from '@skora/registry/watch';
import fc from 'fast-check';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';
import { exampleBeacon } from './example-beacon';

const RUNS = 400;

/** JSON of a valid beacon in which one value has become another one, or is gone. */
const spoiled = fc
  .tuple(fc.nat(), fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.string({ unit: 'binary' })))
  .map(([place, value]) => {
    let at = -1;
    return JSON.stringify(
      exampleBeacon({
        errors: [{ kind: 'Error', hash: 7, at: '/assets/a.js:1:2' }],
        vitals: { LCP: 900 },
      }),
      (_key, there: unknown) => {
        at += 1;
        return at > 0 && at === 1 + (place % 29) ? value : there;
      },
    );
  });

const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/csp-report',
  'application/reports+json',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
);

const bodies = fc.oneof(
  spoiled,
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.jsonValue().map((body) => JSON.stringify([{ type: 'csp-violation', body }])),
  fc.jsonValue().map((report) => JSON.stringify({ 'csp-report': report })),
  fc.constantFrom('{"__proto__":{"v":1}}', '[]', '"', '9'.repeat(9_000), '['.repeat(8_000)),
);

it('answers whatever it is told with a refusal or nothing, and counts only what is accepted', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const site = await exampleSite(store);
  await site.inject('/readyz');
  let client = 0;
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/beacon', '/reports'), types, bodies, async (url, type, payload) => {
      client += 1;
      const { statusCode } = await site.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload,
        remoteAddress: `10.0.${client >> 8}.${client & 255}`,
      });
      if (statusCode === 204 && url === '/beacon') accepted += 1;
      expect([204, 400, 413, 415]).toContain(statusCode);
    }),
    { numRuns: RUNS },
  );
  await site.close();
  const days = await new WatchStore(store).readDays('2000-01-01', '2999-12-31');
  const entries = days.flatMap((day) => day.entries);
  // Each beacon that is accepted tells of one visit at most.
  const visits = entries
    .filter(({ id }) => id !== 'host')
    .reduce((sum, { counts }) => sum + counts.visits, 0);
  expect(visits).toBeLessThanOrEqual(accepted);
  expect(entries.every(({ id }) => ['remote-marketing', 'host'].includes(id))).toBe(true);
});
