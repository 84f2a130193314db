import { useState } from 'react';
import { readContent } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { findSection, type Metric, type NewEntry, type StatEntry, type StatSection } from '@skora/domain';
import { useStep, type StepState } from '../fields/use-step';
import { useUnits } from '../fields/use-units';
import { checkStep, type CheckedStep } from '../values/check-step';
import type { MeasurableDays } from '../values/measurable-days';
import { startQuickTest } from './start-quick-test';
import { listUsedMetrics, metricId, partsOf, type UsedMetrics } from './used-metrics';
import { isTyped, withoutResult } from './without-result';

interface QuickTestOptions {
  /** Those that count, newest first. */
  entries: readonly StatEntry[];
  days: MeasurableDays;
  adult: boolean;
  keeps: boolean;
}

/** One result as a form. */
export interface QuickTestState {
  /** Where the draft is kept on this device. */
  key: string;
  metrics: UsedMetrics;
  metric: Metric;
  /** Its test, with the values of this one result only. */
  section: StatSection;
  choose: (id: string) => void;
  /** The result of a test as it is typed now; nothing for a test that is no longer offered. */
  check: (id: string) => CheckedStep;
  /** Chooses a test with something typed, where nothing is typed for the chosen one. */
  chooseTyped: () => void;
  state: StepState;
  /** Takes a stored result of a test out of what is typed, unless it was changed since it was sent. */
  takeOut: (id: string, stored: NewEntry) => void;
}

/** A draft of one result; what is typed for a test is still there when another one was chosen meanwhile. */
export function useQuickTest({ entries, days, adult, keeps }: QuickTestOptions): QuickTestState {
  const { uid } = useRequiredUser();
  const [units] = useUnits();
  const [chosen, choose] = useState('');
  const metrics = listUsedMetrics(entries, { adult, keeps });
  const all = [...metrics.used, ...metrics.others];
  const key = `${STATS_KEY_PREFIX}quickTest_${uid}`;
  const find = (id: string) => all.find((one) => metricId(one) === id) ?? (all[0] as Metric);
  const metric = find(chosen);
  const step = quickStep(metric);
  const state = useStep(step, key, () => startQuickTest(uid, days.today, units, entries), days, 'quick');
  const check = (id: string): CheckedStep =>
    all.some((one) => metricId(one) === id)
      ? checkStep(quickStep(find(id)), state.draft, days)
      : { problems: [], questions: [], entries: [] };
  const takeOut = (id: string, stored: NewEntry) => {
    const sent = readContent(stored);
    state.goOn((draft) => {
      const [now] = checkStep(quickStep(find(id)), draft, days).entries;
      return readContent(now) === sent ? withoutResult(draft, find(id)) : draft;
    });
  };
  const chooseTyped = () => {
    const typed = all.find((one) => isTyped(state.draft, one));
    if (typed && !isTyped(state.draft, metric)) choose(metricId(typed));
  };
  const [section] = step.sections;
  return { key, metrics, metric, section, choose, check, chooseTyped, state, takeOut };
}

/** A page with one result of one test, under its full name, without its neighbours. */
function quickStep(metric: Metric) {
  const fields = partsOf(metric).map((part) => ({ ...part, label: part.name }));
  const section: StatSection = { ...findSection(metric.test), fields };
  return { id: 'physical', title: '', lead: '', sections: [section], ratings: [] } as const;
}
