import { Badge, Cluster, Text } from '@skora/shared/ui';
import { Meter } from '@skora/shared/ui/data';
import {
  changeTitle,
  describeChange,
  formatDay,
  goalProgress,
  showWithUnit,
  type Goal,
  type StatEntry,
} from '@skora/domain';

export function GoalStanding({ goal, entries }: { goal: Goal; entries: readonly StatEntry[] }) {
  const progress = goalProgress(goal, entries);
  if (progress === null) return null;
  const { metric, latest, share, reached, change } = progress;
  const show = (value: number | null) => (value === null ? '–' : showWithUnit(metric, value, 'metric'));
  if (latest === null) {
    return (
      <Text size="small" tone="muted">
        {metric.name}, target {show(goal.target)}. No result yet. Your first one is your starting point.
      </Text>
    );
  }
  const now = `${metric.name}: ${show(latest.value)}, target ${show(goal.target)}`;
  const measured = `Measured on ${formatDay(latest.measuredOn)}`;
  return (
    <>
      {share === null ? (
        <Text size="small">{now}</Text>
      ) : (
        <Meter
          label={now}
          value={Math.round(share * 100)}
          max={100}
          valueText={`${Math.round(share * 100)} %`}
        />
      )}
      <Text size="small" tone="muted">
        {goal.start === null ? `${measured}.` : `${measured}, started at ${show(goal.start)}.`}
      </Text>
      <Cluster gap={2}>
        {reached ? (
          <Badge tone="success" icon="check">
            Target reached
          </Badge>
        ) : null}
        {change ? (
          <Badge tone={change.kind === 'real' && change.progress ? 'success' : 'neutral'}>
            {changeTitle(change)}
          </Badge>
        ) : null}
      </Cluster>
      {change ? (
        <Text size="small" tone="muted">
          {describeChange(metric, change)}
        </Text>
      ) : null}
    </>
  );
}
