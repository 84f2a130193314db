import { paths } from '@skora/shared/contract';
import type { Problems } from '../../plain/plain-page';
import type { FormKind } from '../lib/form-kind';

const LENGTH = { min: 20, max: 2000 };
const BAD_EMAIL = 'Enter an email address like name@example.com.';

/** As the page with scripts lists them; the backend refuses others. */
const TOPICS = [
  { value: 'support', label: 'Help with my account' },
  { value: 'safeguarding', label: 'Safeguarding: something worries me' },
  { value: 'fee-scam', label: 'Somebody asks me for money' },
  { value: 'scout-access', label: 'I write for a club or as a scout' },
  { value: 'academy-listing', label: 'Listing of an academy' },
  { value: 'press', label: 'Press' },
];

const DANGER =
  'Your worry goes to the person who protects players. Is somebody in danger now? Call 112 in the European Union, 999 in the United Kingdom, or your own emergency number.';

const BLAMED: Readonly<Record<string, Problems>> = {
  'body/name': { name: 'Write your name in letters.' },
  'body/email': { email: BAD_EMAIL },
  'body/message': { message: `Write at least ${LENGTH.min} characters.` },
};

function messageProblem(length: number): string {
  if (length < LENGTH.min) return `Write at least ${LENGTH.min} characters.`;
  return length > LENGTH.max ? `Use ${LENGTH.max} characters at most.` : '';
}

function nameProblem(name: string): string {
  if (name === '') return 'Tell us your name. A first name is enough.';
  return name.length > 100 ? 'Use 100 characters at most.' : '';
}

function emailProblem(email: string): string {
  if (email === '') return 'Enter your email address, so that we can answer.';
  return email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? BAD_EMAIL : '';
}

const line = { kind: 'line', required: true } as const;

/** A message to the people behind the site. */
export const contact: FormKind = {
  name: 'contact',
  once: true,
  page: () => ({
    status: 200,
    eyebrow: 'Get SKORED',
    title: 'Write to us',
    lead: 'A person reads your message and answers by email.',
    forms: [
      {
        name: 'contact',
        label: 'Message to SKORA',
        fields: [
          { kind: 'choice', shape: 'select', name: 'topic', label: 'Topic', options: TOPICS, required: true },
          { ...line, name: 'name', label: 'Name', type: 'text', autoComplete: 'name', maxLength: 100 },
          { ...line, name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 254 },
          {
            kind: 'text',
            name: 'message',
            label: 'Message',
            hint: 'Please send no passwords and no health details. Under 18? Let a parent or guardian read it first, unless you write about a worry.',
            maxLength: LENGTH.max,
            required: true,
          },
          { kind: 'trap', name: 'website', label: 'Leave this empty' },
        ],
        buttons: [{ label: 'Send message' }],
      },
    ],
    links: [],
  }),
  check: (typed) => {
    const found: Problems = {
      topic: TOPICS.some(({ value }) => value === typed('topic')) ? '' : 'Choose a topic.',
      name: nameProblem(typed('name').trim()),
      email: emailProblem(typed('email').trim()),
      message: messageProblem(typed('message').trim().length),
    };
    return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== ''));
  },
  request: (typed) => ({
    path: '/contact/messages',
    body: {
      topic: typed('topic'),
      name: typed('name').trim(),
      email: typed('email').trim(),
      message: typed('message').trim(),
      website: typed('website'),
    },
  }),
  done: (typed, _question, answer) => {
    const { ticket, answerTime } = (answer ?? {}) as { ticket?: string; answerTime?: string };
    const named = ticket === undefined ? '' : `Your ticket is ${ticket}.`;
    const within = answerTime === undefined ? '' : ` A person answers within ${answerTime}.`;
    return {
      status: 200,
      title: 'Your message has arrived',
      lead: `${named}${within} Our answer goes to ${typed('email').trim()}.`.trim(),
      text: typed('topic') === 'safeguarding' ? [DANGER] : [],
      forms: [],
      links: [
        { to: paths.contactUs(), label: 'Write another message' },
        { to: paths.home(), label: 'Go to the start page' },
      ],
    };
  },
  explain: ({ blamed }) => Object.assign({}, ...blamed.map((at) => BLAMED[at])) as Problems,
};
