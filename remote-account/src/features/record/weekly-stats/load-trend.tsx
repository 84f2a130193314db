import { Text } from '@skora/shared/ui';
import { ChartSlot } from '../../../lib/charts/chart-slot';
import { TrendChart } from '../../../lib/charts/lazy-charts';
import type { MatchRow, TrainingRow } from '@skora/domain';
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
      <ChartSlot>
        <TrendChart title="Training load by week" unit="AU" meanLabel="Mean of four weeks" points={points} />
      </ChartSlot>
      <Text size="small" tone="muted">
        {recorded < TREND_WEEKS
          ? 'Four weeks make a trend; until then these are single weeks. '
          : 'What you did, as hard as it felt. It says nothing about injuries. '}
        Weeks without an entry stay empty.
      </Text>
    </div>
  );
}
