import { BAD_EMAIL, emailProblem, explainPassword, passwordProblem, type Problems } from '@skora/kit';
import { firebaseErrorCode } from '@skora/shared/firebase';
import {
  detailIds,
  detailProblems,
  NO_DETAILS,
  type DetailValues,
} from '../../lib/registration/detail-values';
import { explainRefusal } from '../../lib/registration/explain-refusal';

/** Control of each field. */
export const signUpIds = { ...detailIds, email: 'signup-email', password: 'signup-password' } as const;

/** The sign-up form as it is filled in. */
export interface SignUpValues extends DetailValues {
  email: string;
  password: string;
}

export const NOTHING_TYPED: SignUpValues = { ...NO_DETAILS, email: '', password: '' };

/** What a page before this one knows: a parent who comes from the approval has said who they are. @param state of the address */
export function knownValues(state: unknown): SignUpValues {
  if (typeof state !== 'object' || state === null || !('guardianEmail' in state)) return NOTHING_TYPED;
  const { guardianEmail } = state;
  return typeof guardianEmail === 'string'
    ? { ...NOTHING_TYPED, email: guardianEmail, role: 'guardian' }
    : NOTHING_TYPED;
}

/**
 * What is wrong with the sign-up form, in the order of the page.
 * @param hasIdentity e-mail and password are settled already
 */
export function signUpProblems(values: SignUpValues, hasIdentity: boolean): Problems<keyof SignUpValues> {
  const { displayName, email, password } = values;
  const { displayName: nameProblem, ...otherDetails } = detailProblems(values);
  return {
    displayName: nameProblem,
    ...(!hasIdentity && {
      email: emailProblem(email),
      password: passwordProblem(password, { displayName, email }),
    }),
    ...otherDetails,
  };
}

/** What of a failed sign-up belongs to a field, or null. */
export function explainSignUp(error: unknown): Problems<keyof SignUpValues> | null {
  switch (firebaseErrorCode(error)) {
    case 'email-already-in-use':
      return { email: 'This address cannot be used for a new account. If it is yours, log in instead.' };
    case 'invalid-email':
      return { email: BAD_EMAIL };
    default: {
      const password = explainPassword(error);
      return password === null ? explainRefusal(error) : { password };
    }
  }
}
