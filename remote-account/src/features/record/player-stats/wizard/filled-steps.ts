import { deviceStorage } from '@skora/shared/storage-keys';
import type { MeasurableDays } from '../values/measurable-days';
import { checkStep, type CheckedStep } from '../values/check-step';
import type { StatStep } from '@skora/domain';
import { isFilled, parseStep, type StepDraft } from '../values/step-draft';
import { STEP_KEYS } from './step-keys';

export interface FilledStep {
  step: StatStep;
  draft: StepDraft;
  checked: CheckedStep;
}

function readDraft(key: string, uid: string): StepDraft | null {
  try {
    return parseStep(JSON.parse(deviceStorage.read(key) ?? 'null'), uid);
  } catch {
    return null;
  }
}

export function filledSteps(steps: readonly StatStep[], uid: string, days: MeasurableDays): FilledStep[] {
  return steps.flatMap((step) => {
    const draft = readDraft(STEP_KEYS[step.id], uid);
    return draft && isFilled(draft) ? [{ step, draft, checked: checkStep(step, draft, days) }] : [];
  });
}
