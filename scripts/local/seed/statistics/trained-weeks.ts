import type { DemoTraining } from './demo-record';

const WEEK: readonly Omit<DemoTraining, 'weeksAgo'>[] = [
  { day: 1, type: 'recovery', minutes: 40, rpe: 2 },
  { day: 2, type: 'team', minutes: 90, rpe: 6 },
  { day: 4, type: 'team', minutes: 90, rpe: 7 },
  { day: 5, type: 'individual', minutes: 45, rpe: 4 },
];

/** The usual sessions in each of these weeks; every third week is an easier one. */
export function trainedWeeks(weeksAgo: readonly number[]): DemoTraining[] {
  return weeksAgo.flatMap((ago) =>
    WEEK.slice(0, ago % 3 === 2 ? 2 : 4).map((session) => ({ ...session, weeksAgo: ago })),
  );
}
