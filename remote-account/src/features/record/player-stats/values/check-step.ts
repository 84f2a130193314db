import { checkSection, dayProblem } from './check-section';
import type { StatProblem } from './check-together';
import type { NewEntry, StatSection, StatStep } from '@skora/domain';
import type { MeasurableDays } from './measurable-days';
import type { StepDraft } from './step-draft';

export interface CheckedStep {
  /** Must be fixed before saving. */
  problems: StatProblem[];
  /** Unusual and not confirmed yet. */
  questions: StatProblem[];
  /** What would be stored. */
  entries: NewEntry[];
}

function readDetails(section: StatSection, draft: StepDraft) {
  const { measuredOn, measuredBy, ground, evidence } = draft.details[section.kind] ?? {};
  return {
    kind: section.kind,
    measuredOn: new Date(`${measuredOn || draft.measuredOn}T00:00:00Z`),
    measuredBy: measuredBy || draft.measuredBy,
    ground: section.protocol.ground ? (ground ?? '') : '',
    evidence: evidence?.trim() ?? '',
    corrects: draft.corrects,
  };
}

export function checkStep(step: StatStep, draft: StepDraft, days: MeasurableDays): CheckedStep {
  const day = dayProblem(draft.measuredOn, days);
  const result: CheckedStep = {
    problems: day ? [{ key: 'measuredOn', message: day }] : [],
    questions: [],
    entries: [],
  };
  step.sections.forEach((section, index) => {
    const checked = checkSection(section, draft, days);
    // Ratings are given once per step; the first section carries them.
    const ratings = index === 0 ? draft.ratings : {};
    result.problems.push(...checked.problems);
    result.questions.push(...checked.questions);
    if (Object.keys(checked.values).length + Object.keys(ratings).length === 0) return;
    const { method, values, attempts } = checked;
    result.entries.push({ ...readDetails(section, draft), method, values, ratings, attempts });
  });
  return result;
}
