import { failureMessage, type Problems } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import type { AskForm } from './ask-form';

const FIELDS: readonly [place: string, name: keyof AskForm, message: string][] = [
  [
    'body/coach/email',
    'email',
    'This is no address we can write to, or it is your own or your guardian’s. Enter the coach’s.',
  ],
  ['body/coach/name', 'name', 'Type the name anew, in letters.'],
  ['body/coach/role', 'role', 'Type the role anew, in letters.'],
  ['body/coach/club', 'club', 'Type the club anew, in letters.'],
  ['body/numbers', 'numbers', 'You changed one of these numbers meanwhile. Choose them again.'],
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
export function explainAsk(error: unknown): Problems<keyof AskForm> | string {
  if (!(error instanceof Refusal)) return failureMessage(error);
  const found = FIELDS.filter(([place]) => error.fields.some(({ at }) => at.startsWith(place)));
  if (found.length > 0) return Object.fromEntries(found.map(([, name, message]) => [name, message]));
  if (error.status === 429) {
    return 'You have asked as often as is possible in one day. Nothing was sent; what you typed is kept.';
  }
  return TYPES[error.type] ?? failureMessage(error);
}
