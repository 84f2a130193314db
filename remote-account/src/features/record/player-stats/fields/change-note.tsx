import { Badge } from '@skora/shared/ui';
import {
  changeTitle,
  type ComparedResult,
  compareResults,
  describeChange,
  type LatestValue,
  type Metric,
} from '@skora/domain';
import styles from './change-note.module.css';

interface ChangeNoteProps {
  metric: Metric;
  previous: LatestValue;
  now: ComparedResult;
}

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
