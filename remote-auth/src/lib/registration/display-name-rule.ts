const NAME_MAX = 60;

/** Control characters, and marks that turn the reading direction of the text after them. */
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The name as it is stored: one line, single spaces, nothing invisible that changes its neighbours. */
export function normaliseDisplayName(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(UNSAFE, '').trim();
}

/** What is wrong with a display name, or undefined. */
export function displayNameProblem(text: string): string | undefined {
  const name = normaliseDisplayName(text);
  if (name === '') return 'Enter the name you want us to call you.';
  if ([...name].length > NAME_MAX) return `Use at most ${NAME_MAX} characters for your name.`;
  return undefined;
}
