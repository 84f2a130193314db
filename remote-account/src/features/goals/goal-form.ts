import { CORNERS, GOAL_BOUNDS, isRecord, METRICS, type Corner, type Goal, type Metric } from '@skora/domain';
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
}

/** A problem and the field it belongs to. */
export interface GoalProblem {
  fieldId: string;
  message: string;
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
};

/** What a goal can be measured by: everything that has a direction of progress. */
export const GOAL_METRICS: readonly Metric[] = METRICS.filter(({ better }) => better !== null);

/** The metric of a form; undefined for a goal in words. */
export function metricOfForm({ metric }: Pick<GoalForm, 'metric'>): Metric | undefined {
  return GOAL_METRICS.find(({ test, key }) => `${test}.${key}` === metric);
}

/** Reads a draft; null when it makes no sense. */
export function parseGoalForm(value: unknown): GoalForm | null {
  if (!isRecord(value)) return null;
  const text = (key: keyof GoalForm) => (typeof value[key] === 'string' ? value[key] : '');
  return Object.fromEntries(
    (Object.keys(EMPTY_GOAL) as (keyof GoalForm)[]).map((key) => [key, text(key)]),
  ) as unknown as GoalForm;
}

/** A stored goal as it is typed. */
export function formOfGoal(goal: Goal): GoalForm {
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
  };
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
  return isProgress ? null : `Progress here means a ${metric.better} number than where you are.`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function titleProblem(title: string): string | null {
  if (title === '') return 'Say what you work on.';
  return title.length > GOAL_BOUNDS.title ? `Keep it to ${GOAL_BOUNDS.title} characters.` : null;
}

/** Checks a goal against the bounds that the rules repeat. @param today `YYYY-MM-DD` */
export function checkGoal(form: GoalForm, today: string) {
  const metric = metricOfForm(form);
  const title = form.title.trim().replace(/\s+/g, ' ');
  const note = form.note.trim();
  const isNew = form.base === '';
  const over = note.length - GOAL_BOUNDS.note;
  const found: [fieldId: string, message: string | null | false][] = [
    ['goal-title', titleProblem(title)],
    ['goal-corner', !Object.hasOwn(CORNERS, form.corner) && 'Choose one of the four.'],
    ['goal-start', metric ? valueProblem(metric, form.start, false) : null],
    ['goal-target', metric ? targetProblem(metric, form) : null],
    [
      'goal-due',
      !DAY.test(form.dueOn) ? 'Choose a day.' : isNew && form.dueOn < today && 'Choose a day to come.',
    ],
    [
      'goal-next-test',
      form.nextTestOn !== '' &&
        form.nextTestOn > form.dueOn &&
        'Test before the goal is due, or on that day.',
    ],
    ['goal-note', over > 0 && `Shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.`],
  ];
  const problems = found.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));
  const number = (text: string) => parseDecimal(text) ?? null;
  const goal: Omit<Goal, 'id' | 'revision' | 'doneAt'> = {
    title,
    note,
    corner: form.corner as Corner,
    metric: metric ? { test: metric.test, key: metric.key } : null,
    start: metric ? number(form.start) : null,
    target: metric ? number(form.target) : null,
    dueOn: form.dueOn,
    nextTestOn: form.nextTestOn,
  };
  return { problems, goal };
}
