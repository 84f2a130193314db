import { CLIP_REPORTS } from '@skora/domain';
import type { Operator } from '@skora/shared/utils/operator';
import type { MailContent } from '../../../lib/mail/layout';
import { objectionNote } from '../../../lib/mail/objection';
import { TO_ACCOUNT, TO_OPERATOR } from '../../../lib/mail/why';
import type { OpenClipReview } from '../store/open-clip-reviews';

/** To the operator, when somebody has to look at a clip. What decides is a command, so no link in a mail can. */
export function clipReviewMail(review: OpenClipReview): MailContent {
  const { id, clip, player, state, reports } = review;
  const said = reports.map(({ reason, message }) =>
    message === '' ? CLIP_REPORTS[reason] : `${CLIP_REPORTS[reason]}: ${message}`,
  );
  const why =
    reports.length > 0
      ? 'It was reported.'
      : 'It is new, or its picture has changed, and somebody has to look at it first.';
  const seen = state === 'held' ? 'Nobody but the player sees it.' : 'Everybody still sees it.';
  return {
    subject: `Clip ${state}: ${id}`,
    paragraphs: clip
      ? [
          `${player} added the clip “${clip.title}”. ${why} ${seen}`,
          `Watch it at: ${clip.watchAt}`,
          ...(clip.picture ? [`Its picture: ${clip.picture}`] : []),
        ]
      : [
          `${player} added a clip that was reported, and has deleted it. Decide whether the report was right.`,
        ],
    ...(said.length > 0 && { quote: said.join('\n\n') }),
    notes: [`To decide: pnpm clips hide ${id} <reason>, or: pnpm clips restore ${id} <reason>`],
    why: TO_OPERATOR,
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
      subject: 'Others can see your clip now',
      paragraphs: [
        `A person looked at your clip “${title}”. Everybody you chose to show it to can see it.`,
        'This is the reason:',
      ],
      quote: reason,
      action: { label: 'See your clips', url: links.clips },
      why: TO_ACCOUNT,
    };
  }
  return {
    subject: 'We hid one of your clips',
    paragraphs: [
      `Only you can see your clip “${title}” now. It is not in the gallery, and links to your CV do not show it.`,
      'A person decided this, for the following reason:',
    ],
    quote: reason,
    action: { label: 'Object to this decision', url: links.objection },
    notes: [
      `${objectionNote(operator)} The clip is still in your account. You can also delete it.`,
      'Until this is settled, we look at each new clip of yours before others see it.',
    ],
    why: TO_ACCOUNT,
  };
}
