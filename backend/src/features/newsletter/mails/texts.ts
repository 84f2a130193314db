import type { MailContent } from '../../../lib/mail/layout';

/** To an address somebody asked with: nothing else is sent before the button is pressed. No advertising in here. */
export function newsletterConfirmationMail(url: string): MailContent {
  return {
    subject: 'Confirm that you want the Playbook Digest',
    paragraphs: [
      'Somebody subscribed to our monthly newsletter, the Playbook Digest, with this email address. If it was you, please confirm it.',
    ],
    action: { label: 'Confirm my subscription', url },
    notes: ['The link works for 3 days.'],
    why: 'If it was not you, please ignore this email. If you do nothing, we send you no newsletter.',
  };
}

/** To an address that gets the digest and asked for it once more. */
export function newsletterKnownMail(unsubscribeUrl: string): MailContent {
  return {
    subject: 'You already get the Playbook Digest',
    paragraphs: [
      'Somebody subscribed to our monthly newsletter, the Playbook Digest, with this email address. You already get it, so there is nothing to do.',
    ],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
    why: 'If it was not you, please ignore this email. If you do not want the newsletter, unsubscribe.',
  };
}

/** To an address that gets the digest, when somebody asked to end that without a link. */
export function newsletterLeaveMail(unsubscribeUrl: string): MailContent {
  return {
    subject: 'Unsubscribe from the Playbook Digest',
    paragraphs: [
      'Somebody asked us to stop sending our newsletter, the Playbook Digest, to this email address. If it was you, please unsubscribe here.',
    ],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
    why: 'If it was not you, please ignore this email. You will still get the newsletter.',
  };
}
