import { useCallback, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { useDraft } from '../drafts/use-draft';
import { checkStep } from './check-step';
import type { StatStep } from './stat-field';
import { emptyStep, parseStep, type StepDraft } from './step-draft';
import { STEP_KEYS } from './stat-steps';

/** One page of the wizard: the draft, its problems after a try, and the questions it raises. */
export interface StepState {
  draft: StepDraft;
  change: (part: Partial<StepDraft>) => void;
  confirm: (key: string) => void;
  errorOf: (key: string) => string | undefined;
  questionOf: (key: string) => string | undefined;
  problems: { fieldId: string; message: string }[];
  attempt: number;
  /** Tries to leave the page forwards. @returns whether nothing stands in the way */
  tryToContinue: () => boolean;
}

/** @param today `YYYY-MM-DD` where the player is */
export function useStep(step: StatStep, today: string): StepState {
  const { uid } = useRequiredUser();
  const [fresh] = useState(() => emptyStep(uid, today));
  const parse = useCallback((value: unknown) => parseStep(value, uid), [uid]);
  const [kept, keep] = useDraft(STEP_KEYS[step.id], parse);
  const [attempt, setAttempt] = useState(0);
  const draft = kept ?? fresh;
  const checked = checkStep(step, draft, today);
  // Nobody likes to be corrected while typing: problems show after the first try.
  const problems = attempt > 0 ? checked.problems : [];
  const questions = attempt > 0 ? checked.questions : [];
  const messageFor = (list: typeof problems, key: string) => list.find((one) => one.key === key)?.message;
  return {
    draft,
    change: (part) => keep({ ...draft, ...part }),
    confirm: (key) => keep({ ...draft, confirmed: { ...draft.confirmed, [key]: draft.values[key] ?? '' } }),
    errorOf: (key) => messageFor(problems, key),
    questionOf: (key) => messageFor(questions, key),
    problems: [...problems, ...questions].map(({ key, message }) => ({ fieldId: `stat-${key}`, message })),
    attempt,
    tryToContinue: () => {
      setAttempt(attempt + 1);
      return checked.problems.length + checked.questions.length === 0;
    },
  };
}
