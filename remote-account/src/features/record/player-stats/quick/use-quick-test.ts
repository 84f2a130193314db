import { useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { findSection, type Metric, type StatEntry, type StatSection } from '@skora/domain';
import { useStep, type StepState } from '../fields/use-step';
import { useUnits } from '../fields/use-units';
import type { MeasurableDays } from '../values/measurable-days';
import { startQuickTest } from './start-quick-test';
import { listUsedMetrics, metricId, type UsedMetrics } from './used-metrics';

interface QuickTestOptions {
  /** Those that count, newest first. */
  entries: readonly StatEntry[];
  days: MeasurableDays;
  adult: boolean;
  keeps: boolean;
}

/** One result as a form. */
export interface QuickTestState {
  metrics: UsedMetrics;
  metric: Metric;
  /** Its test, with this one value only. */
  section: StatSection;
  choose: (id: string) => void;
  state: StepState;
}

/** A draft of one result; what is typed for a test is still there when another one was chosen meanwhile. */
export function useQuickTest({ entries, days, adult, keeps }: QuickTestOptions): QuickTestState {
  const { uid } = useRequiredUser();
  const [units] = useUnits();
  const [chosen, choose] = useState('');
  const metrics = listUsedMetrics(entries, { adult, keeps });
  const all = [...metrics.used, ...metrics.others];
  const key = `${STATS_KEY_PREFIX}quickTest_${uid}`;
  const found = all.find((one) => metricId(one) === chosen) ?? (all[0] as Metric);
  // It stands alone here, without its neighbours of the same test.
  const metric = { ...found, label: found.name };
  const section = { ...findSection(metric.test), fields: [metric] };
  const step = { id: 'physical', title: '', lead: '', sections: [section], ratings: [] } as const;
  const state = useStep(step, key, () => startQuickTest(uid, days.today, units, entries), days, 'quick');
  return { metrics, metric, section, choose, state };
}
