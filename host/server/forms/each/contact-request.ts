import { paths } from '@skora/shared/contract';
import type { PlainForm, PlainPage, Problems } from '../../plain/plain-page';
import type { FormKind, MailLink } from '../lib/form-kind';
import { questionReader } from '../lib/read-question';
import { tokenField, tokenInPath } from '../lib/token-in';

const ANSWERS = {
  accept: 'Accept',
  decline: 'Decline',
  block: 'Block this person',
  report: 'Report this person',
} as const;
type Answer = keyof typeof ANSWERS;

/** A contact request, as its writer proves it or its receiver answers it. */
interface ContactQuestion {
  purpose: 'writer' | 'receiver';
  receiver: 'guardian' | 'player';
  playerName: string;
  name: string;
  club: string;
  reason: string;
  /** What comes after the @ of the writer’s address. */
  domain: string;
  answered: Answer | null;
}

const CLOSED: Readonly<Record<string, { title: string; lead: string }>> = {
  'link-used': {
    title: 'This link has been used',
    lead: 'It works once, and what was done with it is saved. If something about the other person worries you, tell us.',
  },
  'link-expired': {
    title: 'This link is over',
    lead: 'The time for it has passed. Nothing was passed on or decided.',
  },
  'request-withdrawn': {
    title: 'This request has ended',
    lead: 'The CV is not shared any more, the account is closed, or we stopped the request. Nothing more happens.',
  },
};
const UNKNOWN = {
  title: 'This link does not work',
  lead: 'Email programs sometimes cut off long links. Open the link in the email again. A request that was deleted has no link any more.',
};

const DONE: Readonly<Record<Answer, { title: string; lead: string }>> = {
  accept: {
    title: 'You accepted the request',
    lead: 'We sent you their email address. Write to them if you like; they see your address only then. We told them that you accepted, and nothing else.',
  },
  decline: {
    title: 'You declined the request',
    lead: 'We do not tell them. You need to do nothing more. The link in our email still lets you block or report them.',
  },
  block: {
    title: 'This person is blocked',
    lead: 'They cannot write to you again. We do not tell them. The link in our email still lets you report them.',
  },
  report: {
    title: 'Thank you for telling us',
    lead: 'A person at SKORA looks at it. Until then nothing this person wrote is passed on to anybody. Is somebody in danger now? Call 112 in the European Union, 999 in the United Kingdom, or your own emergency number.',
  },
};

const path = (token: string) => `/contact-requests/${encodeURIComponent(token)}`;

/** What can still be said. */
function openAnswers(answered: Answer | null): Answer[] {
  if (answered === null) return ['accept', 'decline', 'block', 'report'];
  return answered === 'block' ? ['report'] : ['block', 'report'];
}

function proofForm(token: string): PlainForm {
  return {
    name: 'contact-proof',
    label: 'Your request',
    fields: [tokenField(token)],
    buttons: [
      { label: 'Send my request', name: 'send', value: 'yes' },
      { label: 'I did not write this', name: 'send', value: 'no', secondary: true },
    ],
  };
}

function answerForm(token: string, answered: Answer | null): PlainForm {
  return {
    name: 'contact-answer',
    label: 'Your answer',
    text:
      answered === null
        ? [
            'If you accept, we send you their email address and tell them that you accepted. If you decline, we do not tell them.',
          ]
        : [],
    fields: [tokenField(token)],
    buttons: openAnswers(answered).map((value) => ({
      label: ANSWERS[value],
      name: 'answer',
      value,
      secondary: true,
    })),
  };
}

function question({ purpose, receiver, playerName }: ContactQuestion): string {
  if (purpose === 'writer') return 'Send your contact request?';
  return receiver === 'guardian'
    ? `Somebody asks for contact about ${playerName}`
    : 'Somebody asks for contact with you';
}

function page(asked: ContactQuestion, token: string): PlainPage {
  const { purpose, name, club, domain, reason, answered } = asked;
  return {
    status: 200,
    eyebrow: 'Contact request',
    title: question(asked),
    facts: [
      { label: 'From', value: `${name}, ${club}` },
      { label: 'Their address ends in', value: `@${domain}` },
    ],
    quote: reason,
    forms: [purpose === 'writer' ? proofForm(token) : answerForm(token, answered)],
    links: [{ to: paths.contactUs(), label: 'Ask us something' }],
  };
}

const string = { type: 'string' };
const link: MailLink<ContactQuestion> = {
  findToken: tokenInPath('/contact-request/:token'),
  look: path,
  read: questionReader<ContactQuestion>({
    type: 'object',
    required: ['purpose', 'receiver', 'playerName', 'name', 'club', 'reason', 'domain', 'answered'],
    properties: {
      purpose: { enum: ['writer', 'receiver'] },
      receiver: { enum: ['guardian', 'player'] },
      playerName: string,
      name: string,
      club: string,
      reason: string,
      domain: string,
      answered: { enum: [null, ...Object.keys(ANSWERS)] },
    },
  }),
  page,
  closed: (status, type) => ({
    status,
    eyebrow: 'Contact request',
    ...(CLOSED[type] ?? UNKNOWN),
    forms: [],
    links: [{ to: paths.contactUs(), label: 'Contact us' }],
  }),
};

function said(words: { title: string; lead: string }): PlainPage {
  return {
    status: 200,
    eyebrow: 'Contact request',
    ...words,
    forms: [],
    links: [{ to: paths.home(), label: 'Go to the start page' }],
  };
}

/** The writer sends the request off, or says that somebody else wrote it. */
export const contactProof: FormKind<ContactQuestion> = {
  name: 'contact-proof',
  link,
  page: link.page,
  check: (typed): Problems =>
    ['yes', 'no'].includes(typed('send')) ? {} : { send: 'Choose one of the two answers.' },
  request: (typed, _question, token) => ({
    path: `${path(token)}/proof`,
    body: { send: typed('send') === 'yes' },
  }),
  done: (typed) =>
    typed('send') === 'yes'
      ? said({
          title: 'Your request is sent',
          lead: 'We read some requests ourselves before we pass them on, so it can take a few days. If it is accepted, we tell you by email. If you hear nothing, please take that as a no.',
        })
      : said({
          title: 'The request is deleted',
          lead: 'Nobody has seen it. We send you no more emails like this for a month. You need to do nothing more.',
        }),
  failure: (answer) =>
    answer?.type === 'already-asked'
      ? 'You wrote to this player less than a week ago. One request a week is possible. If you hear nothing, please take that as a no.'
      : undefined,
};

/** The receiver’s word. */
export const contactAnswer: FormKind<ContactQuestion> = {
  name: 'contact-answer',
  link,
  page: link.page,
  check: (typed, { answered }): Problems =>
    openAnswers(answered).some((answer) => answer === typed('answer'))
      ? {}
      : { answer: 'Choose one of the answers.' },
  request: (typed, _question, token) => ({
    path: `${path(token)}/answer`,
    body: { answer: typed('answer') },
  }),
  done: (typed) => said(DONE[typed('answer') as Answer]),
};
