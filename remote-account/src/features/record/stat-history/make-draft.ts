import { metricOf, showValue, type StatEntry, type Units } from '@skora/domain';
import { emptyStep, type StepDraft } from '../player-stats/values/step-draft';

export function makeDraft(entry: StatEntry, uid: string, units: Units): StepDraft {
  const day = entry.measuredOn.toISOString().slice(0, 10);
  const text = (key: string, value: number) => {
    const metric = metricOf(entry.kind, key);
    return metric ? showValue(metric, value, units) : String(value);
  };
  const texts = Object.entries(entry.values).map(([key, value]) => {
    const [first = value, ...others] = entry.attempts[key] ?? [];
    return { key, first: text(key, first), others: others.map((one) => text(key, one)) };
  });
  return {
    ...emptyStep(uid, day, units),
    measuredBy: entry.measuredBy,
    values: Object.fromEntries(texts.map(({ key, first }) => [key, first])),
    more: Object.fromEntries(texts.map(({ key, others }) => [key, others])),
    ratings: { ...entry.ratings },
    methods: { [entry.kind]: entry.method },
    details: { [entry.kind]: { ground: entry.ground, evidence: entry.evidence } },
    corrects: entry.id,
  };
}
