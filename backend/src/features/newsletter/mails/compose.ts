import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AddressMail } from '../../../lib/mail/outbox-mail';
import { issueConfirmation } from '../newsletter-confirmation';
import { unsubscribeToken } from '../unsubscribe-token';
import { newsletterConfirmationMail, newsletterKnownMail, newsletterLeaveMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'newsletter-confirmation': NewsletterMail;
    'newsletter-known': NewsletterMail;
    'newsletter-leave': NewsletterMail;
  }
}

interface NewsletterMail extends AddressMail {
  /** The key of the address. */
  key: string;
}

/** Mails about subscribing to the digest. */
export function newsletterMails({ firestore, linkSecret, links, now }: ComposeDeps) {
  const unsubscribe = (key: string) => links.unsubscribe(unsubscribeToken(linkSecret, key));
  return {
    'newsletter-confirmation': async ({ key }) => {
      const token = await issueConfirmation(firestore, key, now());
      return token === null ? null : newsletterConfirmationMail(links.confirmDigest(token));
    },
    'newsletter-known': async ({ key }) => newsletterKnownMail(unsubscribe(key)),
    'newsletter-leave': async ({ key }) => newsletterLeaveMail(unsubscribe(key)),
  } satisfies Partial<Composers>;
}
