import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';

const ALONE = 'You are old enough in your country to decide alone';
const SHARING =
  'Until you are 18, sharing your CV and messages on your phone still need the agreement of a parent or guardian.';

/** To the player whose account opens by age. */
export function ofAgeMail(url: string): MailContent {
  return {
    subject: 'Your account is open',
    paragraphs: [
      `${ALONE} about your SKORA account, so it is open now. What is in it is private: only you can see it.`,
      SHARING,
    ],
    action: { label: 'Open SKORA', url },
    why: TO_ACCOUNT,
  };
}

/** To who had agreed, or had said no, and was told that the account is closed. */
export function childOfAgeMail(childName: string): MailContent {
  return {
    subject: `The account of ${childName} is open`,
    paragraphs: [
      `${childName} is old enough in their country to decide alone about an account on SKORA. It was closed and has opened now, without an agreement.`,
      'It is private. Until 18, nothing in it is shown to others, and no device gets messages, unless a parent or guardian agrees.',
    ],
    why: 'You get this email because you answered our question about this account. If you are worried about something, please write to us.',
  };
}

const TEXTS = {
  declined: {
    subject: 'Your account is open without an agreement',
    first: `Your parent or guardian did not approve your SKORA account. ${ALONE}, so your account is open all the same. Talk about it together.`,
  },
  revoked: {
    subject: 'Your account stays open',
    first: `Your parent or guardian withdrew their agreement to your SKORA account. ${ALONE}, so your account stays open. Links to your CV have stopped working.`,
  },
} as const;

/** To the player, after a guardian said no to an account that needs no yes any more. */
export function decidedAloneMail(decision: keyof typeof TEXTS, url: string): MailContent {
  const { subject, first } = TEXTS[decision];
  return {
    ...{ subject, paragraphs: [first, SHARING] },
    action: { label: 'Open SKORA', url },
    why: TO_ACCOUNT,
  };
}
