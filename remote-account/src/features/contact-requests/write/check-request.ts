import {
  carriesAddress,
  CONTACT_BOUNDS,
  type ContactReceiver,
  type ContactRole,
  mayWriteAs,
} from '@skora/domain';
import { emailProblem, failureMessage, type Problems } from '@skora/kit';
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
}

export const NO_REQUEST: RequestValues = {
  name: '',
  club: '',
  role: '',
  email: '',
  reason: '',
  agrees: false,
  website: '',
};

const NO_ADDRESSES = 'Leave out links, email addresses and phone numbers.';
const NO_AGENTS =
  'Agents cannot write about players under 18 here. FIFA’s rules ask for the guardian’s written consent first.';
const BAD_EMAIL = 'Enter an email address like name@example.com.';

function textProblem(text: string, max: number, empty: string): string | null {
  const typed = text.trim();
  if (typed === '') return empty;
  if (typed.length > max) return `Use at most ${max} characters.`;
  return carriesAddress(typed) ? NO_ADDRESSES : null;
}

function reasonProblem(text: string): string | null {
  const { shortestReason, reason } = CONTACT_BOUNDS;
  const problem = textProblem(text, reason, 'Say why you would like to be in touch.');
  if (problem !== null) return problem;
  return text.trim().length < shortestReason
    ? `Say a little more: at least ${shortestReason} characters.`
    : null;
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
    name: textProblem(name, CONTACT_BOUNDS.name, 'Enter your name.'),
    club: textProblem(club, CONTACT_BOUNDS.club, 'Enter your club or organisation.'),
    role: roleProblem(role, receiver),
    email: emailProblem(email) ?? null,
    reason: reasonProblem(reason),
    agrees: agrees ? null : 'Please tick this to go on.',
  };
}

const REFUSED: Readonly<Record<string, Problems<keyof RequestValues>>> = {
  'body/name': { name: NO_ADDRESSES },
  'body/club': { club: NO_ADDRESSES },
  'body/role': { role: NO_AGENTS },
  'body/email': { email: BAD_EMAIL },
  'body/reason': { reason: NO_ADDRESSES },
};

const CLOSED = 'Contact requests about this CV have been switched off. What you typed is still here.';
const GONE = 'This CV is not shared any more, so nothing was sent.';

/** What a refusal means: at its field, or as a whole. */
export function explainRequest(error: unknown): Problems<keyof RequestValues> | string {
  if (!(error instanceof Refusal)) return failureMessage(error);
  const found = error.fields.map(({ at }) => REFUSED[at]).filter((problem) => problem !== undefined);
  if (found.length > 0) return Object.assign({}, ...found) as Problems<keyof RequestValues>;
  if (error.status === 403) return CLOSED;
  return error.status === 404 || error.status === 410 ? GONE : failureMessage(error);
}
