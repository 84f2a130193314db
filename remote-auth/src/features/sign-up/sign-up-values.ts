import { emailProblem } from '../form/email-rule';
import { passwordProblem } from '../form/password-rule';
import type { FieldErrors, Values } from '../form/use-auth-form';
import { displayNameProblem } from './display-name-rule';

/** Control of each field, in the order of the page. */
export const signUpIds = {
  displayName: 'signup-name',
  email: 'signup-email',
  password: 'signup-password',
  terms: 'signup-terms',
  newsletter: 'signup-newsletter',
} as const;

/** Fields of the sign-up form. */
export type SignUpField = keyof typeof signUpIds;

/** What is wrong with the sign-up form, by field. */
export function signUpProblems(values: Values<SignUpField>): FieldErrors<SignUpField> {
  const { displayName, email, password, terms } = values;
  return {
    displayName: displayNameProblem(displayName),
    email: emailProblem(email),
    password: passwordProblem(password, { displayName, email }),
    terms: terms === '' ? 'Accept the terms to create an account.' : undefined,
  };
}
