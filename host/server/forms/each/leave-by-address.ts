import type { FormKind } from '../lib/form-kind';
import { EYEBROW, GO_HOME, LEAVE_BY_ADDRESS } from './digest-words';

const IMPOSSIBLE = 'Enter an email address like name@example.com.';

/** Somebody who has no link of the digest asks for one. */
export const leaveByAddress: FormKind = {
  name: LEAVE_BY_ADDRESS.name,
  page: () => ({
    status: 200,
    eyebrow: EYEBROW,
    title: 'Unsubscribe from the newsletter',
    lead: 'You need no reason, and your account stays as it is.',
    forms: [LEAVE_BY_ADDRESS],
    links: [],
  }),
  check: (typed): Record<string, string> =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed('email').trim()) ? {} : { email: IMPOSSIBLE },
  request: (typed) => ({ path: '/newsletter/unsubscribe', body: { email: typed('email').trim() } }),
  done: (typed) => ({
    status: 200,
    eyebrow: EYEBROW,
    title: 'Check your inbox',
    lead: `If ${typed('email').trim()} gets the digest, a link to unsubscribe is on its way. To protect your privacy, we do not show here whether it does.`,
    forms: [],
    links: [GO_HOME],
  }),
  explain: ({ status }): Record<string, string> => (status === 400 ? { email: IMPOSSIBLE } : {}),
};
