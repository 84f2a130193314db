import type { MailContent } from '../../../lib/mail/layout';

/** To whoever asked for the digest: nothing is sent before the button is pressed. No advertising in here. */
export function newsletterConfirmationMail(url: string): MailContent {
  return {
    subject: 'Confirm that you want the Playbook Digest',
    paragraphs: ['Somebody, hopefully you, asked for our monthly Playbook Digest at this address.'],
    action: { label: 'Confirm my subscription', url },
    notes: ['The link works for 3 days. It was not you? Then do nothing: you will not hear from us again.'],
  };
}
