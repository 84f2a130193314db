import type { MailContent } from '../../../lib/mail/layout';

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
