import { localTime } from '@skora/domain';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { familySentences, readFamilyWeek } from '../../family';
import { readWeeklyDay } from '../../notifications';
import { weeklyToken } from '../domain/weekly-token';
import { weeklySentences } from '../domain/weekly-words';
import { verifiedAddress } from '../store/verified-address';
import { readWeekNews } from '../store/week-news';
import { weeklyMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    /** @property at the morning it is of, in milliseconds since 1970 */
    'weekly-summary': AccountMail & { at: number; zone: string };
    /** To a guardian. */
    'weekly-family': AccountMail & { at: number; zone: string };
  }
}

/** The weekly emails. They are void when they were switched off since, the address has changed, or there is nothing to say. */
export function morningMails({ auth, firestore, links, linkSecret, operator, now }: ComposeDeps) {
  const endOf = (uid: string) => {
    const token = weeklyToken(linkSecret, uid);
    return {
      page: links.weeklyEmail(token),
      oneClick: links.oneClickWeeklyEmail(token),
      postalAddress: `${operator.name}, ${operator.address}, ${operator.country}`,
    };
  };
  /** A week, and children, are shown to the owner of an address, and it can have changed since. */
  const readDayFor = async (uid: string, to: string) => {
    const day = await readWeeklyDay(firestore, uid, now());
    return day !== null && (await verifiedAddress(auth, uid)) === to ? day : null;
  };
  return {
    'weekly-summary': async ({ uid, to, at, zone }) => {
      const day = await readDayFor(uid, to);
      if (day === null) return null;
      const sentences = weeklySentences(await readWeekNews(firestore, uid, localTime(at, zone).day, at));
      if (sentences.length === 0) return null;
      const action = { label: 'Open your dashboard', url: links.dashboard() };
      return weeklyMail(sentences, day, { subject: 'Your week on SKORA', action, ...endOf(uid) });
    },
    'weekly-family': async ({ uid, to }) => {
      const day = await readDayFor(uid, to);
      if (day === null) return null;
      const sentences = familySentences(await readFamilyWeek({ auth, firestore, now }, to));
      if (sentences.length === 0) return null;
      const action = { label: 'Open your family page', url: links.family() };
      return weeklyMail(sentences, day, { subject: 'Your family’s week on SKORA', action, ...endOf(uid) });
    },
  } satisfies Partial<Composers>;
}
