import type { LinkProblem } from './link-problem';
import type { ClosedWords } from '../../../lib/mail-link/closed-link';

/** Why a coach’s link cannot be used. */
export const CLOSED_QUESTION: ClosedWords<LinkProblem> = {
  unknown: {
    title: 'This link does not work',
    text: 'Email programs sometimes cut off long links. Open the link in the email again, or copy all of it into your browser.',
  },
  used: {
    title: 'This has already been answered',
    text: 'Each link works for one answer only. If it was not you who answered, write to us.',
  },
  expired: {
    title: 'This link has expired',
    text: 'It worked for 14 days. The player can ask again.',
  },
  withdrawn: {
    title: 'The player has taken this request back',
    text: 'You do not need to do anything. Nothing was confirmed or declined.',
  },
};
