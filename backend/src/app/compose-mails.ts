import { isMovedTo } from '../features/account';
import { clipMails } from '../features/clips/mails/compose';
import { confirmationMails } from '../features/confirmation/mails/compose';
import { contactRequestMails } from '../features/contact-requests/mails/compose';
import { contactMails } from '../features/contact/mails/compose';
import { deletionMails } from '../features/deletion/mails/compose';
import { familyMails } from '../features/family/mails/compose';
import { guardianMails } from '../features/guardian/mails/compose';
import { morningMails } from '../features/mornings/mails/compose';
import { newsletterMails } from '../features/newsletter/mails/compose';
import { paymentMails } from '../features/payment/mails/compose';
import { recoveryMails } from '../features/recovery/mails/compose';
import { showcaseMails } from '../features/showcases/mails/compose';
import { suspensionMails } from '../features/suspension/mails/compose';
import { createComposer, type ComposeDeps, type Composers } from '../lib/mail/compose';
import type { OutboxMail } from '../lib/mail/outbox-mail';
import { siteLinks } from '../lib/mail/site-links';

interface Deps extends Omit<ComposeDeps, 'links'> {
  /** Where the site is. */
  publicOrigin: string;
}

/** By kind, the mails of all features. A feature that adds a kind adds its composers here, or nothing compiles. */
export function mailComposers(deps: ComposeDeps): Composers {
  return {
    ...clipMails(deps),
    ...confirmationMails(deps),
    ...contactMails(deps),
    ...contactRequestMails(deps),
    ...deletionMails(deps),
    ...familyMails(deps),
    ...guardianMails(deps),
    ...morningMails(deps),
    ...newsletterMails(deps),
    ...paymentMails(deps),
    ...recoveryMails(deps),
    ...showcaseMails(deps),
    ...suspensionMails(deps),
  };
}

/** Writes the mails of the outbox; `null` for one that has become void. */
export function composeMails({ publicOrigin, ...rest }: Deps) {
  const deps = { ...rest, links: siteLinks(publicOrigin) };
  const compose = createComposer(mailComposers(deps));
  return async (mail: OutboxMail) => {
    if (mail.uid !== null && (await isMovedTo(deps, mail.uid, mail.to))) return null;
    return compose(mail);
  };
}
