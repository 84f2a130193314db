/**
 * The words a subscriber agrees to, by version. The footer shows the current one; the consent log names the
 * version, so old versions stay here word for word.
 */
export const CONSENT_TEXTS = {
  'newsletter-2026-11':
    'Send me the Playbook Digest once a month. I am 16 or older, or this is the address of my parent or guardian. I can unsubscribe at any time.',
} as const;

export type ConsentVersion = keyof typeof CONSENT_TEXTS;

export const CURRENT_NEWSLETTER_CONSENT: ConsentVersion = 'newsletter-2026-11';
