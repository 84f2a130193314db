import { CONFIRMATION_BOUNDS, isPlainObject } from '@skora/domain';
import type { Problems } from '@skora/kit';

/** The question to a coach while it is written. */
export interface AskForm {
  name: string;
  role: string;
  club: string;
  email: string;
  /** The chosen numbers, as `nameNumber` names them. */
  numbers: readonly string[];
}

export const EMPTY_ASK: AskForm = { name: '', role: '', club: '', email: '', numbers: [] };

/** Ids of the fields, by the name the backend calls them. */
export const ASK_FIELDS = {
  name: 'coach-name',
  role: 'coach-role',
  club: 'coach-club',
  email: 'coach-email',
  numbers: 'asked-numbers',
} as const;

/** Reads a draft; null when it makes no sense. */
export function parseAskForm(value: unknown): AskForm | null {
  if (!isPlainObject(value)) return null;
  const text = (field: unknown) => (typeof field === 'string' ? field : '');
  const numbers = Array.isArray(value.numbers) ? value.numbers : [];
  return {
    name: text(value.name),
    role: text(value.role),
    club: text(value.club),
    email: text(value.email),
    numbers: numbers.filter((one) => typeof one === 'string'),
  };
}

// Line breaks and other control characters, and the marks that reverse the reading direction; as in the backend.
// eslint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function checkLine(text: string, missing: string): string | null {
  if (text === '') return missing;
  if (text.length > CONFIRMATION_BOUNDS.coachText)
    return `Use at most ${CONFIRMATION_BOUNDS.coachText} characters.`;
  return UNWANTED.test(text) ? 'This has characters we cannot show. Please type it again.' : null;
}

function checkEmail(email: string, ownEmail: string): string | null {
  if (!ADDRESS.test(email)) return 'Enter the coach’s email address, for example rui@club.example.';
  return email.toLowerCase() === ownEmail.toLowerCase()
    ? 'This is your own address. Only somebody else can confirm your numbers.'
    : null;
}

function checkNumbers(count: number): string | null {
  if (count === 0) return 'Choose at least one number.';
  const most = CONFIRMATION_BOUNDS.items;
  return count > most ? `Choose at most ${most} numbers, so that the coach can check them all.` : null;
}

/** What is wrong with the question. The backend checks the same. */
export function checkAsk(form: AskForm, ownEmail: string): Problems<keyof AskForm> {
  const { name, role, club, email, numbers } = form;
  return {
    name: checkLine(name.trim(), 'Enter the coach’s name.'),
    role: checkLine(role.trim(), 'Enter what the coach does, for example U17 head coach.'),
    club: checkLine(club.trim(), 'Enter the club or academy.'),
    email: checkEmail(email.trim(), ownEmail),
    numbers: checkNumbers(numbers.length),
  };
}
