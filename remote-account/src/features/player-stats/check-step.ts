import { checkTogether, type StatProblem } from './check-together';
import { checkValue } from './check-value';
import type { StatEntry } from './stat-entry';
import type { StatSection, StatStep } from './stat-field';
import type { StepDraft } from './step-draft';

/** A page of the wizard, checked. */
export interface CheckedStep {
  /** Refused. */
  problems: StatProblem[];
  /** Unusual and not confirmed yet. */
  questions: StatProblem[];
  /** What would be stored. */
  entries: Omit<StatEntry, 'id'>[];
}

const EARLIEST = '2000-01-01';

function checkDay(day: string, today: string): StatProblem | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day))
    return { key: 'measuredOn', message: 'Enter the day of the measurement.' };
  if (day > today)
    return { key: 'measuredOn', message: 'The day of the measurement cannot lie in the future.' };
  if (day < EARLIEST) return { key: 'measuredOn', message: 'The day of the measurement lies before 2000.' };
  return null;
}

function checkSection(section: StatSection, draft: StepDraft) {
  const values: Record<string, number> = {};
  const problems: StatProblem[] = [];
  const questions: StatProblem[] = [];
  for (const field of section.fields) {
    const text = draft.values[field.key] ?? '';
    const checked = checkValue(field, text);
    if (checked.kind === 'wrong') problems.push({ key: field.key, message: checked.message });
    if (checked.kind !== 'value') continue;
    values[field.key] = checked.value;
    if (checked.unusual && draft.confirmed[field.key] !== text) {
      const [from, to] = field.typical ?? [];
      const unit = field.unit ? ` ${field.unit}` : '';
      questions.push({
        key: field.key,
        message: `${text}${unit} is unusual: ${from} to ${to}${unit} is typical.`,
      });
    }
  }
  const method = section.methods ? (draft.methods[section.kind] ?? '') : '';
  if (section.methods && Object.keys(values).length > 0 && !(method in section.methods)) {
    problems.push({ key: `method-${section.kind}`, message: `${section.title}: say how it was measured.` });
  }
  return { values, problems: [...problems, ...checkTogether(values)], questions, method };
}

/** Checks a page and builds the entries it stands for. @param today `YYYY-MM-DD` where the player is */
export function checkStep(step: StatStep, draft: StepDraft, today: string): CheckedStep {
  const day = checkDay(draft.measuredOn, today);
  const result: CheckedStep = { problems: day ? [day] : [], questions: [], entries: [] };
  step.sections.forEach((section, index) => {
    const checked = checkSection(section, draft);
    // Ratings of a page belong to its only section.
    const ratings = index === 0 ? draft.ratings : {};
    result.problems.push(...checked.problems);
    result.questions.push(...checked.questions);
    if (Object.keys(checked.values).length + Object.keys(ratings).length === 0) return;
    result.entries.push({
      kind: section.kind,
      measuredOn: new Date(`${draft.measuredOn}T00:00:00Z`),
      measuredBy: draft.measuredBy,
      method: checked.method,
      values: checked.values,
      ratings,
    });
  });
  return result;
}
