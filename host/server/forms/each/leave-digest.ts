import { paths } from '@skora/shared/contract';
import type { PlainForm, PlainPage } from '../../plain/plain-page';
import type { FormKind, MailLink } from '../lib/form-kind';
import { closedDigestLink, EYEBROW, GO_HOME, LEAVE_BY_ADDRESS } from './digest-words';
import { questionReader } from '../lib/read-question';
import { tokenField, tokenInQuery } from '../lib/token-in';

interface Leaving {
  subscribed: boolean;
  /** Masked; null when it is not known any more. */
  email: string | null;
  undoUntil: string | null;
}

const path = (token: string) => `/newsletter/unsubscriptions/${encodeURIComponent(token)}`;

function leaveForm(token: string): PlainForm {
  return {
    name: 'leave-digest',
    label: 'Stop the digest',
    text: ['It works at once. You can undo it for 7 days.'],
    fields: [tokenField(token)],
    buttons: [{ label: 'Unsubscribe' }],
  };
}

function returnForm(token: string): PlainForm {
  return {
    name: 'return-to-digest',
    label: 'Get the digest again',
    fields: [tokenField(token)],
    buttons: [{ label: 'Undo', secondary: true }],
  };
}

function left(email: string | null, token: string, undoable: boolean): PlainPage {
  return {
    status: 200,
    eyebrow: EYEBROW,
    title: 'You are unsubscribed',
    lead: `We will not send the digest to ${email ?? 'this address'} any more. We keep ${undoable ? 'the address for 7 days, so that you can undo this; then ' : ''}only a fingerprint of it, so that nobody adds it again by mistake.`,
    forms: undoable ? [returnForm(token)] : [],
    links: [GO_HOME],
  };
}

const link: MailLink<Leaving> = {
  findToken: tokenInQuery(paths.unsubscribeNewsletter(), 'token'),
  look: path,
  read: questionReader<Leaving>({
    type: 'object',
    required: ['subscribed', 'email', 'undoUntil'],
    properties: {
      subscribed: { type: 'boolean' },
      email: { type: ['string', 'null'] },
      undoUntil: { type: ['string', 'null'] },
    },
  }),
  page: ({ subscribed, email, undoUntil }, token) =>
    subscribed
      ? {
          status: 200,
          eyebrow: EYEBROW,
          title: `Stop the digest${email === null ? '' : ` to ${email}`}?`,
          forms: [leaveForm(token)],
          links: [],
        }
      : left(email, token, undoUntil !== null),
  closed: (status) =>
    closedDigestLink(
      status,
      'Part of it may be missing. Copy the whole link from the newest email, or enter your address below.',
      [LEAVE_BY_ADDRESS],
    ),
};

/** The link at the end of every issue. */
export const leaveDigest: FormKind<Leaving> = {
  name: 'leave-digest',
  link,
  page: link.page,
  check: () => ({}),
  request: (_typed, _question, token) => ({ path: path(token) }),
  done: (_typed, { email }, _answer, token) => left(email, token, true),
};

/** The way back, for a week. */
export const returnToDigest: FormKind<Leaving> = {
  name: 'return-to-digest',
  link,
  page: link.page,
  check: () => ({}),
  request: (_typed, _question, token) => ({ path: `${path(token)}/undo` }),
  done: () => ({
    status: 200,
    eyebrow: EYEBROW,
    title: 'You will get the digest again.',
    forms: [],
    links: [GO_HOME],
  }),
};
