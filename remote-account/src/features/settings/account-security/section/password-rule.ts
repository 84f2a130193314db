import { passwordProblem } from '@skora/kit';

interface Present {
  password: string;
  email: string | null;
  displayName: string | null;
}

export function newPasswordProblem(password: string, present: Present): string | undefined {
  if (password !== '' && password === present.password) {
    return 'This is your current password. Choose another one.';
  }
  return passwordProblem(password, present);
}

export function presentPasswordProblem(password: string): string | undefined {
  return password === '' ? 'Enter your current password.' : undefined;
}

export const WRONG_PASSWORD = 'This is not your current password.';
