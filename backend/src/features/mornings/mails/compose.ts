import { localTime } from '@skora/domain';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { readWeeklyDay } from '../../notifications';
import { weeklyToken } from '../domain/weekly-token';
import { weeklySentences } from '../domain/weekly-words';
import { readWeekNews } from '../store/week-news';
import { weeklyMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    /** @property at the morning it is of, in milliseconds since 1970 */
    'weekly-summary': AccountMail & { at: number; zone: string };
  }
}

/** The weekly email. It is void when it was switched off since, or there is nothing to say. */
export function morningMails({ firestore, links, linkSecret, operator, now }: ComposeDeps) {
  return {
    'weekly-summary': async ({ uid, at, zone }) => {
      const day = await readWeeklyDay(firestore, uid, now());
      if (day === null) return null;
      const sentences = weeklySentences(await readWeekNews(firestore, uid, localTime(at, zone).day, at));
      if (sentences.length === 0) return null;
      const token = weeklyToken(linkSecret, uid);
      return weeklyMail(sentences, day, {
        dashboard: links.dashboard(),
        page: links.weeklyEmail(token),
        oneClick: links.oneClickWeeklyEmail(token),
        postalAddress: `${operator.name}, ${operator.address}, ${operator.country}`,
      });
    },
  } satisfies Partial<Composers>;
}
