import { formatDay } from '@skora/domain';

/** What happened in a week of a player, and what comes next. */
export interface WeekNews {
  /** How many were entered or corrected. */
  matches: number;
  trainings: number;
  tests: number;
  /** Numbers that coaches decided about. */
  confirmed: number;
  declined: number;
  /** The next open goal. @property dueOn ISO day */
  goal: { title: string; dueOn: string } | null;
  /** The next showcase with a place. @property startsAt milliseconds since 1970 */
  showcase: { title: string; city: string; startsAt: number; timeZone: string } | null;
}

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The sentences of the weekly email; none for a week without news. */
export function weeklySentences({
  matches,
  trainings,
  tests,
  confirmed,
  declined,
  goal,
  showcase,
}: WeekNews) {
  const entered = [
    ...counted(matches, 'match', 'matches'),
    ...counted(trainings, 'training session', 'training sessions'),
    ...counted(tests, 'test', 'tests'),
  ];
  const decided = [
    ...counted(confirmed, 'number confirmed', 'numbers confirmed'),
    ...counted(declined, 'number declined', 'numbers declined'),
  ];
  const sentences: string[] = [];
  if (entered.length > 0)
    sentences.push(`In the last seven days you entered or corrected ${listed(entered)}.`);
  if (decided.length > 0) sentences.push(`Coaches answered: ${listed(decided)}.`);
  if (goal) sentences.push(`Your next goal: “${goal.title}”, due on ${formatDay(new Date(goal.dueOn))}.`);
  if (showcase) {
    const { title, city, startsAt, timeZone } = showcase;
    const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
    sentences.push(`Your next showcase: “${title}” in ${city}, ${when.format(startsAt)} (${timeZone}).`);
  }
  return sentences;
}
