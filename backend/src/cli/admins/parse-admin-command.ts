/** What an operator asks for. */
export type AdminCommand = { name: 'give' | 'take'; email: string } | { name: 'list' };

export const USAGE = `Usage: npm run admin -- give <email>   makes the account one of those who see /operations
       npm run admin -- take <email>   ends that, and all sessions of the account
       npm run admin -- list           who they are`;

/** Reads the words after `npm run admin --`. @returns null when they are no command */
export function parseAdminCommand(words: readonly string[]): AdminCommand | null {
  const [name, email, ...more] = words;
  if (name === 'list') return email === undefined ? { name } : null;
  if (name !== 'give' && name !== 'take') return null;
  if (email === undefined || !/^[^\s@]+@[^\s@]+$/.test(email) || more.length > 0) return null;
  return { name, email };
}
