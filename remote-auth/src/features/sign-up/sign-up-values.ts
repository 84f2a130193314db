import { emailProblem, explainPassword, passwordProblem } from '@skora/kit';
import { firebaseErrorCode } from '@skora/shared/firebase';
import type { FieldErrors, Values } from '../../lib/form/use-auth-form';
import { detailIds, detailProblems } from '../../lib/registration/detail-values';
import { explainRefusal } from '../../lib/registration/explain-refusal';

const { displayName, ...otherDetails } = detailIds;

/** Control of each field, in the order of the page. */
export const signUpIds = {
  displayName,
  email: 'signup-email',
  password: 'signup-password',
  ...otherDetails,
} as const;

export type SignUpField = keyof typeof signUpIds;

/** What is wrong with the sign-up form, by field. @param hasIdentity e-mail and password are settled already */
export function signUpProblems(values: Values<SignUpField>, hasIdentity: boolean): FieldErrors<SignUpField> {
  const details = detailProblems(values);
  if (hasIdentity) return details;
  const { email, password } = values;
  return {
    ...details,
    email: emailProblem(email),
    password: passwordProblem(password, { displayName: values.displayName, email }),
  };
}

/** What of a failed sign-up belongs to a field, or null. */
export function explainSignUp(error: unknown): FieldErrors<SignUpField> | null {
  switch (firebaseErrorCode(error)) {
    case 'email-already-in-use':
      return { email: 'This address cannot be used for a new account. If it is yours, log in instead.' };
    case 'invalid-email':
      return { email: 'Enter an e-mail address like name@example.com.' };
    default: {
      const password = explainPassword(error);
      return password === null ? explainRefusal(error) : { password };
    }
  }
}
