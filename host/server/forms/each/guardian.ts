import { paths } from '@skora/shared/contract';
import type { PlainField, PlainPage, Problems } from '../../plain/plain-page';
import type { FormKind, MailLink } from '../lib/form-kind';
import { questionReader, texts } from '../lib/read-question';
import { tokenField, tokenInQuery } from '../lib/token-in';
import { CLOSED, type Matter, SUBJECTS, subjectWords, UNKNOWN } from './guardian-words';

/** What a guardian is asked, or may withdraw. */
interface GuardianQuestion extends Matter {
  purpose: 'decide' | 'revoke';
  /** First name and initial. */
  childName: string;
  consent: { version: string; text: string };
  /** A choice beside sharing the CV. */
  contact: { text: string } | null;
  event: { title: string; startsAt: string; timeZone: string; venue: string; city: string } | null;
}

const EYEBROW = 'For parents and guardians';
const ASK_US = { to: paths.contactUs(), label: 'Ask us something' };
const NAME_MAX = 80;
const RELATIONSHIPS = [
  { value: 'parent', label: 'the parent' },
  { value: 'legal-guardian', label: 'the legal guardian' },
];

const path = (token: string) => `/guardian/requests/${encodeURIComponent(token)}`;
/** One line without spaces around it. */
const oneLine = (typed: string) => typed.replaceAll(/\s+/g, ' ').trim();

function eventFacts(event: GuardianQuestion['event']): { label: string; value: string }[] {
  if (!event) return [];
  const { title, startsAt, timeZone, venue, city } = event;
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return [
    { label: 'Showcase', value: title },
    { label: `When (${city} time)`, value: when.format(new Date(startsAt)) },
    { label: 'Where', value: `${venue}, ${city}` },
  ];
}

const DECISIONS = [
  { value: 'approve', label: 'Approve' },
  { value: 'decline', label: 'Decline' },
];

function decisionFields({ contact, consent }: GuardianQuestion, token: string): PlainField[] {
  return [
    tokenField(token),
    { kind: 'hidden', name: 'textVersion', value: consent.version },
    {
      kind: 'line',
      name: 'name',
      label: 'Your name',
      hint: 'Kept with your answer, together with the date and the version of the text.',
      type: 'text',
      autoComplete: 'name',
      maxLength: NAME_MAX,
      required: true,
    },
    {
      kind: 'choice',
      shape: 'radios',
      name: 'relationship',
      label: 'You are',
      options: RELATIONSHIPS,
      required: true,
    },
    ...(contact
      ? [
          {
            kind: 'tick',
            name: 'contact',
            label: 'I would like to take contact requests about this player',
            hint: contact.text,
          } as const,
        ]
      : []),
    // No two buttons: Enter in the field of the name would press the first.
    {
      kind: 'choice',
      shape: 'radios',
      name: 'decision',
      label: 'Your decision',
      options: DECISIONS,
      required: true,
    },
  ];
}

function decidePage(question: GuardianQuestion, token: string): PlainPage {
  const words = subjectWords(question);
  return {
    status: 200,
    eyebrow: EYEBROW,
    title: words.question(question.childName),
    lead: words.lead,
    facts: eventFacts(question.event),
    text: [`You are asked to agree to this text, version ${question.consent.version}:`],
    quote: question.consent.text,
    forms: [
      {
        name: 'guardian-decision',
        label: 'Your decision',
        fields: decisionFields(question, token),
        buttons: [{ label: 'Send my decision' }],
      },
    ],
    links: [ASK_US],
  };
}

function withdrawPage(question: GuardianQuestion, token: string): PlainPage {
  const { childName, consent, event } = question;
  return {
    status: 200,
    eyebrow: EYEBROW,
    title: `Your approval for ${childName}`,
    facts: eventFacts(event),
    text: [`You have agreed to this text, version ${consent.version}:`],
    quote: consent.text,
    forms: [
      {
        name: 'guardian-withdrawal',
        label: 'Withdraw your approval',
        text: [subjectWords(question).withdraw],
        fields: [tokenField(token)],
        buttons: [{ label: 'Withdraw approval', secondary: true }],
      },
    ],
    links: [ASK_US],
  };
}

const link: MailLink<GuardianQuestion> = {
  findToken: tokenInQuery(paths.guardianApproval(), 'token'),
  look: path,
  read: questionReader<GuardianQuestion>({
    type: 'object',
    required: ['subject', 'purpose', 'childName', 'consent', 'contact', 'event'],
    properties: {
      subject: { enum: SUBJECTS },
      decidesAlone: { type: 'boolean' },
      purpose: { enum: ['decide', 'revoke'] },
      childName: { type: 'string' },
      consent: texts('version', 'text'),
      contact: { anyOf: [{ type: 'null' }, texts('text')] },
      event: { anyOf: [{ type: 'null' }, texts('title', 'startsAt', 'timeZone', 'venue', 'city')] },
    },
  }),
  page: (question, token) =>
    question.purpose === 'decide' ? decidePage(question, token) : withdrawPage(question, token),
  closed: (status, type) => ({
    status,
    eyebrow: EYEBROW,
    ...(CLOSED[type] ?? UNKNOWN),
    forms: [],
    links: [{ to: paths.contactUs(), label: 'Contact us' }],
  }),
};

function outcome(title: string, lead: string): PlainPage {
  const links = [{ to: paths.home(), label: 'Go to the start page' }, ASK_US];
  return { status: 200, eyebrow: EYEBROW, title, lead, forms: [], links };
}

function nameProblem(name: string): Problems {
  if (name === '') return { name: 'Enter your name.' };
  return [...name].length > NAME_MAX ? { name: `Use at most ${NAME_MAX} characters.` } : {};
}

/** A guardian’s yes or no. */
export const guardianDecision: FormKind<GuardianQuestion> = {
  name: 'guardian-decision',
  link,
  page: link.page,
  check: (typed): Problems => ({
    ...nameProblem(oneLine(typed('name'))),
    ...(RELATIONSHIPS.some(({ value }) => value === typed('relationship'))
      ? {}
      : { relationship: 'Choose who you are to the player.' }),
    ...(DECISIONS.some(({ value }) => value === typed('decision'))
      ? {}
      : { decision: 'Choose “Approve” or “Decline”.' }),
  }),
  request: (typed, _question, token) => ({
    path: path(token),
    body: {
      decision: typed('decision'),
      name: oneLine(typed('name')),
      relationship: typed('relationship'),
      textVersion: typed('textVersion'),
      ...(typed('contact') === 'yes' && typed('decision') === 'approve' ? { contact: true } : {}),
    },
  }),
  done: (typed, question) =>
    typed('decision') === 'approve'
      ? outcome(
          'Approved',
          `${subjectWords(question).approved(question.childName)} We send you a confirmation; the link in it takes your approval back.`,
        )
      : outcome('Declined', subjectWords(question).declined(question.childName)),
  explain: ({ blamed }): Problems => (blamed.includes('body/name') ? { name: 'Enter your name.' } : {}),
  failure: (answer) =>
    answer?.status === 409
      ? 'What you are asked to agree to has changed. Nothing has been decided. Please read the new text before you answer.'
      : undefined,
};

/** What was approved is taken back. */
export const guardianWithdrawal: FormKind<GuardianQuestion> = {
  name: 'guardian-withdrawal',
  link,
  page: link.page,
  check: () => ({}),
  request: (_typed, _question, token) => ({ path: `${path(token)}/revoke` }),
  done: (_typed, question) =>
    outcome('Approval withdrawn', subjectWords(question).withdrawn(question.childName)),
};
