import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { familyLinkRef, parseFamilyLink } from '../store/child';
import { inviteGuardianMail, invitePlayerMail, linkedMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'family-invitation': AccountMail & { invitationId: string };
    'family-linked': AccountMail & { guardianEmail: string };
  }
}

/** Mails about the link between a guardian and a player. */
export function familyMails({ firestore, links, now }: ComposeDeps) {
  return {
    'family-invitation': async ({ uid, invitationId }) => {
      const link = parseFamilyLink(await familyLinkRef(firestore, uid).get(), now());
      if (link?.invitationId !== invitationId || link.status !== 'invited') return null;
      return link.by === 'player'
        ? inviteGuardianMail(link.childName, links.family())
        : invitePlayerMail(link, links.security());
    },
    'family-linked': async ({ guardianEmail }) => linkedMail(guardianEmail, links.security()),
  } satisfies Partial<Composers>;
}
