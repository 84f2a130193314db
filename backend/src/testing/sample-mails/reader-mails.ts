import { Timestamp } from 'firebase-admin/firestore';
import type { StoredContactMessage } from '../../features/contact/contact-store';
import { contactMessageMail, contactReceiptMail } from '../../features/contact/mails/texts';
import { newsletterDigestMail } from '../../features/digest/mails/texts';
import { familySentences } from '../../features/family';
import { weeklySentences } from '../../features/mornings/domain/weekly-words';
import { weeklyMail } from '../../features/mornings/mails/texts';
import {
  newsletterConfirmationMail,
  newsletterKnownMail,
  newsletterLeaveMail,
} from '../../features/newsletter/mails/texts';
import { ADDRESS, CHILD, LINKS, NOW, OPERATOR, POSTAL_ADDRESS, TOKEN, type Sample } from './sample';

const { player, parent, reader, operator } = ADDRESS;
const TICKET = 'SK-7Q2M-X04D';
const FRIDAY = 5;
const SHOWCASE = {
  title: 'Demo spring showcase',
  city: 'Lisbon',
  timeZone: 'Europe/Lisbon',
  startsAt: Date.UTC(2027, 2, 13, 10, 0),
};

const at = Timestamp.fromMillis(NOW);
export const MESSAGE: StoredContactMessage = {
  topic: 'fee-scam',
  ...{ name: 'Robin Sample', email: reader, uid: null, held: null, at, expireAt: at },
  message:
    'Somebody who says they are from Northfield FC asks us for 300 euros for a trial.\nThey wrote to us twice.\n\nIs this real?',
};

const weekEnd = {
  page: LINKS.weeklyEmail(TOKEN),
  oneClick: LINKS.oneClickWeeklyEmail(TOKEN),
  postalAddress: POSTAL_ADDRESS,
};
const article = (slug: string, title: string, description: string) => ({
  ...{ title, description, url: `${LINKS.articles()}/${slug}`, published: NOW },
});

/** Mails that come regularly, and answers to people who write to us. */
export const READER_MAILS = {
  'weekly-summary': {
    to: player,
    cases: {
      '': weeklyMail(
        weeklySentences({
          ...{ matches: 1, trainings: 3, tests: 0, confirmed: 2, declined: 0 },
          goal: { title: 'Sprint under 1.9 s', dueOn: '2026-12-20' },
          showcase: SHOWCASE,
        }),
        FRIDAY,
        {
          subject: 'Your week on SKORA',
          action: { label: 'Open your dashboard', url: LINKS.dashboard() },
          ...weekEnd,
        },
      ),
    },
  },
  'weekly-family': {
    to: parent,
    cases: {
      '': weeklyMail(
        familySentences([
          {
            ...{ name: CHILD, waiting: 1, agreed: ['publishing'] },
            ...{ links: { all: 2, new: 1 }, showcase: SHOWCASE },
          },
          { name: 'Leo F.', waiting: 0, agreed: [], links: { all: 0, new: 0 }, showcase: null },
        ]),
        FRIDAY,
        {
          subject: 'Your family’s week on SKORA',
          action: { label: 'Open your family page', url: LINKS.family() },
          ...weekEnd,
        },
      ),
    },
  },
  'newsletter-confirmation': {
    to: reader,
    cases: { '': newsletterConfirmationMail(LINKS.confirmDigest(TOKEN)) },
  },
  'newsletter-known': { to: reader, cases: { '': newsletterKnownMail(LINKS.unsubscribe(TOKEN)) } },
  'newsletter-leave': { to: reader, cases: { '': newsletterLeaveMail(LINKS.unsubscribe(TOKEN)) } },
  'newsletter-digest': {
    to: reader,
    cases: {
      '': newsletterDigestMail(
        {
          issue: '2026-12',
          articles: [
            article(
              'nobody-serious-asks-for-a-fee',
              'Nobody serious asks for a fee',
              'Agents, trials, showcases and moving abroad under 18. What the rules say, how fraud sounds, and what you can do.',
            ),
            article(
              'your-own-test-day',
              'Run your own test day',
              'You need an afternoon, a tape measure and two helpers. How to test so that you can still compare the numbers next year.',
            ),
          ],
          articlesUrl: LINKS.articles(),
          postalAddress: POSTAL_ADDRESS,
          listId: 'playbook-digest.skora.example',
        },
        { page: LINKS.unsubscribe(TOKEN), oneClick: LINKS.oneClickUnsubscribe(TOKEN) },
      ),
    },
  },
  'contact-receipt': {
    to: reader,
    cases: {
      '': contactReceiptMail(TICKET, 'press', OPERATOR),
      safeguarding: contactReceiptMail(TICKET, 'safeguarding', OPERATOR),
    },
  },
  'contact-message': { to: operator, cases: { '': contactMessageMail(TICKET, MESSAGE, OPERATOR) } },
} satisfies Record<string, Sample>;
