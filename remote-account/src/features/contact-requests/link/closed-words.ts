import type { LinkProblem } from './link-api';
import type { ClosedWords } from '../../../lib/mail-link/closed-link';

/** Why a link to a contact request cannot be used. */
export const CLOSED_REQUEST: ClosedWords<LinkProblem> = {
  unknown: {
    title: 'This link does not work',
    text: 'Email programs sometimes cut off long links. Open the link in the email again. A request that was deleted has no link any more.',
  },
  used: {
    title: 'This link has been used',
    text: 'It works once, and what was done with it is saved. If something about the other person worries you, tell us.',
  },
  expired: {
    title: 'This link is over',
    text: 'The time for it has passed. Nothing was passed on or decided.',
  },
  over: {
    title: 'This request has ended',
    text: 'The CV is not shared any more, the account is closed, or we stopped the request. Nothing more happens.',
  },
  asked: {
    title: 'You wrote to this player less than a week ago',
    text: 'One request a week is possible. If you hear nothing, please take that as a no.',
  },
};
