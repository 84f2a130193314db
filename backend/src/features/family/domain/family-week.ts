import { formatDay, showcaseDay } from '@skora/domain';
import type { GuardianSubject } from '../../account';

/** What a guardian is told of one child: nothing that the family page does not show. */
export interface ChildWeek {
  /** First name and initial. */
  name: string;
  /** Questions that wait for this guardian. */
  waiting: number;
  /** What this guardian agreed to in the seven days before. */
  agreed: readonly GuardianSubject[];
  /** Links to the CV that work; null: this guardian is only asked something. */
  links: { all: number; new: number } | null;
  /** The next showcase with a place. @property startsAt milliseconds since 1970 */
  showcase: { title: string; city: string; timeZone: string; startsAt: number } | null;
}

const AGREED: Readonly<Record<GuardianSubject, string>> = {
  account: 'having an account',
  publishing: 'sharing the CV by links',
  push: 'messages on devices',
  showcase: 'taking part in a showcase',
};

const hasNews = ({ waiting, agreed, links, showcase }: ChildWeek) =>
  waiting > 0 || agreed.length > 0 || (links?.new ?? 0) > 0 || showcase !== null;

function linkWords({ all, new: fresh }: NonNullable<ChildWeek['links']>): string {
  if (all === 0) return 'No link to the CV works, so nobody else sees it.';
  const isNew = all === 1 ? ' It is new this week.' : ` New this week: ${fresh}.`;
  const made = fresh === 0 ? '' : isNew;
  return `${all === 1 ? '1 link to the CV works.' : `${all} links to the CV work.`}${made}`;
}

function childSentences({ name, waiting, agreed, links, showcase }: ChildWeek): string {
  const parts: string[] = [];
  if (waiting > 0)
    parts.push(
      `${waiting === 1 ? '1 question waits' : `${waiting} questions wait`} for your answer on your family page.`,
    );
  if (agreed.length > 0)
    parts.push(`This week you agreed to: ${agreed.map((subject) => AGREED[subject]).join(', ')}.`);
  if (links) parts.push(linkWords(links));
  if (showcase)
    parts.push(
      `Has a place at the showcase “${showcase.title}” in ${showcase.city} on ${formatDay(showcaseDay(showcase))}.`,
    );
  return `${name}: ${parts.join(' ')}`;
}

/** The paragraphs of the weekly email to a guardian, one for each child; none for a week without news. */
export function familySentences(children: readonly ChildWeek[]): string[] {
  return children.some(hasNews) ? children.map(childSentences) : [];
}
