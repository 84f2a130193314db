import { bestFirst, type Metric, showValue, showWithUnit } from '@skora/domain';
import { checkValue } from './check-value';
import type { StepDraft } from './step-draft';

export interface CheckedField {
  /** The best attempt; undefined when nothing valid was typed. */
  value?: number;
  /** Best first; empty for a single attempt. */
  attempts: number[];
  problem?: string;
  question?: string;
}

/** Checks what was typed into a field: one attempt or several, of which the best counts. */
export function checkField(metric: Metric, draft: StepDraft): CheckedField {
  const texts = [draft.values[metric.key] ?? '', ...(metric.repeats ? (draft.more[metric.key] ?? []) : [])];
  const values: number[] = [];
  const unusual: number[] = [];
  for (const text of texts) {
    const checked = checkValue(metric, text, draft.units);
    if (checked.kind === 'wrong') return { attempts: [], problem: checked.message };
    if (checked.kind === 'empty') continue;
    values.push(checked.value);
    if (checked.unusual) unusual.push(checked.value);
  }
  const sorted = bestFirst(metric, values);
  const asked = unusual[0] !== undefined && draft.confirmed[metric.key] !== texts.join(' ');
  return {
    value: sorted[0],
    attempts: sorted.length > 1 ? sorted : [],
    question: asked ? unusualQuestion(metric, unusual[0] ?? 0, draft) : undefined,
  };
}

function unusualQuestion(metric: Metric, value: number, { units }: StepDraft): string {
  const [from, to] = metric.typical ?? [metric.min, metric.max];
  const range = `${showValue(metric, from, units)} to ${showWithUnit(metric, to, units)}`;
  return `${showWithUnit(metric, value, units)} is unusual: ${range} is typical.`;
}

/** The texts that a confirmation stands for; changing one of them asks again. */
export function confirmedTexts(metric: Metric, draft: StepDraft): string {
  return [draft.values[metric.key] ?? '', ...(metric.repeats ? (draft.more[metric.key] ?? []) : [])].join(
    ' ',
  );
}
