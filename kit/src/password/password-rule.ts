/** Fewest characters of a new password. */
export const PASSWORD_MIN = 8;

/** The rule as it is said beside the field. */
export const PASSWORD_HINT = `${PASSWORD_MIN} characters or more. Long is better than complicated: a few unrelated words are hard to guess.`;

/** What is said about a password that is among the first guesses. */
export const EASY_TO_GUESS = 'This password is easy to guess. Choose another one.';

/** Most characters the identity provider stores. */
const PASSWORD_MAX = 4096;

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The words most often found alone in passwords; digits and signs around them do not help. */
const COMMON = new Set([
  'password',
  'passwort',
  'football',
  'fussball',
  'futbol',
  'soccer',
  'liverpool',
  'arsenal',
  'chelsea',
  'barcelona',
  'ronaldo',
  'messi',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'qwerty',
  'skora',
]);

/** What the password must not repeat. */
interface PasswordOwner {
  displayName?: string | null;
  email?: string | null;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

function isSimple(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2) return true;
  if (RUNS.some((run) => run.includes(lower) || reversed(run).includes(lower))) return true;
  return COMMON.has(lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

function repeatsOwner(password: string, { displayName, email }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const own = [displayName, email, email?.split('@')[0]];
  return own.some((text) => text?.trim() && text.trim().toLowerCase() === lower);
}

/** What is wrong with a new password, or undefined. No rules about kinds of characters: length is what counts. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | undefined {
  const length = [...password].length;
  if (length === 0) return 'Choose a password.';
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`;
  if (repeatsOwner(password, owner)) return 'Choose a password that is not your name or email address.';
  if (isSimple(password)) return EASY_TO_GUESS;
  return undefined;
}
