import { emailProblem, normaliseEmail } from '@skora/kit';

export function newEmailProblem(text: string, present: string | null): string | undefined {
  const isPresent = normaliseEmail(text).toLowerCase() === present?.toLowerCase();
  return isPresent ? 'This is your present address. Enter another one.' : emailProblem(text);
}
