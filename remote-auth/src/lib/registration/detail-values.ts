import type { Form, Problems } from '@skora/kit';
import type { RegistrationDetails } from './api/register';
import { birthDateProblems, isoDate, type TypedDate } from './birth-date';
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

/** What every registration asks for, as it is typed and chosen. */
export interface DetailValues extends TypedDate {
  displayName: string;
  country: string;
  role: RegistrationDetails['role'] | null;
  terms: boolean;
  newsletter: boolean;
}

/** A form that has these fields, perhaps among others. */
export type DetailForm = Form<DetailValues, keyof DetailValues>;

/** Nothing is guessed and nothing is ticked beforehand. */
export const NO_DETAILS: DetailValues = {
  displayName: '',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  country: '',
  role: null,
  terms: false,
  newsletter: false,
};

/** One draft for sign-up and for completing the account: a tab may die between the two. */
export const REGISTRATION_DRAFT = 'registration';

/** What one agrees to is ticked anew. */
export const UNKEPT_DETAILS = ['terms', 'newsletter'] as const;

/** What is wrong with the details, in the order of the page. */
export function detailProblems(values: DetailValues): Problems<keyof DetailValues> {
  return {
    displayName: displayNameProblem(values.displayName),
    ...birthDateProblems(values),
    country: values.country === '' ? 'Choose the country the player lives in.' : null,
    role: values.role === null ? 'Choose who you are.' : null,
    terms: values.terms ? null : 'Accept the terms to create an account.',
  };
}

export function readDetails(values: DetailValues): RegistrationDetails {
  return {
    displayName: normaliseDisplayName(values.displayName),
    dateOfBirth: isoDate(values) ?? '',
    country: values.country,
    role: values.role ?? 'player',
    newsletter: values.newsletter,
  };
}
