import { type PathProgress, type SavedWeek, type StepState, withStep } from './path-progress';

/** One write: steps that are all in this state now, and the parts of the week that were changed. */
export interface PathChange {
  steps: readonly string[];
  state: StepState;
  week: Partial<SavedWeek> | null;
}

/** What was changed here and has not reached the store. */
export interface PendingChanges {
  steps: ReadonlyMap<string, StepState>;
  week: Partial<SavedWeek> | null;
  /** Parts of the week that could not be saved: they are still shown, and go out with the next try. */
  unsavedWeek: Partial<SavedWeek> | null;
}

export const NOTHING_PENDING: PendingChanges = { steps: new Map(), week: null, unsavedWeek: null };

// A step that gives up its place comes before the one that takes it.
const ORDER: readonly StepState[] = ['open', 'done', 'next'];

export function isPending({ steps, week }: PendingChanges): boolean {
  return steps.size > 0 || week !== null;
}

/** What is stored with what was changed here. */
export function withPending(
  stored: PathProgress,
  { steps, week: waiting, unsavedWeek }: PendingChanges,
): PathProgress {
  const week = waiting ?? unsavedWeek;
  const marked = [...steps].reduce((progress, [step, state]) => withStep(progress, step, state), stored);
  // A week is only changed in parts where one is stored.
  return week === null ? marked : { ...marked, week: { ...stored.week, ...week } as SavedWeek };
}

/** A step in a new state; where too many would come next, the oldest gives up its place. */
export function addStep(
  pending: PendingChanges,
  shown: PathProgress,
  step: string,
  state: StepState,
): PendingChanges {
  const { next } = withStep(shown, step, state);
  const left = shown.next.filter((one) => one !== step && !next.includes(one));
  const steps = new Map([...pending.steps].filter(([one]) => one !== step));
  for (const one of left) steps.set(one, 'open');
  return { ...pending, steps: steps.set(step, state) };
}

/** The parts of a week that differ from the one that is shown, and those unsaved; the whole week where there is none. */
export function addWeek(
  { unsavedWeek, ...others }: PendingChanges,
  shown: PathProgress,
  week: SavedWeek,
): PendingChanges {
  const pending = { ...others, week: others.week ?? unsavedWeek, unsavedWeek: null };
  const before = shown.week;
  if (before === null) return { ...pending, week };
  const keys = (Object.keys(week) as (keyof SavedWeek)[]).filter(
    (key) => JSON.stringify(week[key]) !== JSON.stringify(before[key]),
  );
  // Writing no part at all would empty the stored week.
  if (keys.length === 0) return pending;
  const changed = Object.fromEntries(keys.map((key) => [key, week[key]]));
  return { ...pending, week: { ...pending.week, ...changed } };
}

/**
 * What to write next. One write takes a step to one state only, because it adds to a list or takes from it, and the week
 * has a write of its own, so that neither is lost with the other.
 */
export function nextChange({ steps, week }: PendingChanges): PathChange {
  if (steps.size === 0) return { state: 'open', steps: [], week };
  const state = ORDER.find((one) => [...steps.values()].includes(one)) ?? 'open';
  const named = [...steps].filter(([, wanted]) => wanted === state).map(([step]) => step);
  return { state, steps: named, week: null };
}

/** What is left once something was written: also what has been changed again since. */
export function afterWriting(pending: PendingChanges, written: PathChange): PendingChanges {
  const isWritten = ([step, state]: [string, StepState]) =>
    state === written.state && written.steps.includes(step);
  return {
    ...pending,
    steps: new Map([...pending.steps].filter((entry) => !isWritten(entry))),
    week: pending.week === written.week ? null : pending.week,
  };
}

/** What is left once something could not be written: steps are taken back, and a week waits for the next try. */
export function afterFailing(pending: PendingChanges, failed: PathChange): PendingChanges {
  const isWeek = failed.week !== null && pending.week === failed.week;
  return { ...afterWriting(pending, failed), ...(isWeek && { unsavedWeek: failed.week }) };
}
