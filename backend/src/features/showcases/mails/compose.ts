import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { readEvent, registrationRef } from '../../showcase-places';
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
      const registration = await registrationRef(firestore, showcase, uid).get();
      const event = await readEvent(firestore, showcase);
      const hasPlace = registration.get('status') === 'registered';
      return hasPlace && event ? showcasePlaceMail(event, links.showcases()) : null;
    },
  } satisfies Partial<Composers>;
}
