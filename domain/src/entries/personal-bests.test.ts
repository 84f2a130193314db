import { exampleEntry } from '../testing/example-source';
import { describePersonalBest, findPersonalBests } from './personal-bests';

const sprint = (id: string, day: string, value: number, method = 'gates') =>
  exampleEntry({ id, measuredOn: new Date(day), method, values: { sprint30: value } });
const turn = (id: string, day: string, value: number) =>
  exampleEntry({ id, kind: 'agility', measuredOn: new Date(day), values: { agility505L: value } });

const told = (...[entry, entries]: Parameters<typeof findPersonalBests>) =>
  findPersonalBests(entry, entries).map((best) => describePersonalBest(best, 'metric'));

test('the best so far is told with the best before it, not the last one', () => {
  const entries = [sprint('b', '2026-09-01', 4.5), sprint('a', '2026-05-03', 4.42)];
  expect(told(sprint('c', '2026-11-20', 4.31), entries)).toEqual([
    'Your best Sprint 30 m so far: 4.31 s (before 4.42 s, on 3 May 2026). It is within the test’s error, so it can be chance: up to ±0.24 s.',
  ]);
  const byHand = [sprint('a', '2026-05-03', 4.42, 'hand')];
  expect(told(sprint('c', '2026-11-20', 4.1, 'hand'), byHand)).toEqual([
    'Your best Sprint 30 m so far: 4.1 s (before 4.42 s, on 3 May 2026). We do not know this test’s error, so it can be chance.',
  ]);
  expect(told(sprint('c', '2026-11-20', 4.45), entries)).toEqual([]);
});

test('a step within the error of the test is not called more', () => {
  const before = [turn('a', '2026-05-03', 2.5)];
  expect(told(turn('b', '2026-11-20', 2.4), before)).toEqual([
    'Your best 505, left leg so far: 2.4 s (before 2.5 s, on 3 May 2026). It is within the test’s error, so it can be chance: up to ±0.22 s.',
  ]);
  expect(told(turn('b', '2026-11-20', 2.2), before)).toEqual([
    'Your best 505, left leg so far: 2.2 s (before 2.5 s, on 3 May 2026). That is more than the test’s error.',
  ]);
});

test('other ways of measuring, later results, equal ones and a first one say nothing', () => {
  const now = sprint('c', '2026-11-20', 4.31);
  expect(told(now, [sprint('a', '2026-05-03', 4.6, 'hand')])).toEqual([]);
  expect(told(now, [sprint('a', '2026-11-21', 4.6)])).toEqual([]);
  expect(told(now, [sprint('a', '2026-05-03', 4.31)])).toEqual([]);
  expect(told(now, [now])).toEqual([]);
});

test('where more is better, more is the best', () => {
  const jump = (id: string, day: string, value: number) =>
    exampleEntry({ id, kind: 'jump', measuredOn: new Date(day), values: { cmjCm: value } });
  expect(told(jump('b', '2026-11-20', 33), [jump('a', '2026-05-03', 31)])).toHaveLength(1);
  expect(told(jump('b', '2026-11-20', 30), [jump('a', '2026-05-03', 31)])).toEqual([]);
});

test('a result of the same day that is as good or better leaves nothing to say', () => {
  const before = sprint('a', '2026-05-03', 4.6);
  const now = sprint('c', '2026-11-20', 4.31);
  expect(told(now, [before, sprint('b', '2026-11-20', 4.31)])).toEqual([]);
  expect(told(now, [before, sprint('b', '2026-11-20', 4.2)])).toEqual([]);
  expect(told(now, [before, sprint('b', '2026-11-20', 4.4)])).toHaveLength(1);
});
