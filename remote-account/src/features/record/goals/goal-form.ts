import {
  CORNERS,
  GOAL_BOUNDS,
  isPlainObject,
  METRICS,
  type Corner,
  type Goal,
  type Metric,
} from '@skora/domain';
import { type Problems, readContent } from '@skora/kit';
import { parseDecimal } from '@skora/shared/ui/forms';

/** A goal as it is typed. */
export interface GoalForm {
  corner: string;
  title: string;
  /** `test.key` of what it is measured by; empty for a goal in words. */
  metric: string;
  start: string;
  target: string;
  dueOn: string;
  nextTestOn: string;
  note: string;
  /** Revision the change started from; empty for a new goal. */
  base: string;
  /** What was stored when the change began: another goal may have taken the place, at the same revision. Empty for a new goal. */
  began: string;
}

export const EMPTY_GOAL: GoalForm = {
  corner: '',
  title: '',
  metric: '',
  start: '',
  target: '',
  dueOn: '',
  nextTestOn: '',
  note: '',
  base: '',
  began: '',
};

/** What a goal can be measured by: everything that has a direction of progress. */
export const GOAL_METRICS: readonly Metric[] = METRICS.filter(({ better }) => better !== null);

/** The metric of a form; undefined for a goal in words. */
export function findMetric({ metric }: Pick<GoalForm, 'metric'>): Metric | undefined {
  return GOAL_METRICS.find(({ test, key }) => `${test}.${key}` === metric);
}

/** Reads a draft; null when it makes no sense. */
export function parseGoalForm(value: unknown): GoalForm | null {
  if (!isPlainObject(value)) return null;
  const text = (key: keyof GoalForm) => (typeof value[key] === 'string' ? value[key] : '');
  return Object.fromEntries(
    (Object.keys(EMPTY_GOAL) as (keyof GoalForm)[]).map((key) => [key, text(key)]),
  ) as unknown as GoalForm;
}

/** A stored goal as it is typed. */
export function readGoal(goal: Goal): GoalForm {
  return {
    corner: goal.corner,
    title: goal.title,
    metric: goal.metric ? `${goal.metric.test}.${goal.metric.key}` : '',
    start: goal.start === null ? '' : String(goal.start),
    target: goal.target === null ? '' : String(goal.target),
    dueOn: goal.dueOn,
    nextTestOn: goal.nextTestOn,
    note: goal.note,
    base: String(goal.revision),
    began: readContent(goal),
  };
}

/** Whether a change began with another goal, one that had this place before: the same one never differs at one revision. */
export function isOfAnother({ base, began }: Pick<GoalForm, 'base' | 'began'>, goal: Goal): boolean {
  return began !== '' && base === String(goal.revision) && began !== readContent(goal);
}

function valueProblem(metric: Metric, text: string, needed: boolean): string | null {
  const value = parseDecimal(text);
  const { min, max, unit = '' } = metric;
  if (value === null) return needed ? 'Enter what you want to reach.' : null;
  if (value === undefined) return 'Enter a number.';
  return value < min || value > max ? `Enter ${min} to ${max} ${unit}`.trim() + '.' : null;
}

function targetProblem(metric: Metric, form: GoalForm): string | null {
  const found = valueProblem(metric, form.target, true);
  const [start, target] = [parseDecimal(form.start), parseDecimal(form.target)];
  if (found !== null || typeof start !== 'number' || typeof target !== 'number') return found;
  const isProgress = metric.better === 'lower' ? target < start : target > start;
  return isProgress ? null : `In this test, better means a ${metric.better} number than where you are now.`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function titleProblem(title: string): string | null {
  if (title === '') return 'Enter what you want to work on.';
  return title.length > GOAL_BOUNDS.title ? `Use at most ${GOAL_BOUNDS.title} characters.` : null;
}

function noteProblem(note: string): string | null {
  const over = note.length - GOAL_BOUNDS.note;
  return over > 0 ? `Shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.` : null;
}

function dueProblem({ base, dueOn }: GoalForm, today: string): string | null {
  if (!DAY.test(dueOn)) return 'Choose a day.';
  return base === '' && dueOn < today ? 'Choose today or a later day.' : null;
}

const readTitle = ({ title }: GoalForm) => title.trim().replace(/\s+/g, ' ');

/** Checks a goal against the bounds that the rules repeat. @param today `YYYY-MM-DD` */
export function goalProblems(form: GoalForm, today: string): Problems<keyof GoalForm> {
  const metric = findMetric(form);
  const isLate = form.nextTestOn !== '' && form.nextTestOn > form.dueOn;
  return {
    title: titleProblem(readTitle(form)),
    corner: Object.hasOwn(CORNERS, form.corner) ? null : 'Choose one part of your game.',
    start: metric && valueProblem(metric, form.start, false),
    target: metric && targetProblem(metric, form),
    dueOn: dueProblem(form, today),
    nextTestOn: isLate ? 'Choose a day on or before the day you want to reach the goal.' : null,
    note: noteProblem(form.note.trim()),
  };
}

/** The goal of a form without problems. */
export function makeGoal(form: GoalForm): Omit<Goal, 'id' | 'revision' | 'doneAt'> {
  const metric = findMetric(form);
  const number = (text: string) => (metric ? (parseDecimal(text) ?? null) : null);
  return {
    title: readTitle(form),
    note: form.note.trim(),
    corner: form.corner as Corner,
    metric: metric ? { test: metric.test, key: metric.key } : null,
    start: number(form.start),
    target: number(form.target),
    dueOn: form.dueOn,
    nextTestOn: form.nextTestOn,
  };
}
