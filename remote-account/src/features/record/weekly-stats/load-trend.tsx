import { Text } from '@skora/shared/ui';
import { Toggletip } from '@skora/shared/ui/overlay';
import { ChartSuspense } from '../../../lib/charts/chart-suspense';
import { TrendChart } from '../../../lib/charts/lazy-charts';
import { LOAD_DEFINITION, LOAD_UNIT, type MatchRow, type TrainingRow } from '@skora/domain';
import { weeklyLoad } from './weekly-series';

const FEWEST_WEEKS = 2;
const TREND_WEEKS = 4;

interface LoadTrendProps {
  matches: readonly MatchRow[];
  trainings: readonly TrainingRow[];
  now: Date;
}

/** Training load of the last weeks. It describes what was done and forecasts nothing. */
export function LoadTrend({ matches, trainings, now }: LoadTrendProps) {
  const points = weeklyLoad({ matches, trainings }, now);
  const recorded = points.filter(({ value }) => value !== null).length;
  if (recorded < FEWEST_WEEKS) return null;
  return (
    <div>
      <ChartSuspense>
        <TrendChart
          title="Training load by week"
          unit={LOAD_UNIT}
          meanLabel="Four-week average"
          points={points}
        />
      </ChartSuspense>
      <Text size="small" tone="muted">
        {recorded < TREND_WEEKS
          ? 'You see a trend after four weeks. Until then these are single weeks. '
          : 'Minutes times how hard they felt, training and matches. It says nothing about injuries. '}
        Weeks without an entry stay empty.{' '}
        <Toggletip label="About training load">{LOAD_DEFINITION}</Toggletip>
      </Text>
    </div>
  );
}
