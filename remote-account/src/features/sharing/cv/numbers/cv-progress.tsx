import type { CvProgress as Progress } from '@skora/domain';
import { Text } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import { useState } from 'react';
import { ChartSuspense } from '../../../../lib/charts/chart-suspense';
import { ProgressChart } from '../../../../lib/charts/lazy-charts';
import styles from './cv-tests.module.css';

export function CvProgress({ progress }: { progress: readonly Progress[] }) {
  const [chosen, choose] = useState<string | null>(null);
  const richest = progress.reduce((best, one) => (one.points.length > best.points.length ? one : best));
  const shown = progress.find(({ key }) => key === chosen) ?? richest;
  const known = shown.points.some(({ error }) => error !== null);
  return (
    <div className={styles.progress}>
      {progress.length > 1 ? (
        <div className={styles.choice}>
          <Field id="cv-progress" label="Progress in" mark="none">
            <Select value={shown.key} onChange={({ target }) => choose(target.value)}>
              {progress.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      ) : null}
      <ChartSuspense>
        <ProgressChart
          key={shown.key}
          title={shown.label}
          unit={shown.unit}
          points={shown.points.map(({ on, ...point }) => ({ ...point, at: new Date(on) }))}
          lowerIsBetter={shown.lowerIsBetter}
        />
      </ChartSuspense>
      <Text size="small" tone="muted">
        {known
          ? 'A change counts as real only if it is bigger than the error of the test.'
          : 'We do not know the error of this test, so we call no change real.'}
        {shown.leftOut > 0
          ? ` Left out: ${shown.leftOut} ${shown.leftOut === 1 ? 'result' : 'results'} measured in another way.`
          : ''}
      </Text>
    </div>
  );
}
