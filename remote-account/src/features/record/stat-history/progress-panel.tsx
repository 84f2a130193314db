import { useState } from 'react';
import { Heading, Text } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import { ChartSuspense } from '../../../lib/charts/chart-suspense';
import { ProgressChart } from '../../../lib/charts/lazy-charts';
import { measuredMetrics, computeProgress, type StatEntry } from '@skora/domain';
import styles from './stat-history.module.css';

export function ProgressPanel({ entries }: { entries: readonly StatEntry[] }) {
  const metrics = measuredMetrics(entries);
  const counted = (index: number) =>
    computeProgress(metrics[index] as (typeof metrics)[number], entries).points.length;
  const richest = metrics.reduce(
    (best, _metric, index) => (counted(index) > counted(best) ? index : best),
    0,
  );
  const [chosen, choose] = useState<string | null>(null);
  const metric = metrics.find(({ test, key }) => `${test}.${key}` === chosen) ?? metrics[richest];
  if (!metric) return null;
  const { points, leftOut } = computeProgress(metric, entries);
  const known = points.some(({ error }) => error !== null);
  return (
    <section className={styles.panel} aria-labelledby="progress-title">
      <div className={styles.head}>
        <Heading level={2} size="md" id="progress-title">
          Progress
        </Heading>
        <Field id="progress-metric" label="Test" mark="none">
          <Select value={`${metric.test}.${metric.key}`} onChange={({ target }) => choose(target.value)}>
            {metrics.map(({ test, key, name }) => (
              <option key={`${test}.${key}`} value={`${test}.${key}`}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ChartSuspense>
        <ProgressChart
          key={`${metric.test}.${metric.key}`}
          title={metric.name}
          unit={metric.unit ?? ''}
          points={points}
          lowerIsBetter={metric.better === 'lower'}
        />
      </ChartSuspense>
      <Text size="small" tone="muted">
        {points.length < 2 ? 'One result is a start. The second one shows the first change. ' : ''}
        {known
          ? 'A change counts as real only if it is bigger than the error of the test. '
          : 'We do not know the error of this test yet. Enter two attempts or more each time, and we can work out your own. '}
        {leftOut > 0
          ? `Left out: ${leftOut} ${leftOut === 1 ? 'result' : 'results'} measured in another way.`
          : ''}
      </Text>
    </section>
  );
}
