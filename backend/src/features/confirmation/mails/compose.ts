import { findUser } from '../../../lib/guards/find-user';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { isSameMailbox } from '../../../lib/text/mailbox';
import { confirmationRequestRef, type ConfirmationRequest } from '../store/confirmation-request';
import { endIfRefused } from '../store/end-confirmation';
import { issueConfirmationToken, type ConfirmationPurpose } from '../store/confirmation-token';
import { confirmationDecisionMail, confirmationApprovalMail, confirmationRequestMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'confirmation-request': ConfirmationMail;
    'confirmation-approval': ConfirmationMail;
    'confirmation-decision': AccountMail & { confirmed: number; declined: number };
  }
}

/** The numbers and the coach are in the store under the request, and nowhere in the outbox. */
interface ConfirmationMail extends AccountMail {
  requestId: string;
}

/** The request behind a mail with a fresh link to it; `null` when it does not wait for that answer any more. */
async function confirmationLink(
  { firestore, links }: ComposeDeps,
  { uid, requestId }: ConfirmationMail,
  purpose: ConfirmationPurpose,
) {
  const stored = await confirmationRequestRef(firestore, requestId).get();
  const request = stored.data() as ConfirmationRequest | undefined;
  if (request?.status !== (purpose === 'coach' ? 'open' : 'with-guardian')) return null;
  const token = await issueConfirmationToken(firestore, { uid, requestId, purpose });
  return { url: links.confirm(token), name: request.playerName, count: request.items.length };
}

/** Mails about numbers that a coach confirms. */
export function confirmationMails(deps: ComposeDeps) {
  return {
    'confirmation-request': async (mail) => {
      if (await endIfRefused(deps.firestore, mail.requestId, deps.now())) return null;
      const link = await confirmationLink(deps, mail, 'coach');
      return link && confirmationRequestMail(link.name, link.count, link.url);
    },
    'confirmation-approval': async (mail) => {
      const player = await findUser(deps.auth, mail.uid);
      if (isSameMailbox(mail.to, player?.email ?? '')) return null;
      const link = await confirmationLink(deps, mail, 'guardian');
      return link && confirmationApprovalMail(link.name, link.count, link.url);
    },
    'confirmation-decision': async ({ confirmed, declined }) =>
      confirmationDecisionMail(confirmed, declined, deps.links.confirmations()),
  } satisfies Partial<Composers>;
}
