import { type MatchRow, recentWeeks, trainingLoad, type TrainingRow, type WeekPoint } from '@skora/domain';

interface Rows {
  matches: readonly MatchRow[];
  trainings: readonly TrainingRow[];
}

/** Perceived load of each of the last weeks. A week without any row is a gap, not a zero. */
export function weeklyLoad({ matches, trainings }: Rows, now: Date): WeekPoint[] {
  return recentWeeks(now, (prefix) => {
    const inWeek = (row: { id: string }) => row.id.startsWith(prefix);
    const sessions = trainings.filter(inWeek);
    if (sessions.length === 0 && !matches.some(inWeek)) return null;
    return sessions.reduce((sum, row) => sum + trainingLoad(row), 0);
  });
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
