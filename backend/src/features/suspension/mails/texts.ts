import type { Operator } from '@skora/shared/utils/operator';
import type { MailContent } from '../../../lib/mail/layout';
import { objectionNote } from '../../../lib/mail/objection';

/** To a player, when somebody suspended the account or ended that. */
export function accountDecisionMail(
  { decision, reason }: { decision: 'suspend' | 'restore'; reason: string },
  links: { home: string; objection: string },
  operator: Operator,
): MailContent {
  if (decision === 'restore') {
    return {
      subject: 'Your account is not suspended any more',
      paragraphs: [
        'Somebody looked at your SKORA account. You can sign in again. Your clips and the CVs you shared are seen as before; the player map shows you when you join it again.',
      ],
      quote: reason,
      action: { label: 'Open SKORA', url: links.home },
    };
  }
  return {
    subject: 'We suspended your account',
    paragraphs: [
      'You cannot sign in to your SKORA account, and nobody sees your clips, the CVs you shared or your card on the player map. A person decided that, for this reason:',
    ],
    quote: reason,
    action: { label: 'Object', url: links.objection },
    notes: [
      `${objectionNote(operator)} Nothing was removed.`,
      'Write to us in the same way for a copy of your data, to end a plan that is paid for, or to have the account deleted.',
      'While this lasts, no new period of a plan is charged, and none is owed later.',
    ],
  };
}
