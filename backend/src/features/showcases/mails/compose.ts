import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { type PlaceLoss, readEvent, registrationRef } from '../../showcase-places';
import { placeEndedMail, showcasePlaceMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'showcase-place': AccountMail & { showcase: string };
    /** `waited`: the player was on the waiting list. */
    'showcase-place-ended': AccountMail & { showcase: string; why: PlaceLoss; waited: boolean };
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
    'showcase-place-ended': async ({ uid, showcase, why, waited }) => {
      const registration = await registrationRef(firestore, showcase, uid).get();
      const event = await readEvent(firestore, showcase);
      // Who has asked again since then knows more than this mail.
      return registration.exists || !event ? null : placeEndedMail(event, { why, waited }, links.showcases());
    },
  } satisfies Partial<Composers>;
}
