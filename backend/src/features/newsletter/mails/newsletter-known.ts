import type { MailContent } from '../../../lib/mail/layout';

/** To an address that gets the digest and asked for it once more. */
export function newsletterKnownMail(unsubscribeUrl: string): MailContent {
  return {
    subject: 'You already get the Playbook Digest',
    paragraphs: [
      'Somebody, hopefully you, asked for our monthly Playbook Digest at this address. It already comes here; there is nothing to do.',
    ],
    action: { label: 'Unsubscribe instead', url: unsubscribeUrl },
  };
}
