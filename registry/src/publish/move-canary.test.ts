import { readPointer, writeHost, type ReleaseStore } from '../index';
import { writePointer } from '../releases/registry';
import { ADA, exampleRelease, exampleStore, HOST, ID, publish } from '../testing/example';
import { intervalStart, emptySample, WatchStore, type Sample } from '../watch';
import { startCanary, rollback, promote } from './commands';
import { moveCanary, readComparison } from './move-canary';

const STABLE = 'aaaaaa111111';
const CANARY = 'bbbbbb222222';
const PLAN = { steps: [50, 100], everyMs: 600_000 };

async function canaried(plan?: typeof PLAN): Promise<ReleaseStore> {
  const store = await exampleStore();
  await publish(store, exampleRelease(STABLE));
  await publish(store, exampleRelease(CANARY), 'files-only');
  await startCanary(store, ID, CANARY, 10, ADA, plan);
  return store;
}

function visits(many: number, bad: Partial<Sample> = {}): Sample {
  return { ...emptySample(), visits: many, rated: many, ...bad };
}

/** Tells of visits since the canary has its present weight. @returns a moment 10 minutes after that, in ms */
async function watch(store: ReleaseStore, canary: Sample, stable: Sample): Promise<number> {
  const pointer = await readPointer(store, ID);
  const there = pointer?.canary ?? { release: CANARY, weight: 0 };
  const now = Date.parse(there.since ?? '2026-11-26T12:00:00.000Z');
  await new WatchStore(store).addCanary(ID, there, { start: intervalStart(there, now), canary, stable });
  return now + PLAN.everyMs;
}

async function keep(store: ReleaseStore, now: number) {
  const compared = await readComparison(store, ID, now);
  return compared && moveCanary(store, ID, compared, now);
}

const FINE: [Sample, Sample] = [
  visits(412, { failures: 2, weak: 40 }),
  visits(3871, { failures: 16, weak: 400 }),
];
const BAD: [Sample, Sample] = [visits(412, { failures: 25 }), visits(3871, { failures: 16 })];

it('stops a canary that is worse, and history says why', async () => {
  const store = await canaried(PLAN);
  const now = await watch(store, ...BAD);
  const notes = 'stopped: 6.1 % of 412 visits failed, 0.4 % of 3,871 with aaaaaa111111';
  expect(await keep(store, now)).toEqual({ did: 'stopped', release: CANARY, notes });
  const pointer = await readPointer(store, ID);
  expect(pointer).toMatchObject({ stable: STABLE, previous: [] });
  expect(pointer?.canary).toBeUndefined();
  expect(pointer?.history?.[0]).toMatchObject({ action: 'stop-canary', release: CANARY, who: 'site', notes });
  expect(await keep(store, now)).toBeNull();
});

it.each([
  ['errors', { errors: 60 }, '14.6 % of 412 visits had an error, 0.0 % of 3,871 with aaaaaa111111'],
  ['weak vitals', { weak: 200 }, '48.5 % of 412 visits had weak vitals, 0.0 % of 3,871 with aaaaaa111111'],
])('stops one with more %s', async (_what, bad, why) => {
  const store = await canaried();
  const now = await watch(store, visits(412, bad), visits(3871));
  expect(await keep(store, now)).toMatchObject({ did: 'stopped', notes: `stopped: ${why}` });
});

it('goes on step by step while it is not worse, and promotes at last', async () => {
  const store = await canaried(PLAN);
  const first = await watch(store, ...FINE);
  expect(await keep(store, first - 1)).toBeNull();
  expect(await keep(store, first)).toEqual({
    did: 'stepped',
    release: CANARY,
    notes:
      '10 to 50 percent: 412 visits with the canary, 3,871 with aaaaaa111111: 0.5 % and 0.4 % failed, ' +
      '0.0 % and 0.0 % had an error, 9.7 % and 10.3 % had weak vitals',
  });
  const { canary } = (await readPointer(store, ID)) ?? {};
  expect(canary).toEqual({
    release: CANARY,
    weight: 50,
    since: new Date(first).toISOString(),
    steps: [100],
    everyMs: PLAN.everyMs,
  });
  // What was seen at the first weight does not count at the second.
  expect(await keep(store, first + PLAN.everyMs)).toBeNull();
  const second = await watch(store, visits(2000), visits(2000));
  expect(await keep(store, second)).toMatchObject({ did: 'promoted' });
  const pointer = await readPointer(store, ID);
  expect(pointer).toMatchObject({ stable: CANARY, previous: [STABLE] });
  expect(pointer?.canary).toBeUndefined();
  expect(pointer?.history?.map(({ action, who }) => `${action} ${who}`)).toEqual([
    'promote site',
    'canary site',
    'canary Ada',
    'release Ada',
  ]);
});

it('forgets a plan that has no more steps', async () => {
  const store = await canaried({ ...PLAN, steps: [50] });
  await keep(store, await watch(store, ...FINE));
  expect((await readPointer(store, ID))?.canary).toEqual({
    release: CANARY,
    weight: 50,
    since: expect.any(String) as string,
  });
  expect(await keep(store, await watch(store, ...FINE))).toBeNull();
});

it.each([
  ['there are too few visits', visits(49), visits(3871)],
  ['stable has too few visits', visits(3871), visits(49)],
  ['a difference may be no accident', visits(100, { failures: 6 }), visits(900, { failures: 9 })],
])('waits while %s', async (_why, canary, stable) => {
  const store = await canaried(PLAN);
  const now = await watch(store, canary, stable);
  expect(await keep(store, now)).toBeNull();
  expect((await readPointer(store, ID))?.canary?.weight).toBe(10);
});

it('stays where it is without a plan', async () => {
  const store = await canaried();
  const now = await watch(store, ...FINE);
  expect(await keep(store, now)).toBeNull();
});

it('takes the limits of the manifest of the canary', async () => {
  const store = await exampleStore();
  await publish(store, exampleRelease(STABLE));
  const strict = exampleRelease(CANARY);
  strict.manifest = { ...strict.manifest, canary: { minVisits: 500 } };
  await publish(store, strict, 'files-only');
  await startCanary(store, ID, CANARY, 10, ADA);
  expect(await keep(store, await watch(store, ...BAD))).toBeNull();
});

it.each([
  ['stops', BAD, 'stop-canary'],
  ['goes on', FINE, 'canary'],
])('of five sites one %s', async (_what, seen, action) => {
  const store = await canaried(PLAN);
  const now = await watch(store, ...seen);
  const compared = await readComparison(store, ID, now);
  if (!compared) throw new Error('There is no canary.');
  const moves = await Promise.all(Array.from({ length: 5 }, () => moveCanary(store, ID, compared, now)));
  expect(moves.filter((one) => one !== null)).toHaveLength(1);
  const { history = [] } = (await readPointer(store, ID)) ?? {};
  expect(history.filter(({ who }) => who === 'site').map((event) => event.action)).toEqual([action]);
});

it.each<[string, (store: ReleaseStore) => Promise<unknown>]>([
  ['a promotion', (store) => promote(store, ID, ADA)],
  ['a new release', (store) => publish(store, exampleRelease('cccccc333333'))],
  ['another weight', (store) => startCanary(store, ID, CANARY, 20, ADA)],
  ['the same canary, begun anew', (store) => startCanary(store, ID, CANARY, 10, ADA)],
])('leaves everything as it is after %s in between', async (_what, change) => {
  const store = await canaried(PLAN);
  const now = await watch(store, ...BAD);
  const compared = await readComparison(store, ID, now);
  await change(store);
  const before = await readPointer(store, ID);
  expect(compared && (await moveCanary(store, ID, compared, now))).toBeNull();
  expect(await readPointer(store, ID)).toEqual(before);
});

it('leaves everything as it is after a rollback in between', async () => {
  const store = await canaried(PLAN);
  await publish(store, exampleRelease('cccccc333333'));
  await startCanary(store, ID, CANARY, 10, ADA, PLAN);
  const now = await watch(store, ...FINE);
  const compared = await readComparison(store, ID, now);
  await rollback(store, ID, ADA);
  expect(compared && (await moveCanary(store, ID, compared, now))).toBeNull();
  expect((await readPointer(store, ID))?.canary).toBeUndefined();
});

it('does not go on with a release that the deployed host does not fit any more: it stops, and says why', async () => {
  const store = await canaried(PLAN);
  await writeHost(store, { ...HOST, provides: { ...HOST.provides, react: '20.0.0' } });
  expect(await keep(store, await watch(store, ...FINE))).toMatchObject({
    did: 'stopped',
    notes: expect.stringMatching(
      /^stopped: remote-demo bbbbbb222222 cannot be shown: It expects react [^\n]+$/,
    ) as string,
  });
  expect(await readPointer(store, ID)).toMatchObject({ stable: STABLE });
});

it('stops a canary whose pointer is older than the comparison', async () => {
  const store = await canaried();
  await writePointer(store, ID, { stable: STABLE, previous: [], canary: { release: CANARY, weight: 10 } });
  const now = await watch(store, ...BAD);
  expect(await keep(store, now)).toMatchObject({ did: 'stopped' });
  expect(await readPointer(store, ID)).toMatchObject({ stable: STABLE, previous: [] });
});

it('has nothing to compare without a canary', async () => {
  const store = await exampleStore();
  expect(await readComparison(store, ID, 0)).toBeNull();
  await publish(store, exampleRelease(STABLE));
  expect(await readComparison(store, ID, 0)).toBeNull();
});
