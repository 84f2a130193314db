import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { placeAt } from '../showcase-registrations';
import { showcasePlaceMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'showcase-place': AccountMail & { showcase: string };
  }
}

/** Mails about places at showcases. */
export function showcaseMails({ firestore, links }: ComposeDeps) {
  return {
    'showcase-place': async ({ uid, showcase }) => {
      const place = await placeAt(firestore, showcase, uid);
      return place === null ? null : showcasePlaceMail(place, links.showcases());
    },
  } satisfies Partial<Composers>;
}
