/** Longest address SMTP can carry. */
const EMAIL_MAX = 254;

/** Pasted spaces around an address are never meant. */
export function normaliseEmail(text: string): string {
  return text.trim();
}

/** What is wrong with an e-mail address, or undefined. Only the mail that arrives proves the rest. */
export function emailProblem(text: string): string | undefined {
  const email = normaliseEmail(text);
  if (email === '') return 'Enter your email address.';
  if (email.length > EMAIL_MAX || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    return 'Enter an email address like name@example.com.';
  }
  return undefined;
}
