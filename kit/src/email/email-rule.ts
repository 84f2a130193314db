/** Longest address SMTP can carry. */
const EMAIL_MAX = 254;

/** What is said about an address that no mail can go to. */
export const BAD_EMAIL = 'Enter an email address like name@example.com.';

/** Pasted spaces around an address are never meant. */
export function normaliseEmail(text: string): string {
  return text.trim();
}

/** What is wrong with an e-mail address, or undefined. Only the mail that arrives proves the rest. */
export function emailProblem(text: string): string | undefined {
  const email = normaliseEmail(text);
  if (email === '') return 'Enter your email address.';
  return email.length > EMAIL_MAX || !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? BAD_EMAIL : undefined;
}
