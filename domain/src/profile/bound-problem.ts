import type { FieldBound } from './field-bound';

// The Firestore rules hold the same patterns in the notation of RE2; a table-driven test compares the two.

/** What no single line may hold: line breaks, other control characters, marks that reverse the reading direction. */
// eslint-disable-next-line no-control-regex
const NOT_ON_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

/** The same for text of several lines, which may break. */
// eslint-disable-next-line no-control-regex
const NOT_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

/** An e-mail address as browsers check it, with a domain of at least two parts. */
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** `YYYY-MM` */
const MONTH = /^(19[5-9][0-9]|20[0-9][0-9])-(0[1-9]|1[0-2])$/;

function textProblem(text: unknown, max: number, unwanted: RegExp): string | null {
  if (typeof text !== 'string') return 'Please enter some text.';
  const over = text.length - max;
  if (over > 0) return `Shorten this by ${over} ${over === 1 ? 'character' : 'characters'}.`;
  return unwanted.test(text) ? 'This has characters we cannot show. Please type it again.' : null;
}

function monthProblem(month: string, yearsAhead: number, now: Date): string | null {
  if (!MONTH.test(month)) return 'Enter a month and a year, from 1950 on.';
  const latest = `${now.getUTCFullYear() + yearsAhead}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
  if (month <= latest) return null;
  return yearsAhead === 0 ? 'This month is in the future.' : `This is more than ${yearsAhead} years ahead.`;
}

function numberProblem(value: unknown, min: number, max: number, whole: boolean): string | null {
  const fits = typeof value === 'number' && value >= min && value <= max;
  if (fits && (!whole || Number.isInteger(value))) return null;
  return `Enter a ${whole ? 'whole number' : 'number'} from ${min} to ${max}.`;
}

function listProblem(list: unknown, max: number, allowed: (entry: unknown) => boolean): string | null {
  if (!Array.isArray(list) || !list.every(allowed)) return 'Choose from the list.';
  if (new Set(list).size < list.length) return 'Choose each one only once.';
  return list.length > max ? `Choose at most ${max}.` : null;
}

const CODES = { upper: /^[A-Z]{2}$/, lower: /^[a-z]{2}$/ } as const;

/**
 * What is wrong with a value that is to be stored, for the person who typed it; null when it fits. The rules refuse
 * exactly what has a problem here.
 * @param value trimmed text, number, list or yes/no; undefined, null and '' are "not given"
 */
export function boundProblem(bound: FieldBound, value: unknown, now: Date): string | null {
  if (value === undefined || value === null || value === '') {
    return 'required' in bound ? 'Please fill this in.' : null;
  }
  const text = typeof value === 'string' ? value : '';
  switch (bound.kind) {
    case 'line':
      return textProblem(value, bound.max, NOT_ON_A_LINE);
    case 'lines':
      return textProblem(value, bound.max, NOT_IN_LINES);
    case 'email':
      if (!EMAIL.test(text)) return 'Enter an email address like name@example.com.';
      return textProblem(value, bound.max, NOT_ON_A_LINE);
    case 'whole':
      return numberProblem(value, bound.min, bound.max, true);
    case 'number':
      return numberProblem(value, bound.min, bound.max, false);
    case 'year':
      return numberProblem(value, bound.min, now.getUTCFullYear(), true);
    case 'month':
      return monthProblem(text, bound.yearsAhead, now);
    case 'country':
      return CODES.upper.test(text) ? null : 'Choose a country from the list.';
    case 'choice':
      return bound.of.includes(text) ? null : 'Choose from the list.';
    case 'choices':
      return listProblem(value, bound.max, (entry) => bound.of.includes(String(entry)));
    case 'codes':
      return listProblem(value, bound.max, (entry) => CODES[bound.letters].test(String(entry)));
    case 'yesNo':
      return typeof value === 'boolean' ? null : 'Answer with yes or no.';
  }
}
