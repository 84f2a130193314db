import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AddressMail } from '../../../lib/mail/outbox-mail';
import { readContactMessage } from '../contact-store';
import type { ContactTopic } from '../contact-topic';
import { contactMessageMail, contactReceiptMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'contact-message': ContactMail;
    'contact-receipt': ContactMail & { topic: ContactTopic };
  }
}

interface ContactMail extends AddressMail {
  /** The message is in the store under its ticket, and nowhere in the outbox. */
  ticket: string;
}

/** Mails of the contact form. */
export function contactMails({ firestore, operator }: ComposeDeps) {
  return {
    'contact-message': async ({ ticket }) => {
      const stored = await readContactMessage(firestore, ticket);
      return stored === null ? null : contactMessageMail(ticket, stored, operator);
    },
    'contact-receipt': async ({ ticket, topic }) => contactReceiptMail(ticket, topic, operator),
  } satisfies Partial<Composers>;
}
