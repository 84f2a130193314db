import type { StatEntry } from '../entries/stat-entry';
import type { Goal } from './goal';
import { goalProgress } from './goal-progress';
import { inOrder, nextPlannedTest } from './next-test';
import { goalFields, parseGoal } from './parse-goal';

const goal: Goal = {
  id: '1',
  corner: 'physical',
  title: 'Turn faster',
  metric: { test: 'agility', key: 'agility505L' },
  start: 2.5,
  target: 2.2,
  dueOn: '2027-05-01',
  nextTestOn: '2027-01-15',
  note: 'Twice a week.',
  doneAt: null,
  revision: 1,
};

const result = (day: string, value: number, method = 'gates'): StatEntry => ({
  id: day,
  kind: 'agility',
  measuredOn: new Date(day),
  measuredBy: 'self',
  method,
  values: { agility505L: value },
  ratings: {},
  attempts: {},
  ground: '',
  evidence: '',
  corrects: '',
  recordedAt: null,
});

test('a goal comes back as it was stored; what was not said is not stored', () => {
  const { id, ...fresh } = goal;
  expect(parseGoal({ id, fields: goalFields(fresh) })).toEqual(goal);
  const bare = { ...fresh, metric: null, start: null, target: null, nextTestOn: '', note: '' };
  expect(Object.keys(goalFields(bare)).sort()).toEqual(['corner', 'dueOn', 'revision', 'title']);
  expect(parseGoal({ id, fields: goalFields(bare) })).toEqual({ ...bare, id });
});

test.each([
  ['no title', { title: 7 }],
  ['no due day', { dueOn: 'soon' }],
  ['a fifth corner', { corner: 'financial' }],
])('a document with %s makes no sense', (_name, change) => {
  const { id, ...fresh } = goal;
  expect(parseGoal({ id, fields: { ...goalFields(fresh), ...change } })).toBeNull();
});

test('a goal of a test that is not known any more is one in words', () => {
  const { id, ...fresh } = goal;
  const parsed = parseGoal({ id, fields: { ...goalFields(fresh), key: 'agility606' } });
  expect(parsed).toMatchObject({ title: 'Turn faster', metric: null, start: null, target: null });
});

test('progress is the way from start to target, with the verdict on the change', () => {
  const progress = goalProgress(goal, [result('2026-11-01', 2.38), result('2026-05-01', 2.5)]);
  expect(progress).toMatchObject({
    latest: { value: 2.38 },
    reached: false,
    change: { kind: 'within-error' },
  });
  expect(progress?.share).toBeCloseTo(0.4);
});

test('beyond the error it is a real change, and better than the target is reached', () => {
  const progress = goalProgress(goal, [result('2026-11-01', 2.1), result('2026-05-01', 2.5)]);
  expect(progress).toMatchObject({ share: 1, reached: true, change: { kind: 'real', progress: true } });
});

test('a step back is no negative progress', () => {
  expect(goalProgress(goal, [result('2026-11-01', 2.7)])).toMatchObject({ share: 0, change: null });
});

test('results of other methods are not compared', () => {
  const progress = goalProgress(goal, [result('2026-11-01', 2.4), result('2026-05-01', 2.5, 'hand')]);
  expect(progress?.change).toBeNull();
});

test('without a result, or in words only, nothing is claimed', () => {
  expect(goalProgress(goal, [])).toMatchObject({ latest: null, share: null, reached: false, change: null });
  expect(goalProgress({ ...goal, metric: null }, [])).toBeNull();
  expect(goalProgress({ ...goal, start: null }, [result('2026-11-01', 2.4)])).toMatchObject({ share: null });
});

test('the next test is that of the open goal that comes first', () => {
  const later = { ...goal, id: '2', nextTestOn: '2027-02-01' };
  const done = { ...goal, id: '3', nextTestOn: '2026-12-01', doneAt: '2026-11-20' };
  expect(nextPlannedTest([later, done, goal])?.id).toBe('1');
  expect(nextPlannedTest([done, { ...goal, nextTestOn: '' }])).toBeNull();
});

test('open goals come first, the nearest due day before the others', () => {
  const soon = { ...goal, id: 'soon', dueOn: '2027-01-01' };
  const old = { ...goal, id: 'old', doneAt: '2026-10-01' };
  const fresh = { ...goal, id: 'fresh', doneAt: '2026-11-01' };
  expect(inOrder([old, goal, fresh, soon]).map(({ id }) => id)).toEqual(['soon', '1', 'fresh', 'old']);
});
