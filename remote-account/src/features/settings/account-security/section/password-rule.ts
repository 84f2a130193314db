import { passwordProblem } from '@skora/kit';

interface Present {
  password: string;
  email: string | null;
  displayName: string | null;
}

/** What is wrong with a password that is to replace the present one, or undefined. */
export function newPasswordProblem(password: string, present: Present): string | undefined {
  if (password !== '' && password === present.password) {
    return 'This is your present password. Choose another one.';
  }
  return passwordProblem(password, present);
}

/** What is wrong with the present password as far as the page can tell, or undefined. */
export function presentPasswordProblem(password: string): string | undefined {
  return password === '' ? 'Enter your present password.' : undefined;
}

/** What is said when the identity provider knows another present password. */
export const WRONG_PASSWORD = 'This is not your present password.';
