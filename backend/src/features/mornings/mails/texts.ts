import type { MailContent } from '../../../lib/mail/layout';

interface WeeklyFrame {
  dashboard: string;
  /** Where it is ended. */
  page: string;
  /** The same for mail programs. */
  oneClick: string;
  postalAddress: string;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The week of a player, who chose to get it. @param day 1 for Monday to 7 for Sunday */
export function weeklyMail(
  sentences: readonly string[],
  day: number,
  { dashboard, page, oneClick, postalAddress }: WeeklyFrame,
): MailContent {
  return {
    subject: 'Your week on SKORA',
    paragraphs: [...sentences],
    action: { label: 'Open your dashboard', url: dashboard },
    why: `You get this email every ${DAYS[day - 1]} because you chose it in your SKORA account. We send none in a week without news.`,
    imprint: { lines: [postalAddress], link: { label: 'End this weekly email', url: page } },
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
