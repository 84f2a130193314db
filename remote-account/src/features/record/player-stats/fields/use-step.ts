import { useCallback, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { Metric, StatStep } from '@skora/domain';
import { useDraft } from '@skora/kit';
import { confirmedTexts } from '../values/check-field';
import { checkStep, type CheckedStep } from '../values/check-step';
import type { MeasurableDays } from '../values/measurable-days';
import { parseStep, type StepDraft } from '../values/step-draft';

/** What changes of a draft, or how it follows from the present one. */
export type DraftChange = (draft: StepDraft) => Partial<StepDraft>;

/** One page of the wizard: the draft, its problems after a try, and the questions it raises. */
export interface StepState {
  draft: StepDraft;
  /** Id of a field: two of these forms may stand on one page. */
  idOf: (name: string) => string;
  checked: CheckedStep;
  change: (part: DraftChange) => void;
  confirm: (metric: Metric) => void;
  errorFor: (key: string) => string | undefined;
  questionFor: (key: string) => string | undefined;
  problems: { fieldId: string; message: string }[];
  attempt: number;
  /** Tries to leave the page forwards. @returns whether nothing stands in the way */
  tryToContinue: () => boolean;
  forget: () => void;
  /** Goes on after something was stored. @param rest what stays of what is typed; null for nothing */
  goOn: (rest: (draft: StepDraft) => StepDraft | null) => void;
}

/**
 * @param key where the draft is cached
 * @param start the page as long as nothing was typed
 * @param prefix of the ids of the fields
 */
export function useStep(
  step: StatStep,
  key: string,
  start: () => StepDraft,
  days: MeasurableDays,
  prefix = 'stat',
): StepState {
  const idOf = (name: string) => `${prefix}-${name}`;
  const { uid } = useRequiredUser();
  const begin = () => ({ on: days.today, draft: start() });
  const [fresh, setFresh] = useState(begin);
  // Nothing is typed in it yet, so it starts with the day that came meanwhile.
  if (fresh.on !== days.today) setFresh(begin());
  const parse = useCallback((value: unknown) => parseStep(value, uid), [uid]);
  const [kept, keep] = useDraft(key, parse);
  const [attempt, setAttempt] = useState(0);
  const draft = kept ?? fresh.draft;
  const checked = checkStep(step, draft, days);
  // Problems show after the first try, so that nobody is corrected while typing.
  const problems = attempt > 0 ? checked.problems : [];
  const questions = attempt > 0 ? checked.questions : [];
  const messageFor = (list: typeof problems, name: string) => list.find((one) => one.key === name)?.message;
  const change = (part: DraftChange) =>
    keep((current) => {
      const before = current ?? fresh.draft;
      return { ...before, ...part(before) };
    });
  const goOn = (rest: (draft: StepDraft) => StepDraft | null) => {
    // What stays has its id: a part of it may have arrived although its answer did not, and is recognised by it.
    keep((current) => current && rest(current));
    // With the id of what was stored, the same result a second time would be taken for it, and not be stored.
    setFresh(begin());
    setAttempt(0);
  };
  return {
    draft,
    idOf,
    checked,
    change,
    confirm: (metric) =>
      change((before) => ({
        confirmed: { ...before.confirmed, [metric.key]: confirmedTexts(metric, before) },
      })),
    errorFor: (name) => messageFor(problems, name),
    questionFor: (name) => messageFor(questions, name),
    problems: [...problems, ...questions].map((one) => ({
      fieldId: idOf(one.key),
      message: one.message,
    })),
    attempt,
    tryToContinue: () => {
      setAttempt(attempt + 1);
      return checked.problems.length + checked.questions.length === 0;
    },
    forget: () => goOn(() => null),
    goOn,
  };
}
