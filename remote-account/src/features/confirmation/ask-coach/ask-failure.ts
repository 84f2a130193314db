import { failureMessage } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { ASK_FIELDS, type AskProblem } from './ask-form';

const FIELDS: readonly [place: string, problem: AskProblem][] = [
  [
    'body/coach/email',
    {
      fieldId: ASK_FIELDS.email,
      message: 'This is no address we can write to, or it is your own or your guardian’s. Enter the coach’s.',
    },
  ],
  ['body/coach/name', { fieldId: ASK_FIELDS.name, message: 'Type the name anew, in letters.' }],
  ['body/coach/role', { fieldId: ASK_FIELDS.role, message: 'Type the role anew, in letters.' }],
  ['body/coach/club', { fieldId: ASK_FIELDS.club, message: 'Type the club anew, in letters.' }],
  [
    'body/numbers',
    {
      fieldId: ASK_FIELDS.numbers,
      message: 'You changed one of these numbers meanwhile. Choose them again.',
    },
  ],
];

const TYPES: Readonly<Record<string, string>> = {
  'already-asked':
    'This coach has not answered your last request yet. Take that one back first, then ask with all numbers at once.',
  'address-refuses':
    'Somebody at this address asked us not to send requests of players. Talk to your coach in person.',
  'account-incomplete': 'Finish your account first.',
  'guardian-required': 'Your parent or guardian has to approve your account first.',
};

/** What was wrong with a question the backend refused: at a field, or as a whole. */
export function askFailure(error: unknown): { problems: AskProblem[]; message: string } {
  if (!(error instanceof Refusal)) return { problems: [], message: failureMessage(error) };
  const problems = FIELDS.filter(([place]) => error.fields.some(({ at }) => at.startsWith(place)));
  if (problems.length > 0) return { problems: problems.map(([, problem]) => problem), message: '' };
  if (error.status === 429) {
    return {
      problems: [],
      message: 'You have asked as often as is possible in one day. Nothing was sent; what you typed is kept.',
    };
  }
  return { problems: [], message: TYPES[error.type] ?? failureMessage(error) };
}
