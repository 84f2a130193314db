import { computeLoad, type LoadRows, recentWeeks, type WeekPoint } from '@skora/domain';

/** Perceived load of each of the last weeks. A week in which nothing can be counted is a gap, not a zero. */
export function weeklyLoad({ matches, trainings }: LoadRows, now: Date): WeekPoint[] {
  return recentWeeks(now, (prefix) => {
    const inWeek = (row: { id: string }) => row.id.startsWith(prefix);
    return computeLoad({ matches: matches.filter(inWeek), trainings: trainings.filter(inWeek) }).total;
  });
}
