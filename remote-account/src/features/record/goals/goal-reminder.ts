import { calendarText, CORNERS, findMetric, type Goal } from '@skora/domain';

/** The next test of a goal as a calendar file with a reminder the day before. @param now when the file is made */
export function goalReminder(goal: Goal, uid: string, now: Date): string {
  const metric = goal.metric && findMetric(goal.metric.test, goal.metric.key);
  const target = metric ? `Target: ${goal.target} ${metric.unit ?? ''}`.trim() : CORNERS[goal.corner];
  const event = {
    id: `goal-${goal.id}-${uid}`,
    title: metric ? `Test: ${metric.name}` : `Look at your goal: ${goal.title}`,
    description: `${goal.title}. ${target}. Measure in the same way as last time, or the results cannot be compared.`,
    when: { day: goal.nextTestOn, remindDaysBefore: 1 },
  };
  return calendarText('Goals', [event], now);
}
