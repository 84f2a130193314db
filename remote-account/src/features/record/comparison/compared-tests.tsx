import type { ComparedTests as Compared } from '@skora/domain';
import { Stack, Text } from '@skora/shared/ui';
import { PercentileChart } from '../../../lib/charts/percentile-chart';

export function ComparedTests({ compared }: { compared: Compared }) {
  const { standings, tooFew } = compared;
  if (standings.length + tooFew.length === 0) return null;
  return (
    <Stack gap={3}>
      {standings.length > 0 ? (
        <PercentileChart title="Percentiles of the newest results" standings={standings} />
      ) : null}
      {tooFew.length > 0 ? (
        <Text size="small">
          <strong>Percentiles: not enough data</strong> for {tooFew.join(', ')}.
        </Text>
      ) : null}
      <Text size="small" tone="muted">
        p62 means better than about 62 of 100 players of the same group and age who did the same test,
        measured in the same way. Self-reported and confirmed results of the last twelve months both count, on
        any surface. We show no percentile for fewer than 50 players.
      </Text>
    </Stack>
  );
}
