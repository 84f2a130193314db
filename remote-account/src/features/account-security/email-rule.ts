/** Longest address SMTP can carry. */
const EMAIL_MAX = 254;

/** What is wrong with the address to change to, or undefined. Only the mail that arrives proves the rest. */
export function newEmailProblem(text: string, present: string | null): string | undefined {
  const email = text.trim();
  if (email === '') return 'Enter your new e-mail address.';
  if (email.length > EMAIL_MAX || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    return 'Enter an e-mail address like name@example.com.';
  }
  if (email.toLowerCase() === present?.toLowerCase())
    return 'This is your present address. Enter another one.';
  return undefined;
}
