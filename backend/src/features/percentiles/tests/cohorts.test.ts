import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { fillComparable, sprintTimes } from '../../../testing/fill-comparable';
import { endLease, runJobHere } from '../../../testing/run-task';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

const SECRET = 'a secret of the scheduler';

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({ tasksSecret: SECRET }, `demo-${randomUUID()}`);
});
afterEach(() => service.close());

async function run() {
  const headers = { 'x-tasks-secret': SECRET };
  return (await send(service.origin, { method: 'POST', path: '/tasks/cohorts', headers })).json();
}

/** A run in this process. @param minutes 0: stops after its first page */
const runFor = (minutes: number, closing = new AbortController().signal) =>
  runJobHere(service, 'cohorts', { budgetMs: minutes * 60_000, closing });

async function sheets() {
  const { docs } = await service.firestore.collection('cohorts').get();
  return Object.fromEntries(docs.map((sheet) => [sheet.id, sheet.data()]));
}

const measuredOn = () => new Date(service.now() - 30 * DAY_MS);
const today = () => new Date(service.now()).toISOString().slice(0, 10);
const fill = (values: number[], change: object = {}) =>
  fillComparable(service.firestore, { values, measuredOn: measuredOn(), ...change });

test('fifty players make a cohort: a day, tens of players, five anchors, and nothing of anybody', async () => {
  const uids = await fill(sprintTimes(57));
  expect(await run()).toEqual({ players: 57, cohorts: 1, left: 0, failed: 0 });
  const published = await sheets();
  expect(published).toEqual({
    'men-15-16': {
      on: today(),
      tests: { 'sprint.sprint10.gates': { players: 50, anchors: [2.2, 2.12, 1.98, 1.84, 1.76] } },
      schemaVersion: 1,
    },
  });
  for (const uid of uids) expect(JSON.stringify(published)).not.toContain(uid);
});

test('forty-nine make none', async () => {
  await fill(sprintTimes(49));
  expect(await run()).toEqual({ players: 49, cohorts: 0, left: 0, failed: 0 });
  expect(await sheets()).toEqual({});
});

test('group, age band and method keep cohorts apart', async () => {
  await fill(sprintTimes(50, 1.7));
  await fill(sprintTimes(50, 1.8), { group: 'women' });
  await fill(sprintTimes(50, 1.9), { bornOn: '2013-03-09' });
  await fill(sprintTimes(50, 2), { entry: { method: 'hand' } });
  await fill(sprintTimes(50, 2.1), { entry: { method: 'other' } });
  expect(await run()).toMatchObject({ players: 250, cohorts: 4 });
  const medians = Object.entries(await sheets()).flatMap(([id, { tests }]) =>
    Object.entries(tests as Record<string, { anchors: number[] }>).map(([name, { anchors }]) => [
      id,
      name,
      anchors[2],
    ]),
  );
  expect(medians.sort()).toEqual([
    ['men-13-14', 'sprint.sprint10.gates', 2.14],
    ['men-15-16', 'sprint.sprint10.gates', 1.94],
    ['men-15-16', 'sprint.sprint10.hand', 2.24],
    ['women-15-16', 'sprint.sprint10.gates', 2.04],
  ]);
});

test.each([
  ['did not let their results count', { choice: { counts: false } }],
  ['wait for a guardian', { user: { status: 'pending-guardian' } }],
  ['were measured more than a year ago', { measuredOn: new Date(Date.now() - 370 * DAY_MS) }],
])('players who %s are not counted', async (_who, change) => {
  await fill(sprintTimes(49));
  await fill(sprintTimes(20), change);
  expect(await run()).toMatchObject({ cohorts: 0, failed: 0 });
});

test('a player who wants to be deleted is not counted any more', async () => {
  const [leaving] = await fill(sprintTimes(50));
  await service.firestore.doc(`accountDeletions/${leaving}`).set({ uid: leaving });
  expect(await run()).toMatchObject({ players: 49, cohorts: 0 });
});

test('of a player the newest result counts, once, and not what was corrected', async () => {
  const uids = await fill(sprintTimes(50));
  const entries = service.firestore.collection(`profiles/${uids[0]}/statEntries`);
  const first = await entries.doc('sprint').get();
  await entries.doc('older').set({ ...first.data(), measuredOn: new Date(service.now() - 60 * DAY_MS) });
  await entries.doc('better').set({ ...first.data(), values: { sprint10: 3.4 }, corrects: 'sprint' });
  expect(await run()).toMatchObject({ players: 50, cohorts: 1 });
  expect((await sheets())['men-15-16']).toMatchObject({
    // As if the fastest had never been: the others, and one far behind.
    tests: { 'sprint.sprint10.gates': { players: 50, anchors: [2.15, 2.08, 1.95, 1.83, 1.76] } },
  });
});

test('it is counted once a week: a day later nothing shows who joined or improved', async () => {
  await fill(sprintTimes(50));
  await run();
  const before = await sheets();
  await fill(sprintTimes(30, 1.5));
  for (let day = 0; day < 6; day += 1) {
    service.advance(DAY_MS);
    expect(await run()).toEqual({ players: 0, cohorts: 0, left: 0, failed: 0 });
  }
  expect(await sheets()).toEqual(before);
  service.advance(DAY_MS);
  expect(await run()).toEqual({ players: 80, cohorts: 1, left: 0, failed: 0 });
  expect((await sheets())['men-15-16']).toMatchObject({ on: today() });
});

test('a cohort that fell below fifty goes with the next count', async () => {
  const uids = await fill(sprintTimes(50));
  await run();
  await service.firestore.doc(`comparisons/${uids[7]}`).delete();
  service.advance(7 * DAY_MS);
  expect(await run()).toEqual({ players: 49, cohorts: 0, left: 0, failed: 0 });
  expect(await sheets()).toEqual({});
});

test('a run that had to stop is taken up where it was, and comes to the same', async () => {
  await fill(Array.from({ length: 5 }, () => sprintTimes(50)).flat());
  expect(await runFor(0)).toEqual({ players: 50, cohorts: 0, left: 1, failed: 0 });
  expect(await sheets()).toEqual({});
  const closing = new AbortController();
  closing.abort();
  expect(await runFor(1, closing.signal)).toEqual({ players: 50, cohorts: 0, left: 1, failed: 0 });
  expect(await runFor(1)).toEqual({ players: 150, cohorts: 1, left: 0, failed: 0 });
  expect((await sheets())['men-15-16']).toMatchObject({
    tests: { 'sprint.sprint10.gates': { players: 250, anchors: [2.14, 2.07, 1.94, 1.82, 1.75] } },
  });
  const { docs } = await service.firestore.collectionGroup('parts').get();
  expect(docs).toEqual([]);
});

test('of two runs at once nobody is counted twice', async () => {
  await fill(Array.from({ length: 5 }, () => sprintTimes(50)).flat());
  const runs = await Promise.all([runFor(1), runFor(1), runFor(1)]);
  expect(runs.map(({ players = 0 }) => players).sort((a, b) => b - a)).toEqual([250, 0, 0]);
  expect((await sheets())['men-15-16']).toMatchObject({
    tests: { 'sprint.sprint10.gates': { players: 250 } },
  });
});

test('a run that was killed is taken up two minutes later; the page it was at is counted once', async () => {
  await fill(Array.from({ length: 5 }, () => sprintTimes(50)).flat());
  await runFor(0);
  const state = service.firestore.doc('jobs/cohorts');
  await state.update({ holder: 'killed', leaseEnds: service.now() + 2 * 60_000 });
  expect(await runFor(1)).toEqual({ players: 0, cohorts: 0, left: 1, failed: 0 });
  await endLease(service, 'cohorts');
  expect(await runFor(1)).toEqual({ players: 200, cohorts: 1, left: 0, failed: 0 });
  expect((await sheets())['men-15-16']).toMatchObject({
    tests: { 'sprint.sprint10.gates': { players: 250 } },
  });
});

test('a count that the release before has begun is left to it, and the next one is a week after it', async () => {
  await fill(sprintTimes(50));
  const beganAt = service.now();
  const underWay = { on: today(), beganAt, after: null, done: false, holder: 'another', leaseEnds: beganAt };
  const state = service.firestore.doc('cohortRuns/weekly');
  await state.set(underWay);
  await state.collection('parts').doc('women-15-16').set({ tallies: '[["sprint.sprint10.gates",[[2,70]]]]' });
  expect(await run()).toEqual({ players: 0, cohorts: 0, left: 0, failed: 0 });
  service.advance(7 * DAY_MS);
  expect(await run()).toEqual({ players: 50, cohorts: 1, left: 0, failed: 0 });
  expect(Object.keys(await sheets())).toEqual(['men-15-16']);
});

test('results that make no sense stop nobody else’s', async () => {
  await fill(sprintTimes(50));
  const broken = { values: { sprint10: 'fast' }, measuredOn: 'yesterday' };
  await fill([1.9], { entry: broken });
  expect(await run()).toEqual({ players: 51, cohorts: 1, left: 0, failed: 0 });
});
