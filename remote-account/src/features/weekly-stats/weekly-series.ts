import type { TrendPoint } from '../charts/trend-chart';
import { type MatchRow, trainingLoad, type TrainingRow, weekLabel, weeksBack } from '@skora/football';

const WEEKS_SHOWN = 12;
const MEAN_WEEKS = 4;
/** A mean of one week is that week. */
const ENOUGH_WEEKS = 2;

interface Rows {
  matches: readonly MatchRow[];
  trainings: readonly TrainingRow[];
}

/** Perceived load of each week with its rolling mean. A week without any row is a gap, not a zero. */
export function weeklyLoad({ matches, trainings }: Rows, now: Date): TrendPoint[] {
  // The weeks before the first shown one count for its mean.
  const weeks = weeksBack(now, WEEKS_SHOWN + MEAN_WEEKS - 1).toReversed();
  const values = weeks.map(({ id }) => {
    const inWeek = (row: { id: string }) => row.id.startsWith(`${id}-`);
    const sessions = trainings.filter(inWeek);
    if (sessions.length === 0 && !matches.some(inWeek)) return null;
    return sessions.reduce((sum, row) => sum + trainingLoad(row), 0);
  });
  const points = weeks.map((week, index) => ({
    tick: `W${week.number}`,
    label: weekLabel(week),
    value: values[index] ?? null,
    mean:
      values[index] === null ? null : meanOf(values.slice(Math.max(0, index - MEAN_WEEKS + 1), index + 1)),
  }));
  return points.slice(-WEEKS_SHOWN);
}

function meanOf(values: readonly (number | null)[]): number | null {
  const recorded = values.filter((value) => value !== null);
  if (recorded.length < ENOUGH_WEEKS) return null;
  return Math.round(recorded.reduce((sum, value) => sum + value, 0) / recorded.length);
}

/** Mean of the daily load of a week divided by its spread; null when every day is the same or none is recorded. */
export function monotony(trainings: readonly TrainingRow[]): number | null {
  const days = Array.from({ length: 7 }, (_, index) =>
    trainings.filter(({ day }) => day === index + 1).reduce((sum, row) => sum + trainingLoad(row), 0),
  );
  const mean = days.reduce((sum, load) => sum + load, 0) / days.length;
  const variance = days.reduce((sum, load) => sum + (load - mean) ** 2, 0) / days.length;
  return variance === 0 ? null : Math.round((mean / Math.sqrt(variance)) * 100) / 100;
}
