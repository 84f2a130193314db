import type { Problems } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import type { DetailValues } from './detail-values';

/** Our words for the fields the backend may refuse; its own never repeat what was sent, ours say what to do. */
const WORDS: readonly [at: string, problem: Problems<keyof DetailValues>][] = [
  ['body/displayName', { displayName: 'Use another name: one line, without special characters.' }],
  ['body/dateOfBirth', { birthDay: 'Enter a real date of birth.' }],
  ['body/country', { country: 'Choose another country from the list.' }],
  ['body/role', { role: 'You cannot choose “a parent or guardian” for this account.' }],
];

/** What of a refused registration belongs to a field, or null. */
export function explainRefusal(error: unknown): Problems<keyof DetailValues> | null {
  if (!(error instanceof Refusal) || error.status !== 422) return null;
  const refused = new Set(error.fields.map(({ at }) => at));
  const found = WORDS.filter(([at]) => refused.has(at));
  return found.length > 0 ? Object.assign({}, ...found.map(([, problem]) => problem)) : null;
}
