import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { defineJob, type StepDone } from '../job';
import { jobsRef, LEASE_MS } from '../job-store';
import { runJob, type RunDeps } from '../run-job';

const END = 7;
const NAME = 'counting';
const CURSOR = Type.Object({ next: Type.Integer() });

let service: TestApp;
let done: number[];
beforeEach(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
  done = [];
});
afterEach(() => service.close());

/** Counts to the end, one number a step. @param during what else happens in the step of a number */
function counting(during: (next: number) => unknown = () => undefined) {
  return defineJob({
    operationId: 'runCounting',
    summary: 'Count',
    schedule: '* * * * *',
    runs: 'call',
    dueWithinMinutes: 10,
    counts: ['counted', 'kept'],
    cursor: CURSOR,
    step: async (_deps, cursor): Promise<StepDone<{ next: number }>> => {
      const next = cursor?.next ?? 0;
      await during(next);
      done.push(next);
      const keep = async () => ({ kept: 1 });
      return { cursor: next + 1 < END ? { next: next + 1 } : null, counts: { counted: 1 }, seen: 1, keep };
    },
  });
}

/** @param now a clock of its own, in milliseconds */
function run(
  job = counting(),
  budgetMs = Infinity,
  closing = new AbortController().signal,
  now = service.now,
) {
  const log = { warn: () => undefined, error: () => undefined };
  return runJob({ ...service, log, now, closing } as unknown as RunDeps, NAME, job, budgetMs);
}

const stored = async () => (await jobsRef(service.firestore).doc(NAME).get()).data();
const all = Array.from({ length: END }, (_, number) => number);

test('a run that has time goes on to the end and writes down what it did', async () => {
  expect(await run()).toEqual({ counted: END, kept: END, left: 0, failed: 0 });
  expect(done).toEqual(all);
  expect(await stored()).toMatchObject({
    ...{ cursor: null, position: 0, holder: null, leaseEnds: 0, error: null },
    result: { counted: END, kept: END, left: 0, failed: 0 },
    startedAt: expect.any(Number),
    endedAt: expect.any(Number),
    heartbeatAt: expect.any(Number),
  });
});

test('runs whose time is over go on where they were left: nothing twice and nothing missed', async () => {
  // A second for every look at the clock: how fast the machine is does not matter.
  let time = service.now();
  const clock = () => (time += 1000);
  const job = counting();
  const closing = new AbortController().signal;
  const positions: unknown[] = [];
  for (let left = 1; left > 0;) {
    ({ left } = await run(job, 5000, closing, clock));
    positions.push((await stored())?.['position']);
  }
  expect(positions.length).toBeGreaterThan(1);
  expect(positions.at(-1)).toBe(0);
  expect(done).toEqual(all);
});

test('a process that is asked to end stops after the step under way and gives the turn back', async () => {
  const closing = new AbortController();
  const job = counting((next) => next === 3 && closing.abort());
  expect(await run(job, Infinity, closing.signal)).toEqual({ counted: 4, kept: 4, left: 1, failed: 0 });
  expect(await run()).toEqual({ counted: 3, kept: 3, left: 0, failed: 0 });
  expect(done).toEqual(all);
});

test('of two runs at once one works', async () => {
  let other: unknown;
  const job = counting(async (next) => {
    if (next === 2) other = await run();
  });
  expect(await run(job)).toMatchObject({ counted: END });
  expect(other).toEqual({ counted: 0, kept: 0, left: 1, failed: 0 });
  expect(done).toEqual(all);
});

test('what a killed run was at is done by another one when its lease has ended, and kept once', async () => {
  await run(counting(), 0);
  await jobsRef(service.firestore)
    .doc(NAME)
    .update({ holder: 'killed', leaseEnds: service.now() + LEASE_MS });
  expect(await run()).toMatchObject({ counted: 0, left: 1 });
  service.advance(LEASE_MS + 1);
  expect(await run()).toMatchObject({ counted: END - 1, left: 0 });
  expect(done).toEqual(all);
});

test('a run that took too long for a step keeps nothing of it and ends', async () => {
  const job = counting(async (next) => {
    if (next !== 2 || done.includes(2)) return;
    service.advance(LEASE_MS + 1);
    await run();
  });
  expect(await run(job)).toMatchObject({ kept: 2 });
  expect(await stored()).toMatchObject({ cursor: null, holder: null, result: { kept: END - 2 } });
});

test('a run that loses its turn in the first step says that something is left', async () => {
  const other = { holder: 'another', leaseEnds: service.now() + LEASE_MS };
  const job = counting(() => jobsRef(service.firestore).doc(NAME).update(other));
  expect(await run(job)).toEqual({ counted: 0, kept: 0, left: 1, failed: 0 });
});

test('a step that fails is told without personal data, and the next run begins with it', async () => {
  const failing = counting((next) => {
    if (next === 3) throw Object.assign(new RangeError('ann@player.example is odd'), { code: 14 });
  });
  await expect(run(failing)).rejects.toThrow('is odd');
  expect(await stored()).toMatchObject({ error: 'RangeError 14', holder: null, endedAt: null, position: 3 });
  expect(await run()).toMatchObject({ counted: 4, left: 0 });
  expect(done).toEqual(all);
  expect(await stored()).toMatchObject({ error: null });
});

test.each([
  ['a text', 'next'],
  ['another form', { after: 'ann' }],
  ['a list', [3]],
])('a place that another release has kept as %s is the beginning', async (_form, cursor) => {
  await run(counting(), 0);
  await jobsRef(service.firestore).doc(NAME).update({ cursor });
  expect(await run()).toMatchObject({ counted: END, left: 0 });
});
