const POSSIBLE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is said about an address no mail can go to. */
export const IMPOSSIBLE_ADDRESS = 'Enter a full email address, such as name@example.com.';

/** What is wrong with the address that a mail is to go to; null for nothing. */
export function addressProblem(email: string): string | null {
  return POSSIBLE.test(email.trim()) ? null : IMPOSSIBLE_ADDRESS;
}
