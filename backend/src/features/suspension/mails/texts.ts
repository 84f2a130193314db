import type { Operator } from '@skora/shared/utils/operator';
import type { MailContent } from '../../../lib/mail/layout';
import { objectionNote } from '../../../lib/mail/objection';
import { TO_ACCOUNT } from '../../../lib/mail/why';

/** To a player, when somebody suspended the account or ended that. */
export function accountDecisionMail(
  { decision, reason }: { decision: 'suspend' | 'restore'; reason: string },
  links: { home: string; objection: string },
  operator: Operator,
): MailContent {
  if (decision === 'restore') {
    return {
      subject: 'Your account is open again',
      paragraphs: [
        'A person looked at your SKORA account again, and it is not suspended any more. You can log in. Others can see your clips and the CV you shared as before. If you want to be on the player map, please join it again.',
        'This is the reason:',
      ],
      quote: reason,
      action: { label: 'Open SKORA', url: links.home },
      why: TO_ACCOUNT,
    };
  }
  return {
    subject: 'We suspended your account',
    paragraphs: [
      'You cannot log in to your SKORA account for now, and nobody sees your clips, the CV you shared or your card on the player map.',
      'A person decided this, for the following reason:',
    ],
    quote: reason,
    action: { label: 'Object to this decision', url: links.objection },
    notes: [
      `${objectionNote(operator)} We have not deleted anything.`,
      'You can also write to us on that page if you want a copy of your data, want to end a paid plan or want us to delete the account.',
      'If you have a paid plan, we charge nothing new while the account is suspended, and you do not have to pay for that time later.',
    ],
    why: TO_ACCOUNT,
  };
}
