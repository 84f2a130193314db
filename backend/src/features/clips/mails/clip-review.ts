import { CLIP_REPORTS } from '@skora/domain';
import type { OpenClipReview } from '../store/open-clip-reviews';
import type { MailContent } from '../../../lib/mail/layout';

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
