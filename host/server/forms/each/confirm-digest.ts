import { paths } from '@skora/shared/contract';
import type { PlainPage } from '../../plain/plain-page';
import type { FormKind, MailLink } from '../lib/form-kind';
import { closedDigestLink, EYEBROW, GO_HOME } from './digest-words';
import { questionReader } from '../lib/read-question';
import { tokenField, tokenInQuery } from '../lib/token-in';

interface Confirmation {
  /** Masked. */
  email: string;
  state: 'open' | 'confirmed';
}

const OVER: Readonly<Record<string, string>> = {
  'link-used':
    'It has been used, and this address no longer gets the digest. You can subscribe again at the bottom of this page.',
  'link-expired':
    'A confirmation link works for 3 days. Subscribe again at the bottom of this page, and we will send you a new one.',
};
const UNKNOWN = 'Part of it may be missing. Copy the whole link from the newest email and open it again.';

const path = (token: string) => `/newsletter/confirmations/${encodeURIComponent(token)}`;

function confirmed(email: string): PlainPage {
  return {
    status: 200,
    eyebrow: EYEBROW,
    title: `We will send the digest to ${email}`,
    lead: 'Once a month, and nothing else. Every issue has a link to unsubscribe.',
    forms: [],
    links: [GO_HOME],
  };
}

const link: MailLink<Confirmation> = {
  findToken: tokenInQuery(paths.unsubscribeNewsletter(), 'confirm'),
  look: path,
  read: questionReader<Confirmation>({
    type: 'object',
    required: ['email', 'state'],
    properties: { email: { type: 'string' }, state: { enum: ['open', 'confirmed'] } },
  }),
  page: ({ email, state }, token) =>
    state === 'confirmed'
      ? confirmed(email)
      : {
          status: 200,
          eyebrow: EYEBROW,
          title: `Send the digest to ${email}?`,
          lead: 'Football development in plain words, once a month. We use your address for the digest only, do not track whether you open it, and give it to nobody.',
          forms: [
            {
              name: 'confirm-digest',
              label: 'Confirm the newsletter',
              text: ['You can unsubscribe with one click at any time.'],
              fields: [tokenField(token)],
              buttons: [{ label: 'Confirm my subscription' }],
            },
          ],
          links: [{ to: paths.privacyPolicy(), label: 'Privacy policy' }],
        },
  closed: (status, type) => closedDigestLink(status, OVER[type] ?? UNKNOWN, []),
};

/** The second half of the double opt-in. */
export const confirmDigest: FormKind<Confirmation> = {
  name: 'confirm-digest',
  link,
  page: link.page,
  check: () => ({}),
  request: (_typed, _question, token) => ({ path: path(token) }),
  done: (_typed, { email }) => confirmed(email),
};
