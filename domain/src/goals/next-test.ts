import type { Goal } from './goal';

/** The open goal whose next test comes first, overdue ones before all others; null when none is planned. */
export function nextPlannedTest(goals: readonly Goal[]): Goal | null {
  const planned = goals.filter(({ doneAt, nextTestOn }) => doneAt === null && nextTestOn !== '');
  return planned.toSorted((a, b) => a.nextTestOn.localeCompare(b.nextTestOn))[0] ?? null;
}

/** Open goals, the nearest due day first, then those that were reached, the latest first. */
export function inOrder(goals: readonly Goal[]): Goal[] {
  const open = goals
    .filter(({ doneAt }) => doneAt === null)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  const done = goals.filter(({ doneAt }) => doneAt !== null);
  return [...open, ...done.toSorted((a, b) => (b.doneAt ?? '').localeCompare(a.doneAt ?? ''))];
}
