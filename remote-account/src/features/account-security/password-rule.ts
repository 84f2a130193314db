/** Fewest characters of a new password. */
export const PASSWORD_MIN = 8;

const PASSWORD_MAX = 128;

interface Present {
  password: string;
  email: string | null;
}

/** What is wrong with a new password, or undefined. Length is what counts; there are no rules about kinds of signs. */
export function newPasswordProblem(password: string, present: Present): string | undefined {
  const length = [...password].length;
  if (length === 0) return 'Choose a new password.';
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`;
  if (password === present.password) return 'This is your present password. Choose another one.';
  if (password.toLowerCase() === present.email?.toLowerCase()) {
    return 'Choose a password that is not your e-mail address.';
  }
  return undefined;
}

/** What is wrong with the present password as far as the page can tell, or undefined. */
export function presentPasswordProblem(password: string): string | undefined {
  return password === '' ? 'Enter your present password.' : undefined;
}
