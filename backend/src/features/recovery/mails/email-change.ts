import type { MailContent } from '../../../lib/mail/layout';

/** To the new address: the change takes effect with this link. */
export function emailChangeMail(url: string): MailContent {
  return {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Somebody asked to use this address for a SKORA account. It becomes the account’s address once you confirm it.',
    ],
    action: { label: 'Confirm this address', url },
    notes: ['It was not you? Then ignore this mail: nothing changes without the link.'],
  };
}
