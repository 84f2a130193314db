import {
  carriesAddress,
  CONTACT_BOUNDS,
  type ContactReceiver,
  type ContactRole,
  mayWriteAs,
  saysSomething,
} from '@skora/domain';
import { BAD_EMAIL, emailProblem, failureMessage, type Problems } from '@skora/kit';
import { Refusal } from '@skora/shared/api';

/** What the form holds, as typed. */
export interface RequestValues {
  name: string;
  club: string;
  role: ContactRole | '';
  email: string;
  reason: string;
  agrees: boolean;
  website: string;
  /** When the form appeared, milliseconds since 1970; a draft keeps it. */
  startedAt: number;
}

export const NO_REQUEST: RequestValues = {
  name: '',
  club: '',
  role: '',
  email: '',
  reason: '',
  agrees: false,
  website: '',
  startedAt: 0,
};

/** What is missing in an empty text. */
const EMPTY = {
  name: 'Enter your name.',
  club: 'Enter your club or organisation.',
  reason: 'Write a message: say why you would like to be in touch.',
} as const;
const TOO_SHORT = `Say a little more: at least ${CONTACT_BOUNDS.shortestReason} characters.`;
const NO_ADDRESSES = 'Leave out links, email addresses and phone numbers.';
const NO_AGENTS =
  'Agents cannot write about players under 18 here. FIFA’s rules ask for the guardian’s written consent first.';

function textProblem(text: string, max: number, empty: string): string | null {
  const typed = text.trim();
  if (!saysSomething(typed)) return empty;
  if (typed.length > max) return `Use at most ${max} characters.`;
  return carriesAddress(typed) ? NO_ADDRESSES : null;
}

function reasonProblem(text: string): string | null {
  const { shortestReason, reason } = CONTACT_BOUNDS;
  const problem = textProblem(text, reason, EMPTY.reason);
  if (problem !== null) return problem;
  return text.trim().length < shortestReason ? TOO_SHORT : null;
}

function roleProblem(role: RequestValues['role'], receiver: ContactReceiver): string | null {
  if (role === '') return 'Choose who you are.';
  return mayWriteAs(role, receiver) ? null : NO_AGENTS;
}

/** Everything that is wrong with a request. */
export function checkRequest(
  values: RequestValues,
  receiver: ContactReceiver,
): Problems<keyof RequestValues> {
  const { name, club, role, email, reason, agrees } = values;
  return {
    name: textProblem(name, CONTACT_BOUNDS.name, EMPTY.name),
    club: textProblem(club, CONTACT_BOUNDS.club, EMPTY.club),
    role: roleProblem(role, receiver),
    email: emailProblem(email) ?? null,
    reason: reasonProblem(reason),
    agrees: agrees ? null : 'Please tick this to go on.',
  };
}

const isText = (field: string): field is keyof typeof EMPTY => Object.hasOwn(EMPTY, field);

/** What a refused field means; the backend drops what nobody sees, so it can find a text empty or short that looks longer. */
function refusedField({ at, message }: Refusal['fields'][number]): Problems<keyof RequestValues> | null {
  const field = at.replace('body/', '');
  if (field === 'role') return { role: NO_AGENTS };
  if (field === 'email') return { email: BAD_EMAIL };
  if (!isText(field)) return null;
  if (message === 'must be filled') return { [field]: EMPTY[field] };
  return { [field]: message.startsWith('must have at least') ? TOO_SHORT : NO_ADDRESSES };
}

const CLOSED = 'Contact requests about this CV have been switched off. What you typed is still here.';
const GONE = 'This CV is not shared any more, so nothing was sent.';

/** What a refusal means: at its field, or as a whole. */
export function explainRequest(error: unknown): Problems<keyof RequestValues> | string {
  if (!(error instanceof Refusal)) return failureMessage(error);
  const found = error.fields.map(refusedField).filter((problem) => problem !== null);
  if (found.length > 0) return Object.assign({}, ...found) as Problems<keyof RequestValues>;
  if (error.status === 403) return CLOSED;
  return error.status === 404 || error.status === 410 ? GONE : failureMessage(error);
}
