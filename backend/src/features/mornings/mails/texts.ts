import type { MailContent } from '../../../lib/mail/layout';

interface WeeklyFrame {
  subject: string;
  /** Where the week can be looked at. */
  action: NonNullable<MailContent['action']>;
  /** Where it is ended. */
  page: string;
  /** The same for mail programs. */
  oneClick: string;
  postalAddress: string;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The week of a player, or of a guardian's children, for who chose to get it. @param day 1 for Monday to 7 for Sunday */
export function weeklyMail(
  sentences: readonly string[],
  day: number,
  { subject, action, page, oneClick, postalAddress }: WeeklyFrame,
): MailContent {
  return {
    ...{ subject, paragraphs: [...sentences], action },
    why: `You get this email every ${DAYS[day - 1]} because you chose it in your SKORA account. We send none in a week without news.`,
    imprint: { lines: [postalAddress], link: { label: 'End this weekly email', url: page } },
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
