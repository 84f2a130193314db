import { type Metric, type StatStep, type Units } from '@skora/domain';
import { convertText } from './read-value';
import type { StepDraft } from './step-draft';

/** The same page in other units: what was typed is converted, what is no number stays. */
export function changeUnits(step: StatStep, draft: StepDraft, units: Units): StepDraft {
  const metrics = new Map(step.sections.flatMap(({ fields }) => fields).map((field) => [field.key, field]));
  const convert = (key: string, text: string) => {
    const metric: Metric | undefined = metrics.get(key);
    return metric ? convertText(metric, text, draft.units, units) : text;
  };
  const each = <T>(record: Record<string, T>, change: (key: string, value: T) => T) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));
  return {
    ...draft,
    units,
    values: each(draft.values, convert),
    confirmed: each(draft.confirmed, convert),
    more: each(draft.more, (key, texts) => texts.map((text) => convert(key, text))),
  };
}
