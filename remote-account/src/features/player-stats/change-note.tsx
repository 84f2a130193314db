import { Badge } from '@skora/shared/ui';
import { compareResults, type ComparedResult } from '../metrics/compare-results';
import { changeTitle, describeChange } from '../metrics/describe-change';
import type { Metric } from '../metrics/metric';
import styles from './change-note.module.css';
import type { LatestValue } from './latest-values';

interface ChangeNoteProps {
  metric: Metric;
  previous: LatestValue;
  now: ComparedResult;
}

/** Whether a new value is a real change or within the error of the test. */
export function ChangeNote({ metric, previous, now }: ChangeNoteProps) {
  if (metric.better === null) return null;
  const { entry, value } = previous;
  const before = { value, method: entry.method, attempts: entry.attempts[metric.key] ?? [] };
  const change = compareResults(metric, before, now);
  const progress = change.kind === 'real' && change.progress === true;
  return (
    <p className={styles.note}>
      <Badge tone={progress ? 'success' : change.kind === 'real' ? 'warning' : 'neutral'}>
        {changeTitle(change)}
      </Badge>{' '}
      {describeChange(metric, change)}
    </p>
  );
}
