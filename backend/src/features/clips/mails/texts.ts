import { CLIP_REPORTS } from '@skora/domain';
import type { Operator } from '@skora/shared/utils/operator';
import type { MailContent } from '../../../lib/mail/layout';
import { objectionNote } from '../../../lib/mail/objection';
import type { OpenClipReview } from '../store/open-clip-reviews';

/** To the operator, when somebody has to look at a clip. What decides is a command, so no link in a mail can. */
export function clipReviewMail(review: OpenClipReview): MailContent {
  const { id, title, player, state, reports, watchAt } = review;
  const said = reports.map(({ reason, message }) =>
    message === '' ? CLIP_REPORTS[reason] : `${CLIP_REPORTS[reason]}: ${message}`,
  );
  const why = reports.length > 0 ? 'It was reported.' : 'It is new, and waits until somebody has looked.';
  const seen = state === 'held' ? 'Nobody but the player sees it.' : 'Everybody still sees it.';
  return {
    subject: `Clip ${state}: ${id}`,
    paragraphs: [`${player} shows “${title}”. ${why} ${seen}`, `Watch it at: ${watchAt}`],
    ...(said.length > 0 && { quote: said.join('\n\n') }),
    notes: [`To decide: pnpm clips hide ${id} <reason>, or: pnpm clips restore ${id} <reason>`],
  };
}

/** To a player, when somebody decided about a clip. */
export function clipDecisionMail(
  { title, decision, reason }: { title: string; decision: 'hide' | 'restore'; reason: string },
  links: { clips: string; objection: string },
  operator: Operator,
): MailContent {
  if (decision === 'restore') {
    return {
      subject: 'Your clip can be seen again',
      paragraphs: [`Somebody looked at your clip “${title}”. It can be seen by everybody you chose.`],
      quote: reason,
      action: { label: 'See your clips', url: links.clips },
    };
  }
  return {
    subject: 'We hid one of your clips',
    paragraphs: [
      `Your clip “${title}” can be seen by nobody but you: not in the gallery, not behind links to your CV. A person decided that, for this reason:`,
    ],
    quote: reason,
    action: { label: 'Object', url: links.objection },
    notes: [
      `${objectionNote(operator)} The clip stays with you; you can also remove it.`,
      'Until we have cleared it up, new clips of yours are looked at before others see them.',
    ],
  };
}
