import type { MailContent } from '../../../lib/mail/layout';

/** To the present address, while it still counts. */
export function emailChangeNotice(newAddress: string, settingsUrl: string): MailContent {
  return {
    subject: 'A new e-mail address was asked for',
    paragraphs: [
      `Somebody signed in to your SKORA account asked to change its address to ${newAddress}. It changes once the new address is confirmed.`,
      'It was you? Then there is nothing to do here.',
      'It was not you? Sign out everywhere and choose a new password now.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
  };
}
