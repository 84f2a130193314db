import type { MailContent } from '../../../lib/mail/layout';

/** To an address that gets the digest, when somebody asked to end that without a link. */
export function newsletterLeaveMail(unsubscribeUrl: string): MailContent {
  return {
    subject: 'Unsubscribe from the Playbook Digest',
    paragraphs: ['Somebody, hopefully you, asked to stop the Playbook Digest at this address.'],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
    notes: ['It was not you? Then do nothing and it goes on.'],
  };
}
