import { paths } from '@skora/shared/contract';
import type { PlainField, PlainPage } from '../../plain/plain-page';
import type { MailLink } from '../lib/form-kind';
import { questionReader, texts } from '../lib/read-question';
import { tokenField, tokenInPath } from '../lib/token-in';

interface AskedNumber {
  label: string;
  detail: string;
  value: number;
  unit: string;
  /** The player changed it since; it cannot be confirmed. */
  changed: boolean;
}

/** What a coach, or first a guardian, is asked. */
export interface CoachQuestion {
  purpose: 'coach' | 'guardian';
  /** First name and initial. */
  playerName: string;
  coach: { name: string; role: string; club: string };
  numbers: AskedNumber[];
}

/** Longest note, in characters. */
export const LONGEST_NOTE = 500;

const CLOSED: Readonly<Record<string, { title: string; lead: string }>> = {
  'link-used': {
    title: 'This has already been answered',
    lead: 'Each link works for one answer only. If it was not you who answered, write to us.',
  },
  'link-expired': {
    title: 'This link has expired',
    lead: 'It worked for 14 days. The player can ask again.',
  },
  'request-withdrawn': {
    title: 'The player has taken this request back',
    lead: 'You do not need to do anything. Nothing was confirmed or declined.',
  },
};
const UNKNOWN = {
  title: 'This link does not work',
  lead: 'Email programs sometimes cut off long links. Open the link in the email again, or copy all of it into your browser.',
};

/** @example sayNumber({ label: 'Sprint 10 m', value: 1.8, unit: 's', … }) // 'Sprint 10 m: 1.8 s' */
function sayNumber({ label, value, unit }: AskedNumber): string {
  return `${label}: ${value} ${unit}`.trim();
}

const WORDS = [
  { value: 'right', label: 'Right' },
  { value: 'wrong', label: 'Not right' },
];

/** The numbers a coach answers, with their place in the list. */
export function openNumbers({ numbers }: CoachQuestion): { place: number; number: AskedNumber }[] {
  return numbers.flatMap((number, place) => (number.changed ? [] : [{ place, number }]));
}

function coachFields(question: CoachQuestion, token: string): PlainField[] {
  const { playerName, coach } = question;
  return [
    tokenField(token),
    ...openNumbers(question).map(({ place, number }): PlainField => ({
      kind: 'choice',
      shape: 'radios',
      name: `number-${place}`,
      label: sayNumber(number),
      hint: number.detail,
      options: WORDS,
      required: true,
    })),
    {
      kind: 'text',
      name: 'note',
      label: 'Note',
      hint: `${playerName} can read this. For example, write what the right number is.`,
      maxLength: LONGEST_NOTE,
    },
    {
      kind: 'tick',
      name: 'vouches',
      label: `I am ${coach.name}, and I know these numbers first-hand or from a source I trust`,
      hint: 'Your name, role and club, the day, and the part of your email address after the @ appear next to what you confirm. The full address is never shown.',
      required: true,
    },
  ];
}

function coachPage(question: CoachQuestion, token: string): PlainPage {
  const { playerName, coach, numbers } = question;
  const them = numbers.length === 1 ? 'this number is' : 'these numbers are';
  const open = openNumbers(question);
  const ended = `${playerName} has changed all of these numbers since, so this request has ended.`;
  return {
    status: 200,
    eyebrow: `For ${coach.name}, ${coach.role}, ${coach.club}`,
    title: `${playerName} asks if ${them} right`,
    lead: 'You need no account. Confirm what you know is right, and decline what you do not know. A number you confirm appears on the player’s CV with your name.',
    text: open.length === 0 ? [ended] : [],
    forms: [
      ...(open.length === 0
        ? []
        : [
            {
              name: 'coach-decision',
              label: 'Your answer',
              fields: coachFields(question, token),
              buttons: [{ label: 'Send my answer' }],
            },
          ]),
      {
        name: 'coach-refusal',
        label: 'You are not this coach',
        text: ['Not this coach? Then nothing is confirmed, and the player sees that you are not this coach.'],
        fields: [
          tokenField(token),
          { kind: 'tick', name: 'stop', label: 'Never send me a request from any player again' },
        ],
        buttons: [{ label: 'I am not this coach', secondary: true }],
      },
    ],
    links: [],
  };
}

function guardianPage({ playerName, coach, numbers }: CoachQuestion, token: string): PlainPage {
  return {
    status: 200,
    eyebrow: 'For parents and guardians',
    title: `May ${playerName} ask this coach?`,
    text: [
      `This is who ${playerName} wants to ask: ${coach.name}, ${coach.role}, ${coach.club}. The coach gets one email with a link to the numbers below and nothing else. The email calls the player “${playerName}”.`,
    ],
    facts: numbers.map(({ label, detail, value, unit }) => ({
      label: `${label}, ${detail}`,
      value: `${value} ${unit}`.trim(),
    })),
    forms: [
      {
        name: 'coach-approval',
        label: 'Your decision',
        fields: [tokenField(token)],
        buttons: [
          { label: 'Ask the coach', name: 'approved', value: 'yes', secondary: true },
          { label: 'Do not ask', name: 'approved', value: 'no', secondary: true },
        ],
      },
    ],
    links: [],
  };
}

/** `/confirm/:token` */
export const coachLink: MailLink<CoachQuestion> = {
  findToken: tokenInPath('/confirm/:token'),
  look: (token) => `/confirmations/${encodeURIComponent(token)}`,
  read: questionReader<CoachQuestion>({
    type: 'object',
    required: ['purpose', 'playerName', 'coach', 'numbers'],
    properties: {
      purpose: { enum: ['coach', 'guardian'] },
      playerName: { type: 'string' },
      coach: texts('name', 'role', 'club'),
      numbers: {
        type: 'array',
        maxItems: 30,
        items: {
          type: 'object',
          required: ['label', 'detail', 'value', 'unit', 'changed'],
          properties: {
            label: { type: 'string' },
            detail: { type: 'string' },
            value: { type: 'number' },
            unit: { type: 'string' },
            changed: { type: 'boolean' },
          },
        },
      },
    },
  }),
  page: (question, token) =>
    question.purpose === 'guardian' ? guardianPage(question, token) : coachPage(question, token),
  closed: (status, type) => ({
    status,
    eyebrow: 'For coaches',
    ...(CLOSED[type] ?? UNKNOWN),
    forms: [],
    links: [{ to: paths.contactUs(), label: 'Contact us' }],
  }),
};
