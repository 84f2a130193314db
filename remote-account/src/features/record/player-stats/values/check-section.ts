import { checkField } from './check-field';
import { checkTogether, type StatProblem } from './check-together';
import type { StatSection } from '@skora/domain';
import type { MeasurableDays } from './measurable-days';
import type { StepDraft } from './step-draft';

export interface CheckedSection {
  values: Record<string, number>;
  attempts: Record<string, number[]>;
  method: string;
  problems: StatProblem[];
  questions: StatProblem[];
}

const EVIDENCE_LENGTH = 300;

/** Why a day cannot be the day of a measurement; null when it can. */
export function dayProblem(day: string, { first, today }: MeasurableDays): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'Enter the day of the measurement.';
  if (day > today) return 'The day of the measurement cannot be in the future.';
  return day < first ? 'The day of the measurement is before your fifth birthday.' : null;
}

function isEvidence(text: string): boolean {
  return text.length <= EVIDENCE_LENGTH && /^https:\/\/\S+$/.test(text) && URL.canParse(text);
}

export function checkSection(section: StatSection, draft: StepDraft, days: MeasurableDays): CheckedSection {
  const { kind, title, fields, methods } = section;
  const values: Record<string, number> = {};
  const attempts: Record<string, number[]> = {};
  const problems: StatProblem[] = [];
  const questions: StatProblem[] = [];
  for (const field of fields) {
    const checked = checkField(field, draft);
    if (checked.problem) problems.push({ key: field.key, message: checked.problem });
    if (checked.question) questions.push({ key: field.key, message: checked.question });
    if (checked.value !== undefined) values[field.key] = checked.value;
    if (checked.attempts.length > 0) attempts[field.key] = checked.attempts;
  }
  const filled = Object.keys(values).length > 0;
  const method = methods ? (draft.methods[kind] ?? '') : '';
  if (methods && filled && !(method in methods)) {
    problems.push({ key: `method-${kind}`, message: `${title}: say how it was measured.` });
  }
  const { measuredOn, evidence } = draft.details[kind] ?? {};
  const day = filled && measuredOn ? dayProblem(measuredOn, days) : null;
  if (day) problems.push({ key: `day-${kind}`, message: `${title}: ${day}` });
  if (filled && evidence && !isEvidence(evidence.trim())) {
    problems.push({ key: `evidence-${kind}`, message: `${title}: the link has to start with https://.` });
  }
  return { values, attempts, method, problems: [...problems, ...checkTogether(values)], questions };
}
