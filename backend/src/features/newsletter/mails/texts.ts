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

/** To an address that gets the digest, when somebody asked to end that without a link. */
export function newsletterLeaveMail(unsubscribeUrl: string): MailContent {
  return {
    subject: 'Unsubscribe from the Playbook Digest',
    paragraphs: ['Somebody, hopefully you, asked to stop the Playbook Digest at this address.'],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
    notes: ['It was not you? Then do nothing and it goes on.'],
  };
}
