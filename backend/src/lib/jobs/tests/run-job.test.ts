import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { untilFound } from '../../../testing/until-found';
import { defineJob, type Job, type StepDone } from '../job';
import { jobsRef, LEASE_MS, type StoredJob } from '../job-store';
import type { TaskDeps } from '../../services/task-deps';
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
afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
});

/** Counts to the end, one number a step. @param during what else happens in the step of a number */
function counting(during: (next: number, deps: TaskDeps) => unknown = () => undefined) {
  return defineJob({
    operationId: 'runCounting',
    summary: 'Count',
    schedule: '* * * * *',
    runs: 'call',
    dueWithinMinutes: 10,
    counts: ['counted', 'kept'],
    cursor: CURSOR,
    step: async (deps, cursor): Promise<StepDone<{ next: number }>> => {
      const next = cursor?.next ?? 0;
      await during(next, deps);
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
  renewMs = LEASE_MS / 3,
) {
  const log = { warn: () => undefined, error: () => undefined };
  return runJob({ ...service, log, now, closing } as unknown as RunDeps, NAME, job, budgetMs, renewMs);
}

/** On a machine whose clock is ahead by so much. */
const runAhead = (ms: number, job = counting()) =>
  run(job, Infinity, new AbortController().signal, () => service.now() + ms);

/** How often {@link runLong} says that it goes on; nobody else has a timer of so many milliseconds. */
const RENEW_MS = 101;
const runLong = (job: Job) => run(job, Infinity, new AbortController().signal, service.now, RENEW_MS);

/** The timers of {@link runLong} from now on. */
function watchTimers() {
  const begin = jest.spyOn(globalThis, 'setInterval').mock;
  const end = jest.spyOn(globalThis, 'clearInterval').mock;
  return {
    begun: () =>
      begin.results.flatMap(({ value }, index) =>
        begin.calls[index]?.[1] === RENEW_MS ? [value as unknown] : [],
      ),
    ended: () => end.calls.map(([timer]): unknown => timer),
  };
}

const stored = async () => (await jobsRef(service.firestore).doc(NAME).get()).data();
const change = (fields: object) => jobsRef(service.firestore).doc(NAME).update(fields);
const endLease = () => change({ leaseEnds: 0 });
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
  await change({ holder: 'killed', leaseEnds: service.now() + LEASE_MS });
  expect(await run()).toMatchObject({ counted: 0, left: 1 });
  await endLease();
  expect(await run()).toMatchObject({ counted: END - 1, left: 0 });
  expect(done).toEqual(all);
});

test('a run that took too long for a step keeps nothing of it and ends', async () => {
  const job = counting(async (next) => {
    if (next !== 2 || done.includes(2)) return;
    await endLease();
    await run();
  });
  expect(await run(job)).toMatchObject({ kept: 2 });
  expect(await stored()).toMatchObject({ cursor: null, holder: null, result: { kept: END - 2 } });
});

test('a run that loses its turn in the first step says that something is left', async () => {
  const job = counting(() => change({ holder: 'another' }));
  expect(await run(job)).toEqual({ counted: 0, kept: 0, left: 1, failed: 0 });
});

test.each([
  ['90 seconds ahead', 90_000],
  ['an hour ahead', 3_600_000],
  ['an hour behind', -3_600_000],
])(
  'a run whose clock is %s takes no turn from another one, and none is taken from it',
  async (_clock, ms) => {
    const others: unknown[] = [];
    const within = (run: () => Promise<unknown>) =>
      counting(async (next) => next === 2 && others.push(await run()));
    const nothing = { counted: 0, kept: 0, left: 1, failed: 0 };
    expect(await run(within(() => runAhead(ms)))).toMatchObject({ kept: END });
    expect(await runAhead(ms, within(run))).toMatchObject({ kept: END });
    expect(others).toEqual([nothing, nothing]);
  },
);

test('a turn ends two minutes from now by the clock of the store, also when the clock of its run is an hour ahead', async () => {
  const before = Date.now();
  const job = counting(async () => {
    const { leaseEnds } = (await stored()) as StoredJob;
    expect(leaseEnds).toBeGreaterThanOrEqual(before + LEASE_MS);
    expect(leaseEnds).toBeLessThanOrEqual(Date.now() + LEASE_MS);
  });
  await runAhead(3_600_000, job);
});

test('a step that takes longer than the lease keeps its turn, because it says that it goes on', async () => {
  const query = jobsRef(service.firestore).where('leaseEnds', '>', 0);
  let other: unknown;
  const job = counting(async (next) => {
    if (next !== 2) return;
    await endLease();
    await untilFound(query, ({ empty }) => !empty);
    other = await run();
  });
  expect(await runLong(job)).toMatchObject({ kept: END });
  expect(other).toMatchObject({ counted: 0, left: 1 });
});

test('a long step whose turn another run has taken hears of it, stops, and leaves it to that run', async () => {
  const taken = { holder: 'another', leaseEnds: 1, heartbeatAt: 1 };
  const job = counting(async (next, { goOn }) => {
    if (next !== 2) return;
    await change(taken);
    while (goOn()) await stored();
  });
  expect(await runLong(job)).toMatchObject({ kept: 2, left: 1 });
  expect(await stored()).toMatchObject({ ...taken, cursor: { next: 2 } });
});

test('a step that hangs does not keep its turn for ever', async () => {
  const timers = watchTimers();
  const job = counting(async (next) => {
    if (next !== 2) return;
    const timer = timers.begun().at(-1);
    while (!timers.ended().includes(timer)) await stored();
    let other = await run();
    for (; other['kept'] === 0; other = await run()) await endLease();
    expect(other).toMatchObject({ kept: END - 2 });
  });
  expect(await runLong(job)).toMatchObject({ kept: 2 });
  expect(done).toEqual([...all, 2]);
});

test('no timer is left after a run, nor after one that fails', async () => {
  const timers = watchTimers();
  await runLong(counting());
  const failing = counting(() => {
    throw new RangeError('odd');
  });
  await expect(runLong(failing)).rejects.toThrow('odd');
  expect(timers.begun()).toHaveLength(END + 1);
  expect(timers.ended()).toEqual(expect.arrayContaining(timers.begun()));
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
  await change({ cursor });
  expect(await run()).toMatchObject({ counted: END, left: 0 });
});
