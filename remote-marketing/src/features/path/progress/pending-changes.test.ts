import { NO_PROGRESS, type PathProgress, type SavedWeek } from './path-progress';
import {
  addStep,
  addWeek,
  afterFailing,
  afterWriting,
  isPending,
  nextChange,
  NOTHING_PENDING,
  withPending,
} from './pending-changes';

const WEEK: SavedWeek = { phase: 'senior', position: 'any', teamDays: [1], matchDay: 6, kind: 'usual' };
const STORED: PathProgress = { done: ['a.a'], next: ['b.b'], week: WEEK };

test('what was changed here is shown over what is stored, whatever comes meanwhile', () => {
  const pending = addStep(NOTHING_PENDING, STORED, 'b.b', 'done');
  expect(withPending({ ...STORED, done: ['a.a', 'c.c'] }, pending)).toEqual({
    ...STORED,
    done: ['a.a', 'c.c', 'b.b'],
    next: [],
  });
});

test('a step that was changed again while it was written is written again', () => {
  const first = addStep(NOTHING_PENDING, STORED, 'b.b', 'done');
  const written = nextChange(first);
  const again = addStep(first, withPending(STORED, first), 'b.b', 'open');
  expect(nextChange(afterWriting(again, written))).toEqual({ steps: ['b.b'], state: 'open', week: null });
  expect(isPending(afterWriting(first, written))).toBe(false);
});

test('only the changed part of a week is written, a first week whole, and no change is no write', () => {
  const exams = addWeek(NOTHING_PENDING, STORED, { ...WEEK, kind: 'exams' });
  expect(nextChange(exams)).toEqual({ steps: [], state: 'open', week: { kind: 'exams' } });
  expect(nextChange(addWeek(NOTHING_PENDING, NO_PROGRESS, WEEK)).week).toEqual(WEEK);
  expect(isPending(addWeek(NOTHING_PENDING, STORED, { ...WEEK, teamDays: [1] }))).toBe(false);
});

test('a part of a week that is taken back before it was written is written as it was', () => {
  const exams = addWeek(NOTHING_PENDING, STORED, { ...WEEK, kind: 'exams' });
  expect(nextChange(addWeek(exams, withPending(STORED, exams), WEEK)).week).toEqual({ kind: 'usual' });
});

test('the week and steps are written apart, so that neither is lost with the other', () => {
  const both = addWeek(addStep(NOTHING_PENDING, STORED, 'b.b', 'done'), STORED, { ...WEEK, kind: 'exams' });
  const steps = nextChange(both);
  expect(steps).toEqual({ steps: ['b.b'], state: 'done', week: null });
  const week = afterFailing(both, steps);
  expect(nextChange(week)).toEqual({ steps: [], state: 'open', week: { kind: 'exams' } });
});

test('a week that could not be written stays shown and goes out with the next try, and nothing waits until then', () => {
  const waiting = addWeek(NOTHING_PENDING, STORED, { ...WEEK, kind: 'exams' });
  const failed = afterFailing(waiting, nextChange(waiting));
  expect(isPending(failed)).toBe(false);
  const shown = withPending(STORED, failed);
  expect(shown.week).toEqual({ ...WEEK, kind: 'exams' });
  const again = addWeek(failed, shown, { ...WEEK, kind: 'exams', matchDay: 3 });
  expect(nextChange(again).week).toEqual({ kind: 'exams', matchDay: 3 });
  expect(again.unsavedWeek).toBeNull();
});
