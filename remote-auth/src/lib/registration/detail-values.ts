import type { FieldErrors, Values } from '../form/use-auth-form';
import type { RegistrationDetails } from './api/register';
import { birthDateProblems, isoDate } from './birth-date';
import { displayNameProblem, normaliseDisplayName } from './display-name-rule';

/** Control of each field that every registration asks for, in the order of the page. */
export const detailIds = {
  displayName: 'account-name',
  birthDay: 'account-birth-day',
  birthMonth: 'account-birth-month',
  birthYear: 'account-birth-year',
  country: 'account-country',
  role: 'account-role',
  terms: 'account-terms',
  newsletter: 'account-newsletter',
} as const;

export type DetailField = keyof typeof detailIds;

export function detailProblems(values: Values<DetailField>): FieldErrors<DetailField> {
  return {
    displayName: displayNameProblem(values.displayName),
    ...birthDateProblems(values),
    country: values.country === '' ? 'Choose the country the player lives in.' : undefined,
    role: values.role === '' ? 'Choose who you are.' : undefined,
    terms: values.terms === '' ? 'Accept the terms to create an account.' : undefined,
  };
}

export function readDetails(values: Values<DetailField>): RegistrationDetails {
  return {
    displayName: normaliseDisplayName(values.displayName),
    dateOfBirth: isoDate(values) ?? '',
    country: values.country,
    role: values.role === 'guardian' ? 'guardian' : 'player',
    newsletter: values.newsletter !== '',
  };
}
