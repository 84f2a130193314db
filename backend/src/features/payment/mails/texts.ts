import type { MailContent } from '../../../lib/mail/layout';
import { type Choice, PLANS } from '../../pricing';

/** To a parent or guardian: a player would like a plan, and cannot or should not pay for it. */
export function parentPaymentRequestMail(
  childName: string,
  { plan, interval }: Choice,
  url: string,
): MailContent {
  const { name } = PLANS[plan];
  const every = interval === 'year' ? 'yearly' : 'monthly';
  return {
    subject: `${childName} asks you to pay for a plan`,
    paragraphs: [
      `${childName} uses SKORA, a site where football players keep their profile and their training data, and would like the plan ${name}, paid ${every}.`,
      'The page behind the link shows what the plan contains, its price and how to end it. Nothing is charged before you enter a card there. Everything important on SKORA is free, so “no” is a fine answer.',
    ],
    action: { label: 'Look at the plan', url },
    notes: [
      'The link works for 7 days. If you pay, keep this mail: the same link then leads to your invoices, your card and the way to end the plan.',
      'You do not know this player? Then ignore this mail.',
    ],
  };
}

/** To whoever withdrew from a purchase: the confirmation the law asks for, on a durable medium. */
export function withdrawalConfirmedMail(requestedAt: number, url: string): MailContent {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return {
    subject: 'We have your withdrawal',
    paragraphs: [
      `You withdrew from the purchase of your plan on ${date.format(requestedAt)} (UTC). The plan ends at once.`,
      'Everything you paid for it goes back the way it came, at the latest within 14 days. What you entered stays, and you can go on for free.',
    ],
    action: { label: 'See your plan', url },
  };
}
