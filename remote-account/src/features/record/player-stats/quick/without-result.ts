import { listMetrics, type Metric } from '@skora/domain';
import { isFilled, type StepDraft } from '../values/step-draft';
import { metricId, partsOf } from './used-metrics';

/** Whether something stands in a field of a test. */
export function isTyped({ values }: StepDraft, metric: Metric): boolean {
  return partsOf(metric).some(({ key }) => (values[key] ?? '').trim() !== '');
}

/** What is typed, without the result of one test; null when that was all. */
export function withoutResult(draft: StepDraft, metric: Metric): StepDraft | null {
  const { test } = metric;
  const keys = partsOf(metric).map(({ key }) => key);
  const others = <T>(typed: Record<string, T>) =>
    Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)));
  const rest = {
    ...draft,
    values: others(draft.values),
    more: others(draft.more),
    confirmed: others(draft.confirmed),
    asked: draft.asked.filter((id) => id !== metricId(metric)),
  };
  if (!isFilled(rest)) return null;
  // A proof belongs to the test; it goes with the last result of it.
  const isProofNeeded = listMetrics(test).some((one) => isTyped(rest, one));
  const details = { ...draft.details, [test]: { ...draft.details[test], evidence: '' } };
  return isProofNeeded ? rest : { ...rest, details };
}
