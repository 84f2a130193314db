import { Refusal } from '@skora/shared/api';
import type { FieldErrors } from '../form/use-auth-form';
import type { DetailField } from './detail-values';

/** Our words for the fields the backend may refuse; its own never repeat what was sent, ours say what to do. */
const words = new Map<string, FieldErrors<DetailField>>([
  ['body/displayName', { displayName: 'Use another name: one line, without special characters.' }],
  ['body/dateOfBirth', { birthDay: 'Enter a date of birth that exists.' }],
  ['body/country', { country: 'Choose another country from the list.' }],
  ['body/role', { role: 'This account cannot be one for a parent or guardian.' }],
]);

/** What of a refused registration belongs to a field, or null. */
export function explainRefusal(error: unknown): FieldErrors<DetailField> | null {
  if (!(error instanceof Refusal) || error.status !== 422) return null;
  const found: FieldErrors<DetailField> = {};
  for (const { at } of error.fields) Object.assign(found, words.get(at));
  return Object.keys(found).length > 0 ? found : null;
}
