import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { readAccountDecision } from '../decide-account';
import { accountDecisionMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'account-decision': AccountDecisionMail;
  }
}

/** The reason is in the account's audit log, and nowhere in the outbox. */
interface AccountDecisionMail extends AccountMail {
  decision: 'suspend' | 'restore';
  /** Id in the audit log. */
  entry: string;
}

/** Mails about suspended accounts. */
export function suspensionMails({ firestore, links, operator }: ComposeDeps) {
  return {
    'account-decision': async ({ uid, decision, entry }) => {
      const reason = await readAccountDecision(firestore, { uid, decision, entry });
      return reason === null
        ? null
        : accountDecisionMail(
            { decision, reason },
            { home: links.home(), objection: links.objection() },
            operator,
          );
    },
  } satisfies Partial<Composers>;
}
