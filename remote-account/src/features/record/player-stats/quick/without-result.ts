import { listMetrics, type Metric } from '@skora/domain';
import { isFilled, type StepDraft } from '../values/step-draft';
import { metricId } from './used-metrics';

/** Whether something stands in the field of a test. */
export function isTyped({ values }: StepDraft, { key }: Pick<Metric, 'key'>): boolean {
  return (values[key] ?? '').trim() !== '';
}

/** What is typed, without the result of one test; null when that was all. */
export function withoutResult(draft: StepDraft, metric: Metric): StepDraft | null {
  const { test, key } = metric;
  const others = <T>({ [key]: _stored, ...rest }: Record<string, T>) => rest;
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
